internal import DrawerCanvas
internal import DrawerModel

/// What a key means while one reads.
enum ReaderCommand: Hashable {
    case scroll(rows: Int)
    case page(Int)
    case halfPage(Int)
    case start, end
    /// By half screens, to the right where positive.
    case sideways(halves: Int)
    case toggleWrapping, toggleNumbers
    case toggleDrawer
    case back, forward
    /// Follows the first link in the window.
    case link
    case help
    case toggleMouse
    case quit

    /// The command of a key wherever the keyboard is.
    static func anywhere(_ press: KeyPress) -> ReaderCommand? {
        switch (press.key, press.modifiers) {
        case (.character("m"), []): .toggleDrawer
        case (.character("q"), []): .quit
        case (.character("h"), []), (.function(1), []): .help
        case (.function(2), []): .toggleMouse
        default: nil
        }
    }

    /// The command of a key over the text.
    static func reading(_ press: KeyPress) -> ReaderCommand? {
        if press == KeyPress(.character("o"), .control) { return .back }
        guard press.modifiers.isEmpty else { return nil }
        return switch press.key {
        case .backspace: .back
        case .character("o"): .link
        case .tab: .forward
        case .down, .enter, .character("j"): .scroll(rows: 1)
        case .up, .character("k"): .scroll(rows: -1)
        case .pageDown, .character(" "), .character("f"): .page(1)
        case .character("d"): .halfPage(1)
        case .character("u"): .halfPage(-1)
        case .pageUp, .character("b"): .page(-1)
        case .home, .character("g"): .start
        case .end, .character("G"): .end
        case .character("<"): .sideways(halves: -1)
        case .character(">"): .sideways(halves: 1)
        case .character("w"): .toggleWrapping
        case .character("l"): .toggleNumbers
        default: nil
        }
    }

    /// What the card of keys says, a tab between key and meaning.
    static func keyTable(_ direction: LayoutDirection) -> [String] {
        let isMirrored = direction == .rightToLeft
        return [
            "\(isMirrored ? "←" : "→")  m  click ☰\topen the drawer",
            "drag\tslide it out or in by hand",
            "\(isMirrored ? "→" : "←")  Esc  m\tclose it; so does a click beside it",
        ] + commonKeys
    }

    private static let commonKeys = [
        "↑ ↓  Enter  click\tchoose in the drawer; / filters it",
        "Backspace  Tab\tback to where one was, forward again",
        "click  o\tfollow a link; the first one in sight",
        "",
        "↑ ↓  j k  wheel\tscroll by lines",
        "PgUp PgDn  b Space\tscroll by pages",
        "Home End  g G\tgo to the start, the end",
        "w  l\tcut long lines or wrap them, number them",
        "<  >\tmove cut lines sideways",
        "Shift+drag\tselect text, in most terminals",
        "F2\tlet the mouse select, or take it back",
        "",
        "h  F1\tthis card",
        "Ctrl-L\tdraw the screen anew",
        "Ctrl-Z\tsuspend",
        "q  Ctrl-C\tleave",
    ]
}
