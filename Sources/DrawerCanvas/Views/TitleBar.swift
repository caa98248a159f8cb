internal import DrawerModel

/// The one-row bar at the top: a hamburger button, a title, and a detail at the right.
public struct TitleBar: Hashable, Sendable {
    /// What is shown.
    public var title: String
    /// A few words at the right end.
    public var detail: String

    /// How much is done of what takes a while, from 0 to 1; nil where there is nothing to wait for.
    public var progress: Double?

    /// Where reading starts.
    public var direction: LayoutDirection

    /// The columns that the hamburger button takes.
    private static let buttonWidth = 4
    private static let progressWidth = 10

    /// A bar with these texts.
    public init(
        title: String, detail: String, progress: Double? = nil,
        direction: LayoutDirection = .leftToRight
    ) {
        self.title = title
        self.detail = detail
        self.progress = progress
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
        var used = min(detail.columns, max(0, width - start - 12))
        surface.writeShortened(
            detail, at: Point(x: direction.column(width - used - 1, width: used, of: width), y: 0),
            style: theme.titleDetail, limit: used)
        if let progress, width - start - used > 2 * Self.progressWidth {
            used += Self.progressWidth + 1
            let column = direction.column(
                width - used - 1, width: Self.progressWidth, of: width)
            draw(progress, on: &surface, from: column, theme: theme)
        }
        let room = width - start - used - 3
        let taken = min(title.columns, max(0, room))
        surface.writeShortened(
            title, at: Point(x: direction.column(start, width: taken, of: width), y: 0),
            style: theme.title.with(.bold), limit: room)
    }

    /// A line that grows from where reading starts.
    private func draw(_ progress: Double, on surface: inout Surface, from column: Int, theme: Theme)
    {
        let width = Self.progressWidth
        let done = max(0, min(width, Int((progress * Double(width)).rounded())))
        let glyphs = theme.hasEighths ? ("━", "─") : ("=", "-") as (Unicode.Scalar, Unicode.Scalar)
        for step in 0..<width {
            surface.put(
                Glyph(step < done ? glyphs.0 : glyphs.1), width: 1,
                x: column + direction.column(step, width: 1, of: width), y: 0,
                style: step < done ? theme.title.with(.bold) : theme.titleDetail)
        }
    }
}
