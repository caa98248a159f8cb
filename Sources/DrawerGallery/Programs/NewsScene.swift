internal import DrawerCanvas
internal import DrawerModel

/// A list of news under a menu that slides down and changes the section and the title.
struct NewsScene: DrawerScene {
    private var section = 0
    private var page: PageView
    private var size = Size(width: 0, height: 0)
    private var button = TitleButton()

    init() { page = PageView(NewsSection.all[0]) }

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Sections", NewsSection.all.map(\.title), current: section)
    }

    mutating func resize(to size: Size) { self.size = size }

    func drawContent(on surface: inout Surface, theme: Theme) {
        TitleBar(title: NewsSection.all[section].title, detail: "")
            .draw(on: &surface, theme: theme)
        page.draw(on: &surface, in: PageView.area(size), theme: theme)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        if let rows = scrolling(event, on: size) {
            page.scroll(by: rows, on: PageView.area(size).size)
            return .redraw
        }
        guard button.isPressed(by: event, in: TitleBar.button(in: size.width)) else { return .none }
        drawers.toggle(drawers.first)
        return .redraw
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        section = row
        page = PageView(NewsSection.all[row])
        drawers.updatePanel(edge) { $0.menu.setCurrent(row) }
        drawers.move(edge, to: .closed)
        return .redraw
    }
}
