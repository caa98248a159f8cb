/// What SGR sequences have made of the ink: ECMA-48, 8.3.117, and xterm's bright colours.
struct GraphicRendition {
    /// How text is written now.
    private(set) var ink = TextInk()

    /// Takes the parameters of one sequence.
    mutating func apply(_ parameters: UnsafeBufferPointer<UInt8>) {
        var fields = RenditionFields(parameters)
        while fields.advance() { apply(&fields) }
    }

    /// Takes one parameter; a colour is in the fields after it, or behind colons in its own.
    private mutating func apply(_ fields: inout RenditionFields) {
        let field = fields.current
        switch field[0] {
        case 0: ink = TextInk()
        case 1: ink.attributes.insert(.bold)
        case 2: ink.attributes.insert(.faint)
        case 3: ink.attributes.insert(.italic)
        case 4 where fields.count > 1 && field[1] == 0: ink.attributes.remove(.underline)
        case 4, 21: ink.attributes.insert(.underline)
        case 7: ink.attributes.insert(.reverse)
        case 22: ink.attributes.subtract([.bold, .faint])
        case 23: ink.attributes.remove(.italic)
        case 24: ink.attributes.remove(.underline)
        case 27: ink.attributes.remove(.reverse)
        case 38: ink.foreground = Self.color(&fields) ?? ink.foreground
        case 39: ink.foreground = nil
        case 48: ink.background = Self.color(&fields) ?? ink.background
        case 49: ink.background = nil
        // The colour of the underline is not shown, but has parameters of its own.
        case 58: _ = Self.color(&fields)
        case let code: applyColor(code)
        }
    }

    private mutating func applyColor(_ code: Int16) {
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
    private static func color(_ fields: inout RenditionFields) -> Color? {
        let field = fields.current
        if fields.count > 1 {
            let first = field[1] == 2 && fields.count > 5 ? 3 : 2
            switch (field[1], fields.count - first) {
            case (2, 3...): return color(field[first], field[first + 1], field[first + 2])
            case (5, 1): return palette(field[first])
            default: return nil
            }
        }
        switch fields.number() {
        case 2:
            guard let red = fields.number(), let green = fields.number(),
                let blue = fields.number()
            else { return nil }
            return color(red, green, blue)
        case 5: return fields.number().flatMap(palette)
        default: return nil
        }
    }

    private static func color(_ red: Int16, _ green: Int16, _ blue: Int16) -> Color? {
        guard max(red, green, blue) <= 255 else { return nil }
        return Color(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
    }

    private static func palette(_ entry: Int16) -> Color? {
        entry <= 255 ? .palette(UInt8(entry)) : nil
    }
}
