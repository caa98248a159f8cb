internal import DrawerCanvas
internal import DrawerModel

/// A page that slides off its menu, whose rows open pages about the parts of the transition.
struct RevealScene: DrawerScene {
    /// The detail page shown; nil for the start page.
    private var detail: Int?
    private var page = ReadingPage(PageView(Article.reveal))

    private var article: Article { detail.map { Article.details[$0] } ?? .reveal }

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Parts", caption: "of a transition", Article.details.map(\.title))
    }

    mutating func resize(to size: Size) { page.resize(to: size) }

    func drawContent(on surface: inout Surface, theme: Theme) {
        page.draw(
            title: article.title, detail: detail == nil ? "" : "Backspace: back", on: &surface,
            theme: theme)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        guard event == .key(KeyPress(.backspace)), detail != nil else {
            return page.handle(event, &drawers)
        }
        show(nil, &drawers)
        return .redraw
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        show(row, &drawers)
        drawers.move(edge, to: .closed)
        return .redraw
    }

    private mutating func show(_ detail: Int?, _ drawers: inout Drawers<MenuPanel>) {
        self.detail = detail
        page.view = PageView(article)
        drawers.updatePanel(drawers.first) { $0.menu.mark(detail) }
    }
}
