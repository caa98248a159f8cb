/// One place on the screen: a small value without reference counting.
public struct Cell: Hashable, Sendable {
    /// What is shown.
    public var glyph: Glyph
    /// How it is drawn.
    public var style: Style

    /// A cell that shows `glyph` in `style`.
    @inlinable public init(_ glyph: Glyph = .blank, _ style: Style = Style()) {
        self.glyph = glyph
        self.style = style
    }
}
