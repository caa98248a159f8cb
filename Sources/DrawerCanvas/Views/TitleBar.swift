internal import DrawerModel

/// The one-row bar at the top: a hamburger button, a title, and a detail at the right.
public struct TitleBar: Hashable, Sendable {
    /// What is shown.
    public var title: String
    /// A few words at the right end.
    public var detail: String

    /// Where reading starts.
    public var direction: LayoutDirection

    /// The columns that the hamburger button takes.
    private static let buttonWidth = 4

    /// A bar with these texts.
    public init(title: String, detail: String, direction: LayoutDirection = .leftToRight) {
        self.title = title
        self.detail = detail
        self.direction = direction
    }

    /// The columns of the hamburger button, in a bar of `width` columns.
    public static func button(
        in width: Int, direction: LayoutDirection = .leftToRight
    ) -> Range<Int> {
        let start = direction.column(0, width: buttonWidth, of: width)
        return start..<(start + buttonWidth)
    }

    /// Draws the bar over the surface's first row.
    public func draw(on surface: inout Surface, theme: Theme) {
        let width = surface.size.width
        let row = Rect(x: 0, y: 0, width: width, height: 1)
        surface.fill(row, with: Cell(.blank, theme.title))
        surface.write(
            "☰", at: Point(x: direction.column(1, width: 1, of: width), y: 0),
            style: theme.title.with(.bold))
        let start = Self.buttonWidth
        let used = min(detail.columns, max(0, width - start - 12))
        surface.writeShortened(
            detail, at: Point(x: direction.column(width - used - 1, width: used, of: width), y: 0),
            style: theme.titleDetail, limit: used)
        let room = width - start - used - 3
        let taken = min(title.columns, max(0, room))
        surface.writeShortened(
            title, at: Point(x: direction.column(start, width: taken, of: width), y: 0),
            style: theme.title.with(.bold), limit: room)
    }
}
