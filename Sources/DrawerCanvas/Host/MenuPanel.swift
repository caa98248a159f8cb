public import DrawerModel

/// A panel with a heading and a menu.
public struct MenuPanel: DrawerPanel, Hashable, Sendable {
    /// The rows, and which of them is chosen.
    public var menu: Menu
    /// What is drawn around them.
    public var view: MenuView

    private var size = Size(width: 0, height: 0)

    /// A panel with `rows` under `heading`; `caption` is a few words under that.
    public init(
        _ heading: String, caption: String = "", rows: [Menu.Row],
        direction: LayoutDirection = .leftToRight
    ) {
        menu = Menu(rows: rows)
        view = MenuView(heading: heading, caption: caption, direction: direction)
    }

    /// A panel whose rows have these texts, of which the one at `current` is marked.
    public init(_ heading: String, caption: String = "", _ labels: [String], current: Int? = nil) {
        let rows = labels.enumerated().map { index, label in
            Menu.Row(label: label, isCurrent: index == current)
        }
        self.init(heading, caption: caption, rows: rows)
    }

    /// Gives the menu the rows that fit.
    public mutating func resize(to size: Size) {
        self.size = size
        menu.height = MenuView.rows(on: size)
    }

    /// The chosen row's.
    public var cursor: Point? { view.cursor(in: menu, on: size) }

    /// Draws the heading and the rows.
    public func draw(on surface: inout Surface, theme: Theme) {
        view.draw(menu, on: &surface, theme: theme)
    }

    /// Shows the choice more or less strongly.
    public mutating func focus(_ hasKeyboard: Bool) { view.hasKeyboard = hasKeyboard }

    /// Moves the choice, or makes it.
    public mutating func handle(_ event: InputEvent) -> Menu.Response {
        switch event {
        case .key(let press): menu.handle(press)
        case .mouse(let report):
            menu.handle(report, row: report.location.cell.y - MenuView.firstRow(on: size))
        case .paste, .focus, .resize: .ignored
        }
    }
}
