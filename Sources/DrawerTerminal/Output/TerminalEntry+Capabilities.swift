internal import DrawerCanvas

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension TerminalEntry {
    /// What the terminal can do, in `asked` colours or those that it says it has.
    func capabilities(depth asked: ColorDepth?, colorTerm: String?) -> Capabilities {
        var found = Capabilities()
        found.shortcuts = shortcuts
        found.foreign = foreign
        found.depth = depth(asked, colorTerm: colorTerm, canPaint: found.foreign.pen == nil)
        found.attributes = attributes
        found.attributesWithColors = attributes.subtracting(attributesWithoutColors)
        found.erasesInBackground = flag("bce")
        let wrapsAtOnce = flag("am") && !flag("xenl")
        found.scrollsAtEnd = wrapsAtOnce && sequence("rmam") == nil
        found.unstyle = bytes("sgr0")
        found.begin = bytes("smcup") + bytes("rmir") + wholeScreen
        found.end = bytes("rmcup")
        if wrapsAtOnce, !found.scrollsAtEnd {
            found.begin += bytes("rmam")
            found.end += bytes("smam")
        }
        found.clear = bytes("clear")
        found.hideCursor = bytes("civis")
        found.showCursor = bytes("cnorm")
        return found
    }

    /// The whole screen scrolls, whatever a program before has left.
    private var wholeScreen: [UInt8] {
        text("csr", 0, 9) == "\u{1B}[1;10r" ? Array(ControlSequences.scrollAll.utf8) : []
    }

    // MARK: Colours

    /// 24-bit colours are promised by `COLORTERM`, or by an entry of their own, such as `xterm-direct`.
    private func depth(
        _ asked: ColorDepth?, colorTerm: String?, canPaint: Bool
    ) -> ColorDepth {
        let depths: [ColorDepth] = [.truecolor, .indexed, .sixteen, .eight]
        let own = depths.first { $0.rawValue <= number("colors") } ?? .none
        guard canPaint else { return min(asked ?? own, own) }
        return asked ?? (["truecolor", "24bit"].contains(colorTerm) ? .truecolor : own)
    }

    // MARK: Attributes

    private static let names: [(Attributes, name: String, sequence: String)] = [
        (.bold, "bold", "\u{1B}[1m"), (.faint, "dim", "\u{1B}[2m"), (.italic, "sitm", "\u{1B}[3m"),
        (.underline, "smul", "\u{1B}[4m"), (.reverse, "rev", "\u{1B}[7m"),
    ]

    private var attributes: Attributes {
        Self.names.reduce([]) { sequence($1.name) == nil ? $0 : $0.union($1.0) }
    }

    /// What the entry says does not go with colours. A reversed row is all that says which one is
    /// chosen, so that is tried all the same.
    private var attributesWithoutColors: Attributes {
        let video = max(0, number("ncv"))
        let bits: [(Int, Attributes)] = [(2, .underline), (16, .faint), (32, .bold)]
        return bits.reduce([]) { video & $1.0 == 0 ? $0 : $0.union($1.1) }
    }

    // MARK: Sequences

    private var foreign: ForeignSequences {
        var foreign = ForeignSequences()
        if text("cup", 4, 11) != "\u{1B}[5;12H" { foreign.address = stored("cup") }
        if !isPenStandard { foreign.pen = foreignPen }
        return foreign
    }

    /// Whether styles are set by SGR; a terminal without any may be asked for it.
    private var isPenStandard: Bool {
        let hasColors = text("setaf", 1).map { ["\u{1B}[31m", "\u{1B}[38;5;1m"].contains($0) }
        return hasColors ?? true
            && Self.names.allSatisfy { [nil, $0.sequence].contains(text($0.name, 0)) }
    }

    private var foreignPen: ForeignSequences.Pen {
        var pen = ForeignSequences.Pen()
        for (attribute, name, _) in Self.names { pen.attributes[attribute.rawValue] = bytes(name) }
        pen.foreground = stored("setaf")
        pen.background = stored("setab")
        return pen
    }

    private func stored(_ name: String) -> [CChar]? {
        sequence(name).map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
    }

    private var shortcuts: Capabilities.Shortcuts {
        let known: [(Capabilities.Shortcuts, String, String)] = [
            (.column, "hpa", "\u{1B}[12G"), (.forward, "cuf", "\u{1B}[11C"),
            (.carriageReturn, "cr", "\r"), (.lineFeed, "cud1", "\n"), (.backspace, "cub1", "\u{8}"),
            (.eraseLine, "el", "\u{1B}[K"), (.eraseCells, "ech", "\u{1B}[11X"),
        ]
        var found: Capabilities.Shortcuts = []
        for (shortcut, name, expected) in known where text(name, 11) == expected {
            found.insert(shortcut)
        }
        if text("rep", 0x78, 11) == "x\u{1B}[10b" { found.insert(.repetition) }
        let takesBack = bytes("rmul") == Array("\u{1B}[24m".utf8)
        let hasOwnColors = sequence("op") == nil || bytes("op") == Array("\u{1B}[39;49m".utf8)
        if takesBack, hasOwnColors { found.insert(.takingBack) }
        return found
    }
}
