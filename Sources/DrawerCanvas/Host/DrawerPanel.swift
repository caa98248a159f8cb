public import DrawerModel

/// What slides out in a drawer: it draws itself on the drawer's whole length, and takes the events
/// that are its own.
///
/// Only `draw` is needed.
public protocol DrawerPanel {
    /// Draws the panel on a blank surface; called when it has changed, not for each frame.
    mutating func draw(on surface: inout Surface, theme: Theme)

    /// Takes an event; a report of the pointer is in the panel's own cells.
    mutating func handle(_ event: InputEvent) -> Menu.Response

    /// Fits the panel to its drawer, before it is drawn.
    mutating func resize(to size: Size)
}

extension DrawerPanel {
    /// Has no use for events.
    public func handle(_ event: InputEvent) -> Menu.Response { .ignored }
    /// Needs no preparation.
    public func resize(to size: Size) {}
}

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

    /// Draws the heading and the rows.
    public func draw(on surface: inout Surface, theme: Theme) {
        view.draw(menu, on: &surface, theme: theme)
    }

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
