/// What SGR sequences have made of the ink: ECMA-48, 8.3.117, and xterm's bright colours.
struct GraphicRendition {
    /// How text is written now.
    private(set) var ink = TextInk()

    /// Takes the parameters of one sequence.
    mutating func apply(_ parameters: Slice<UnsafeBufferPointer<UInt8>>) {
        var fields = parameters.split(
            separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
        )
        .map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
        .map { $0.map(Self.number) }[...]
        while let field = fields.popFirst() { apply(field, &fields) }
    }

    /// Takes one parameter; a colour has more of them in `rest`, or behind colons in itself.
    private mutating func apply(_ field: [Int], _ rest: inout ArraySlice<[Int]>) {
        switch field[0] {
        case 0: ink = TextInk()
        case 1: ink.attributes.insert(.bold)
        case 2: ink.attributes.insert(.faint)
        case 3: ink.attributes.insert(.italic)
        case 4 where field.count > 1 && field[1] == 0: ink.attributes.remove(.underline)
        case 4, 21: ink.attributes.insert(.underline)
        case 7: ink.attributes.insert(.reverse)
        case 22: ink.attributes.subtract([.bold, .faint])
        case 23: ink.attributes.remove(.italic)
        case 24: ink.attributes.remove(.underline)
        case 27: ink.attributes.remove(.reverse)
        case 38: ink.foreground = Self.color(field, &rest) ?? ink.foreground
        case 39: ink.foreground = nil
        case 48: ink.background = Self.color(field, &rest) ?? ink.background
        case 49: ink.background = nil
        // The colour of the underline is not shown, but has parameters of its own.
        case 58: _ = Self.color(field, &rest)
        case let code: applyColor(code)
        }
    }

    private mutating func applyColor(_ code: Int) {
        switch code {
        case 30...37: ink.foreground = .palette(UInt8(code - 30))
        case 40...47: ink.background = .palette(UInt8(code - 40))
        case 90...97: ink.foreground = .palette(UInt8(code - 90 + 8))
        case 100...107: ink.background = .palette(UInt8(code - 100 + 8))
        default: break
        }
    }

    /// The colour of a 38 or 48: `38;5;N`, `38;2;R;G;B`, `38:5:N`, `38:2:R:G:B` or, with an empty
    /// place for a colour space, `38:2::R:G:B` (ITU-T T.416, 13.1.8); nil for none of them.
    private static func color(_ field: [Int], _ rest: inout ArraySlice<[Int]>) -> Color? {
        if field.count > 1 {
            let hasSpace = field[1] == 2 && field.count > 5
            return color(kind: field[1], field.dropFirst(hasSpace ? 3 : 2).prefix(3))
        }
        guard let kind = rest.popFirst()?[0] else { return nil }
        let parts = rest.prefix(kind == 2 ? 3 : kind == 5 ? 1 : 0)
        rest = rest.dropFirst(parts.count)
        return color(kind: kind, parts.map { $0[0] }[...])
    }

    private static func color(kind: Int, _ parts: ArraySlice<Int>) -> Color? {
        let bytes = parts.compactMap { UInt8(exactly: $0) }
        guard bytes.count == parts.count else { return nil }
        switch (kind, bytes.count) {
        case (2, 3): return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
        case (5, 1): return .palette(bytes[0])
        default: return nil
        }
    }

    /// The number in decimal digits, 0 where there are none; no larger than any that means something.
    private static func number(_ digits: some Sequence<UInt8>) -> Int {
        digits.reduce(0) { min(9999, 10 * $0 + Int($1 - UInt8(ascii: "0"))) }
    }
}
