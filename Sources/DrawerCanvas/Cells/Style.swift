/// How a cell's glyph is drawn.
public struct Style: Hashable, Sendable {
    /// The colour of the glyph.
    public var foreground: Color
    /// The colour behind it.
    public var background: Color
    /// Weight, slant and the like.
    public var attributes: Attributes

    /// A style; by default the terminal's own.
    @inlinable public init(
        _ foreground: Color = .standard, on background: Color = .standard,
        _ attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// Whether both are the same; written out so that loops in other modules have it inside.
    @inlinable public static func == (left: Style, right: Style) -> Bool {
        left.foreground == right.foreground && left.background == right.background
            && left.attributes == right.attributes
    }

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
