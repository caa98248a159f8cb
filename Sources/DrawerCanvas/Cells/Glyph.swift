/// What one cell shows: a spacing character with up to two marks on it.
///
/// Three scalars of 21 bits in one word, so that a cell needs no reference counting.
public struct Glyph: Hashable, Sendable {
    @usableFromInline let raw: UInt64

    @inlinable init(raw: UInt64) { self.raw = raw }

    /// Whether both are the same; written out so that loops in other modules have it inside.
    @inlinable public static func == (left: Glyph, right: Glyph) -> Bool { left.raw == right.raw }

    /// An empty cell.
    @inlinable public static var blank: Glyph { Glyph(raw: 0x20) }

    /// The second column of the wide character to the left.
    @inlinable public static var continuation: Glyph { Glyph(raw: 0x1F_FFFF) }

    /// What stands for text that cannot be shown.
    public static let replacement = Glyph(Unicode.Scalar(0xFFFD) ?? " ")

    /// A single spacing character.
    @inlinable public init(_ base: Unicode.Scalar) { raw = UInt64(base.value) }

    /// The same with another mark; marks past the second are dropped.
    public func adding(_ mark: Unicode.Scalar) -> Glyph {
        if raw >> 21 == 0 { return Glyph(raw: raw | UInt64(mark.value) << 21) }
        if raw >> 42 == 0 { return Glyph(raw: raw | UInt64(mark.value) << 42) }
        return self
    }

    /// The character where it is one of ASCII that is printed, without a mark; else nil.
    @inlinable package var ascii: UInt8? {
        raw >= 0x20 && raw < 0x7F ? UInt8(truncatingIfNeeded: raw) : nil
    }

    /// The spacing character's code point.
    @inlinable public var base: UInt32 { UInt32(truncatingIfNeeded: raw & 0x1F_FFFF) }

    /// The marks' code points, 0 where there is none.
    @inlinable public var marks: (UInt32, UInt32) {
        (
            UInt32(truncatingIfNeeded: raw >> 21 & 0x1F_FFFF),
            UInt32(truncatingIfNeeded: raw >> 42 & 0x1F_FFFF)
        )
    }

    /// The text of the glyph; empty for the second column of a wide character.
    public var text: String {
        guard self != .continuation else { return "" }
        var text = String.UnicodeScalarView()
        for value in [base, marks.0, marks.1] {
            if value != 0, let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }
    /// The same with U+FFFD for each character that a terminal would act on, that would reorder or
    /// hide text, or that is none; `GlyphScanner` lets none of them in, but code can.
    var printed: String {
        let scalars = text.unicodeScalars.map { Self.isPrintable($0) ? $0 : "\u{FFFD}" }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: !scalar.properties.isNoncharacterCodePoint
        }
    }
}
