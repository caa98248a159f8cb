internal import DrawerCanvas
internal import DrawerModel

/// A page with a hamburger menu, which on first sight is open and closes itself.
struct HamburgerScene: DrawerScene {
    private static let articles = [Article.hamburger] + NewsSection.type.stories

    private var current = 0
    private var page: PageView
    private var size = Size(width: 0, height: 0)
    private var button = TitleButton()

    init() { page = Self.page(0) }

    private static func page(_ index: Int) -> PageView {
        PageView(articles[index])
    }

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Menu", Self.articles.map(\.title), current: current)
    }

    mutating func resize(to size: Size) { self.size = size }

    func drawContent(on surface: inout Surface, theme: Theme) {
        TitleBar(title: Self.articles[current].title, detail: "").draw(on: &surface, theme: theme)
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
        current = row
        page = Self.page(row)
        drawers.updatePanel(edge) { $0.menu.setCurrent(row) }
        drawers.move(edge, to: .closed)
        return .redraw
    }
}
