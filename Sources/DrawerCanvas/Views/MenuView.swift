public import DrawerModel

/// Draws a menu on a drawer's panel, under a heading.
public struct MenuView: Hashable, Sendable {
    /// The heading.
    public var heading: String
    /// A few words under it.
    public var caption: String

    /// Rows above the first one of the menu.
    private static let headerHeight = 4
    private static let lowHeaderHeight = 1
    /// Columns left of the labels: a margin, the accent bar, a mark, and room.
    private static let indent = 4

    /// A view with this heading.
    public init(heading: String, caption: String) {
        self.heading = heading
        self.caption = caption
    }

    /// Where the menu's rows begin on a panel of this size; low panels have a lower header.
    public static func firstRow(on size: Size) -> Int {
        size.height < 12 ? lowHeaderHeight : headerHeight
    }

    /// How many rows of the menu a panel of this size has room for.
    public static func rows(on size: Size) -> Int {
        max(1, size.height - firstRow(on: size) - (size.height < 12 ? 0 : 1))
    }

    /// Draws the whole panel.
    public func draw(_ menu: Menu, on panel: inout Surface, theme: Theme) {
        let size = panel.size
        panel.fill(
            Rect(x: 0, y: 0, width: size.width, height: size.height),
            with: Cell(.blank, theme.panel))
        drawHeader(on: &panel, theme: theme)
        let first = Self.firstRow(on: size)
        for row in 0..<Self.rows(on: size) where menu.top + row < menu.rows.count {
            let index = menu.top + row
            draw(
                menu.rows[index], isChosen: index == menu.selection, y: first + row, on: &panel,
                theme: theme)
        }
        if menu.rows.count > Self.rows(on: size) {
            ScrollbarView(
                count: menu.rows.count, first: menu.top, visible: Self.rows(on: size)
            ).draw(
                on: &panel, column: size.width - 1, rows: first..<(first + Self.rows(on: size)),
                style: theme.panelDetail)
        }
    }

    private func drawHeader(on panel: inout Surface, theme: Theme) {
        let size = panel.size
        let isLow = Self.firstRow(on: size) == Self.lowHeaderHeight
        let y = isLow ? 0 : 1
        let room = size.width - Self.indent - 2
        let used = panel.writeShortened(
            heading, at: Point(x: Self.indent, y: y), style: theme.panelHeading, limit: room)
        let place =
            isLow ? Point(x: Self.indent + used + 2, y: y) : Point(x: Self.indent, y: y + 1)
        panel.writeShortened(
            caption, at: place, style: theme.panelDetail, limit: isLow ? room - used - 2 : room)
    }

    private func draw(
        _ row: Menu.Row, isChosen: Bool, y: Int, on panel: inout Surface, theme: Theme
    ) {
        let width = panel.size.width
        let style = isChosen ? theme.selection : theme.panel
        if isChosen {
            let bar = Rect(x: 1, y: y, width: max(0, width - 3), height: 1)
            panel.fill(bar, with: Cell(.blank, style))
            let mark = theme.isMonochrome ? ">" : "▌"
            panel.write(mark, at: Point(x: 1, y: y), style: accent(on: style, theme))
        }
        if row.isCurrent {
            panel.write("•", at: Point(x: 2, y: y), style: accent(on: style, theme))
        }
        let room = max(0, width - Self.indent - 3)
        let detail = min(row.detail.columns, room / 2)
        panel.writeShortened(
            row.detail, at: Point(x: width - 3 - detail, y: y),
            style: isChosen ? theme.selectionDetail : theme.panelDetail, limit: detail)
        panel.writeShortened(
            row.label, at: Point(x: Self.indent, y: y),
            style: row.isCurrent ? style.with(.bold) : style,
            limit: room - (detail > 0 ? detail + 1 : 0))
    }

    private func accent(on style: Style, _ theme: Theme) -> Style {
        theme.isMonochrome ? style : Style(theme.accent.foreground, on: style.background)
    }
}
