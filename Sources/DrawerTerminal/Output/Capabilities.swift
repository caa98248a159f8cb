internal import DrawerCanvas

/// What a terminal can do, as far as painting asks.
struct Capabilities: Hashable, Sendable {
    /// The colours to use.
    var depth: ColorDepth = .truecolor
    /// The attributes that it has.
    var attributes: Attributes = [.bold, .faint, .italic, .underline, .reverse]
    /// Those of them that show beside colours.
    var attributesWithColors: Attributes = [.bold, .faint, .italic, .underline, .reverse]
    /// The short ways that it knows.
    var shortcuts: Shortcuts = .all
    /// Whether what is erased gets the background of the pen, and not the terminal's own.
    var erasesInBackground = true
    /// Whether a character in the last cell of the screen has the screen scroll.
    var scrollsAtEnd = false
    /// Its sequences where they are not those of ECMA-48.
    var foreign = ForeignSequences()

    /// Makes the screen a program's own, with settings that painting relies on.
    var begin: [UInt8] = []
    /// Gives the screen back.
    var end: [UInt8] = []
    /// Empties the screen, with the cursor at its upper left; after `unstyle`.
    var clear: [UInt8] = Array("\u{1B}[H\u{1B}[2J".utf8)
    /// No attributes, no colours.
    var unstyle: [UInt8] = Array("\u{1B}[0m".utf8)
    /// The cursor is hidden, and is shown.
    var hideCursor: [UInt8] = []
    var showCursor: [UInt8] = []

    /// Sequences of ECMA-48, and controls, that save bytes where a terminal has them.
    struct Shortcuts: OptionSet, Hashable, Sendable {
        let rawValue: UInt16

        /// The cursor to a column of its row (CHA).
        static let column = Shortcuts(rawValue: 1)
        /// The cursor so many columns on (CUF).
        static let forward = Shortcuts(rawValue: 2)
        /// The cursor to the first column.
        static let carriageReturn = Shortcuts(rawValue: 4)
        /// The cursor a row down, in its column.
        static let lineFeed = Shortcuts(rawValue: 8)
        /// The cursor a column back.
        static let backspace = Shortcuts(rawValue: 16)
        /// Erases the rest of the row (EL).
        static let eraseLine = Shortcuts(rawValue: 32)
        /// Erases so many cells (ECH).
        static let eraseCells = Shortcuts(rawValue: 64)
        /// The last character so many times more (REP).
        static let repetition = Shortcuts(rawValue: 128)
        /// Attributes off one by one, and the terminal's own colours (SGR 22 to 27, 39 and 49).
        static let takingBack = Shortcuts(rawValue: 256)

        static let all = Shortcuts(rawValue: 511)
    }
}
