internal import CNcurses
internal import DrawerCanvas

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A terminal's entry in ncurses' database; there is one at a time, as long as this lives.
struct TerminalEntry: ~Copyable {
    /// What the terminal calls itself.
    let name: String

    /// Finds the entry, and refuses a terminal that cannot show a screen at all.
    init(of term: String) throws(TerminalError) {
        var problem: Int32 = 0
        guard !term.isEmpty, setupterm(term, 1, &problem) == OK else {
            throw .unknownTerminal(term)
        }
        if term == "dumb" || Self.sequence("cup") == nil {
            cn_free_entry()
            throw .dumbTerminal(term)
        }
        name = term
    }

    deinit { cn_free_entry() }

    // MARK: Capabilities

    /// A capability's sequence as it is stored, with its parameters to be filled in.
    func sequence(_ name: String) -> UnsafePointer<CChar>? { Self.sequence(name) }

    private static func sequence(_ name: String) -> UnsafePointer<CChar>? {
        guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
        return UnsafePointer(value)
    }

    /// A capability's bytes, without parameters; empty where it is missing.
    func bytes(_ name: String) -> [UInt8] { sequence(name).map(Self.bytes) ?? [] }

    /// A capability's text with its parameters filled in; nil where it is missing.
    func text(_ name: String, _ first: Int, _ second: Int = 0) -> String? {
        sequence(name).map {
            String(decoding: Self.bytes(cn_format($0, Int32(first), Int32(second))), as: UTF8.self)
        }
    }

    /// A number; negative where it is missing.
    func number(_ name: String) -> Int { Int(tigetnum(name)) }

    func flag(_ name: String) -> Bool { tigetflag(name) > 0 }

    /// The bytes of a sequence without the pauses (`$<5>`), which no terminal needs any more.
    static func bytes(_ sequence: UnsafePointer<CChar>) -> [UInt8] {
        var bytes: [UInt8] = []
        var next = sequence
        while next.pointee != 0 {
            if next[0] == CChar(UInt8(ascii: "$")), next[1] == CChar(UInt8(ascii: "<")),
                let end = strchr(next, Int32(UInt8(ascii: ">")))
            {
                next = UnsafePointer(end) + 1
            } else {
                bytes.append(UInt8(bitPattern: next.pointee))
                next += 1
            }
        }
        return bytes
    }

    // MARK: What it is

    /// Whether it is a kernel's console, or a machine of its own: it has few characters, and does
    /// not answer what it does not know.
    var isConsole: Bool {
        let isNumbered = name.hasPrefix("vt") && name.dropFirst(2).first?.isNumber == true
        return isNumbered || ["linux", "cons25", "ansi"].contains { name.hasPrefix($0) }
    }

    /// Whether it has a title like xterm's and gives the old one back: the entry says so by an
    /// extension, or by a status line that is the title.
    var hasTitle: Bool {
        // These have no stack of titles: they would keep the last one (measured: rxvt 9.30, st 0.9).
        if ["rxvt", "st-", "stterm"].contains(where: name.hasPrefix) || name == "st" {
            return false
        }
        return flag("XT") || bytes("tsl").starts(with: "\u{1B}]".utf8)
    }
}
