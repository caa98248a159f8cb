public import DrawerModel

/// Draws a menu on a drawer's panel, under a heading.
public struct MenuView: Hashable, Sendable {
    /// The heading.
    public var heading: String
    /// A few words under it.
    public var caption: String
    /// Where reading starts.
    public var direction: LayoutDirection
    /// Whether the menu gets the keys; else its choice is shown less strongly.
    public var hasKeyboard = true

    /// Rows above the first one of the menu.
    private static let headerHeight = 4
    private static let lowHeaderHeight = 1
    /// Columns left of the labels: a margin, the accent bar, a mark, and room.
    private static let indent = 4
    /// A detail that is cut to fewer columns says nothing.
    private static let leastDetail = 12

    /// A view with this heading.
    public init(
        heading: String, caption: String, direction: LayoutDirection = .leftToRight
    ) {
        self.heading = heading
        self.caption = caption
        self.direction = direction
    }

    /// Where the menu's rows begin on a panel of this size; low panels have a lower header.
    public static func firstRow(on size: Size) -> Int {
        size.height < 12 ? lowHeaderHeight : headerHeight
    }

    /// How many rows of the menu a panel of this size has room for.
    public static func rows(on size: Size) -> Int {
        max(1, size.height - firstRow(on: size) - (size.height < 12 ? 0 : 1))
    }

    /// The cell of the chosen row's mark on a panel of this size; nil where that row is not shown.
    public func cursor(in list: MenuList, on size: Size) -> Point? {
        let row = list.selection - list.top
        guard (0..<list.count).contains(list.selection), (0..<Self.rows(on: size)).contains(row)
        else { return nil }
        return Point(
            x: direction.column(1, width: 1, of: size.width), y: Self.firstRow(on: size) + row)
    }

    /// The same of a menu.
    public func cursor(in menu: Menu, on size: Size) -> Point? { cursor(in: menu.list, on: size) }

    /// Draws the whole panel with a menu.
    public func draw(_ menu: Menu, on panel: inout Surface, theme: Theme) {
        draw(menu.list, on: &panel, theme: theme) { menu.rows[$0] }
    }

    /// Draws the whole panel with a list, whose rows are made as they are seen.
    public func draw(
        _ list: MenuList, on panel: inout Surface, theme: Theme, row: (Int) -> Menu.Row
    ) {
        let size = panel.size
        panel.fill(
            Rect(x: 0, y: 0, width: size.width, height: size.height),
            with: Cell(.blank, theme.panel))
        drawHeader(on: &panel, theme: theme)
        let first = Self.firstRow(on: size)
        for line in 0..<Self.rows(on: size) where list.top + line < list.count {
            let index = list.top + line
            draw(
                row(index), isChosen: index == list.selection, y: first + line, on: &panel,
                theme: theme)
        }
        if list.count > Self.rows(on: size) {
            ScrollbarView(
                count: list.count, first: list.top, visible: Self.rows(on: size)
            ).draw(
                on: &panel, column: direction.column(size.width - 1, width: 1, of: size.width),
                rows: first..<(first + Self.rows(on: size)),
                style: theme.panelDetail)
        }
    }

    private func drawHeader(on panel: inout Surface, theme: Theme) {
        let size = panel.size
        let isLow = Self.firstRow(on: size) == Self.lowHeaderHeight
        let y = isLow ? 0 : 1
        let room = size.width - Self.indent - 2
        let used = write(heading, Self.indent, y, room, theme.panelHeading, on: &panel)
        if isLow {
            let start = Self.indent + used + 2
            write(caption, start, y, room - used - 2, theme.panelDetail, on: &panel)
        } else {
            write(caption, Self.indent, y + 1, room, theme.panelDetail, on: &panel)
        }
    }

    /// Writes text that begins `start` columns from where reading starts; the columns used.
    @discardableResult
    private func write(
        _ text: String, _ start: Int, _ y: Int, _ limit: Int, _ style: Style,
        on panel: inout Surface
    ) -> Int {
        let width = min(text.columns, max(0, limit))
        let x = direction.column(start, width: width, of: panel.size.width)
        return panel.writeShortened(text, at: Point(x: x, y: y), style: style, limit: limit)
    }

    private func draw(
        _ row: Menu.Row, isChosen: Bool, y: Int, on panel: inout Surface, theme: Theme
    ) {
        let width = panel.size.width
        let style = isChosen ? selection(theme) : theme.panel
        if isChosen {
            let bar = max(0, width - 3)
            panel.fill(
                Rect(x: direction.column(1, width: bar, of: width), y: y, width: bar, height: 1),
                with: Cell(.blank, style))
            let ink = hasKeyboard ? accent(on: style, theme) : detailStyle(isChosen: true, theme)
            write(mark(theme), 1, y, 1, ink, on: &panel)
        }
        if row.isCurrent { write("•", 2, y, 1, accent(on: style, theme), on: &panel) }
        let room = max(0, width - Self.indent - 3)
        let detail = detailWidth(of: row, room)
        write(
            row.detail, width - 3 - detail, y, detail,
            detailStyle(isChosen: isChosen, theme), on: &panel)
        let ink = row.isFaint && !isChosen ? theme.panelDetail : style
        let indent = Self.indent + min(2 * row.level, room / 3)
        let start = write(
            row.label, indent, y, room - (indent - Self.indent) - (detail > 0 ? detail + 1 : 0),
            row.isCurrent ? ink.with(.bold) : ink, on: &panel)
        mark(row, from: indent, used: start, y: y, on: &panel, theme: theme)
    }

    /// Has the characters of a row stand out that a filter has found.
    private func mark(
        _ row: Menu.Row, from indent: Int, used: Int, y: Int, on panel: inout Surface, theme: Theme
    ) {
        guard !row.marked.isEmpty else { return }
        let label = Array(row.label)
        let first = direction.column(indent, width: used, of: panel.size.width)
        for place in row.marked where place < label.count {
            let column = String(label[..<place]).columns
            guard column < used else { continue }
            let cell = panel[first + column, y]
            panel[first + column, y].style = Style(
                theme.depth.blends ? theme.accent.foreground : cell.style.foreground,
                on: cell.style.background, cell.style.attributes.union([.bold, .underline]))
        }
    }

    /// The columns for a row's detail: all, what the label leaves, or a third where that still says
    /// something.
    private func detailWidth(of row: Menu.Row, _ room: Int) -> Int {
        let left = max(0, room - row.label.columns - 2)
        if left >= row.detail.columns { return row.detail.columns }
        let share = max(left, room / 3)
        return share < Self.leastDetail ? 0 : min(share, row.detail.columns)
    }

    private func selection(_ theme: Theme) -> Style {
        hasKeyboard ? theme.selection : theme.idleSelection
    }

    private func detailStyle(isChosen: Bool, _ theme: Theme) -> Style {
        guard isChosen else { return theme.panelDetail }
        return hasKeyboard ? theme.selectionDetail : theme.idleSelectionDetail
    }

    /// The mark at the outer side of the chosen row.
    private func mark(_ theme: Theme) -> String {
        let isMirrored = direction == .rightToLeft
        return !theme.depth.blends ? (isMirrored ? "<" : ">") : (isMirrored ? "▐" : "▌")
    }

    private func accent(on style: Style, _ theme: Theme) -> Style {
        theme.depth.blends ? Style(theme.accent.foreground, on: style.background) : style
    }
}
