internal import CNcurses
internal import DrawerCanvas

/// Which entries of the terminal database to try for a terminal, and with how many colours.
struct TerminalEntry: Hashable {
    var name: String
    var depth: ColorDepth

    /// The entries to try in turn for a terminal that calls itself `term`.
    ///
    /// 24-bit colours are an entry of their own (`xterm-direct`), which few users set; with
    /// `COLORTERM` or a request it is tried first. `depth` nil is what the terminal says itself.
    static func candidates(
        term: String, colorTerm: String?, depth: ColorDepth?
    ) -> [TerminalEntry] {
        let claims = ["truecolor", "24bit"].contains(colorTerm ?? "") || term.contains("direct")
        let wanted = depth ?? (claims ? .truecolor : .indexed)
        if wanted == .none { return [TerminalEntry(name: term, depth: .none)] }
        var names: [String] = []
        if wanted == .truecolor {
            names =
                (term.contains("direct") ? [term] : []) + [
                    family(term) + "-direct", "xterm-direct",
                ]
        }
        var entries = names.map { TerminalEntry(name: $0, depth: .truecolor) }
        let indexed = min(wanted, .indexed)
        if term.contains("direct") {
            entries.append(TerminalEntry(name: family(term) + "-256color", depth: indexed))
            entries.append(TerminalEntry(name: "xterm-256color", depth: indexed))
        } else {
            if depth == .indexed || wanted == .truecolor {
                entries.append(TerminalEntry(name: family(term) + "-256color", depth: .indexed))
            }
            entries.append(TerminalEntry(name: term, depth: indexed))
        }
        return entries
    }

    /// `xterm` of `xterm-256color`.
    private static func family(_ term: String) -> String {
        for suffix in ["-256color", "-direct", "-direct2", "-direct16", "-direct256"]
        where term.hasSuffix(suffix) {
            return String(term.dropLast(suffix.count))
        }
        return term
    }

    /// Whether a terminal is a kernel's console, or a machine of its own: it has few characters, and
    /// does not answer what it does not know.
    static func isConsole(_ term: String) -> Bool {
        let isNumbered = term.hasPrefix("vt") && term.dropFirst(2).first?.isNumber == true
        return isNumbered || ["linux", "cons25", "ansi"].contains { term.hasPrefix($0) }
    }

    /// Whether `term` has a title like xterm's and gives the old one back: its entry says so by an
    /// extension, or by a status line that is the title.
    static func hasTitle(_ term: String) -> Bool {
        // These have no stack of titles: they would keep the last one (measured: rxvt 9.30, st 0.9).
        if ["rxvt", "st-", "stterm"].contains(where: term.hasPrefix) || term == "st" {
            return false
        }
        return withEntry(of: term) {
            tigetflag("XT") > 0 || capability("tsl")?.hasPrefix("\u{1B}]") == true
        } ?? false
    }

    /// Refuses a terminal that cannot show a screen at all.
    static func check(_ term: String) throws(TerminalError) {
        guard let placesCursor = withEntry(of: term, { capability("cup") != nil }) else {
            throw .unknownTerminal(term)
        }
        if !placesCursor || term == "dumb" { throw .dumbTerminal(term) }
    }

    /// Has the entry of `term` for the time of a call; nil where there is none.
    private static func withEntry<Answer>(of term: String, _ body: () -> Answer) -> Answer? {
        var problem: Int32 = 0
        guard !term.isEmpty, setupterm(term, 1, &problem) == OK else { return nil }
        // `newterm` reads an entry of its own; this one would be forgotten.
        defer { del_curterm(set_curterm(nil)) }
        return body()
    }

    private static func capability(_ name: String) -> String? {
        guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
        return String(cString: value)
    }
}
