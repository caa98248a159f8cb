/// How a cell's glyph is drawn.
///
/// All in one word, 26 bits a colour, since every cell of every frame is compared with another.
public struct Style: Hashable, Sendable {
    @usableFromInline var raw: UInt64

    /// A style; by default the terminal's own.
    @inlinable public init(
        _ foreground: Color = .standard, on background: Color = .standard,
        _ attributes: Attributes = []
    ) {
        raw = UInt64(foreground.raw) | UInt64(background.raw) << 26
        raw |= UInt64(attributes.rawValue) << 52
    }

    /// The colour of the glyph.
    @inlinable public var foreground: Color {
        get { Color(raw: UInt32(truncatingIfNeeded: raw) & 0x3FF_FFFF) }
        set { self = Style(newValue, on: background, attributes) }
    }

    /// The colour behind it.
    @inlinable public var background: Color {
        get { Color(raw: UInt32(truncatingIfNeeded: raw >> 26) & 0x3FF_FFFF) }
        set { self = Style(foreground, on: newValue, attributes) }
    }

    /// Weight, slant and the like.
    @inlinable public var attributes: Attributes {
        get { Attributes(rawValue: UInt8(truncatingIfNeeded: raw >> 52)) }
        set { self = Style(foreground, on: background, newValue) }
    }

    /// Whether both are the same; written out so that loops in other modules have it inside.
    @inlinable public static func == (left: Style, right: Style) -> Bool { left.raw == right.raw }

    /// The same with more attributes.
    public func with(_ more: Attributes) -> Style {
        Style(foreground, on: background, attributes.union(more))
    }

    /// The same with another text colour.
    public func colored(_ color: Color) -> Style { Style(color, on: background, attributes) }
}

/// Weight, slant and the like of a cell.
public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// The set with these bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// The terminal's own half-bright, where there are no colours to blend.
    public static let faint = Attributes(rawValue: 2)
    /// Slanted.
    public static let italic = Attributes(rawValue: 4)
    /// With a line below.
    public static let underline = Attributes(rawValue: 8)
    /// Colours exchanged.
    public static let reverse = Attributes(rawValue: 16)
}
