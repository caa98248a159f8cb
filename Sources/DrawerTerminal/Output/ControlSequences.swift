internal import DrawerCanvas

/// The sequences that this package sends itself; everything else comes from ncurses.
enum ControlSequences {
    /// Bracketed paste, and reports of the focus.
    static let enter = "\u{1B}[?2004h\u{1B}[?1004h"
    /// Reports of presses, releases and drags, in SGR's form.
    static let mouse = "\u{1B}[?1002h\u{1B}[?1006h"
    /// No reports of the mouse, in whatever form.
    static let mouseOff = "\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1006l\u{1B}[?1016l"
    /// The same reports with places in pixels. It takes the place of SGR's form in some terminals.
    static let pixels = "\u{1B}[?1016h"
    /// While a button is held, reports of every movement, so that a lost release is noticed.
    static let mouseHeld = "\u{1B}[?1003h"
    /// Back to drags alone; resetting 1003 alone would turn all tracking off.
    static let mouseFree = "\u{1B}[?1003l\u{1B}[?1002h"
    /// All modes off, in an order that leaves none behind.
    static let leave =
        "\u{1B}[?2026l" + mouseOff + "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[0m"
    /// The whole screen scrolls again; ncurses may be in the midst of scrolling a part of it.
    static let scrollAll = "\u{1B}[r"
    /// The terminal puts its title aside, and takes it up again (XTWINOPS).
    static let keepTitle = "\u{1B}[22;2t"
    static let giveTitleBack = "\u{1B}[23;2t"
    /// The terminal holds back what comes between these, and shows it at once.
    static let beginFrame = "\u{1B}[?2026h"
    static let endFrame = "\u{1B}[?2026l"
    /// What are the text's colour and the background?
    static let askColors = "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"
    /// Are places reported in pixels, or could they be?
    static let askPixels = "\u{1B}[?1016$p"
    /// What are you? The end mark of a list of questions.
    static let endMark = "\u{1B}[c"

    /// The clipboard's text is `text`, of which nothing but letters, digits and `+/=` is sent.
    static func copy(_ text: String) -> String {
        "\u{1B}]52;c;" + Base64.encode(text.utf8) + "\u{1B}\\"
    }

    /// The longest title that is sent, in characters: terminals cut or refuse longer ones.
    private static let longestTitle = 200

    /// The window's title is `text`, of which nothing acts on the terminal.
    static func title(_ text: String) -> String {
        let plain = Array(text.utf8).withUnsafeBufferPointer(PlainText.init).text
        let line = plain.unicodeScalars.filter { $0.properties.generalCategory != .format }
        let kept = String(String.UnicodeScalarView(line)).prefix(longestTitle)
        return "\u{1B}]2;" + kept.map { $0 == "\t" ? " " : $0 } + "\u{1B}\\"
    }
}
