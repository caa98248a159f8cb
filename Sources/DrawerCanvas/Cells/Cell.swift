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

    /// Whether both are the same; written out so that loops in other modules have it inside.
    @inlinable public static func == (left: Cell, right: Cell) -> Bool {
        left.glyph == right.glyph && left.style == right.style
    }
}

extension Cell {
    /// The style to write the cell in after one in `before`: a blank has no ink, so it takes that
    /// of the cell before it, and no sequence is spent on a colour that nobody sees.
    @inlinable public func style(after before: Style) -> Style {
        let visible: Attributes = [.underline, .reverse]
        guard glyph == .blank, style.background == before.background,
            style.attributes.union(before.attributes).isDisjoint(with: visible)
        else { return style }
        return before
    }
}
