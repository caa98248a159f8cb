internal import DrawerModel

/// The one-row bar at the top: a hamburger button, a title, and a detail at the right.
public struct TitleBar: Hashable, Sendable {
    /// What is shown.
    public var title: String
    /// A few words at the right end.
    public var detail: String

    /// The columns of the hamburger button, from the left.
    public static let button = 0..<4

    /// A bar with these texts.
    public init(title: String, detail: String) {
        self.title = title
        self.detail = detail
    }

    /// Draws the bar over the surface's first row.
    public func draw(on surface: inout Surface, theme: Theme) {
        let width = surface.size.width
        let row = Rect(x: 0, y: 0, width: width, height: 1)
        surface.fill(row, with: Cell(.blank, theme.title))
        surface.write("☰", at: Point(x: 1, y: 0), style: theme.title.with(.bold))
        let start = Self.button.upperBound
        let used = min(detail.columns, max(0, width - start - 12))
        surface.writeShortened(
            detail, at: Point(x: width - used - 1, y: 0), style: theme.titleDetail, limit: used)
        surface.writeShortened(
            title, at: Point(x: start, y: 0), style: theme.title.with(.bold),
            limit: width - start - used - 3)
    }
}
