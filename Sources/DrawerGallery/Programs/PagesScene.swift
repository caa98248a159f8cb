internal import DrawerCanvas
internal import DrawerModel

/// Pages of which the menu chooses one.
struct PagesScene: DrawerScene {
    private let heading: String
    private let titles: [String]
    private let views: [PageView]
    private var current = 0
    private var page: ReadingPage

    /// The articles with a menu of their titles.
    static func articles(_ articles: [Article]) -> PagesScene {
        PagesScene("Menu", articles.map { ($0.title, PageView($0)) })
    }

    /// The sections of the news, with the stories of each on a page.
    static func news(_ sections: [NewsSection]) -> PagesScene {
        PagesScene("Sections", sections.map { ($0.title, PageView($0)) })
    }

    private init(_ heading: String, _ pages: [(title: String, view: PageView)]) {
        self.heading = heading
        titles = pages.map(\.title)
        views = pages.map(\.view)
        page = ReadingPage(views[0])
    }

    func makePanel(at edge: Edge) -> MenuPanel { MenuPanel(heading, titles, current: current) }

    mutating func resize(to size: Size) { page.resize(to: size) }

    func drawContent(on surface: inout Surface, theme: Theme) {
        page.draw(title: titles[current], on: &surface, theme: theme)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        page.handle(event, &drawers)
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        current = row
        page.view = views[row]
        drawers.updatePanel(edge) { $0.menu.setCurrent(row) }
        drawers.move(edge, to: .closed)
        return .redraw
    }
}
