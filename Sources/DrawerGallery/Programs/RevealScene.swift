internal import DrawerCanvas
internal import DrawerModel

/// A page that slides off its menu, whose rows open pages about the parts of the transition.
struct RevealScene: DrawerScene {
    /// The detail page shown; nil for the start page.
    private var detail: Int?
    private var page = PageView(Article.reveal)
    private var size = Size(width: 0, height: 0)
    private var button = TitleButton()

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Parts", caption: "of a transition", Article.details.map(\.title))
    }

    mutating func resize(to size: Size) { self.size = size }

    func drawContent(on surface: inout Surface, theme: Theme) {
        let title = detail.map { Article.details[$0].title } ?? Article.reveal.title
        TitleBar(title: title, detail: detail == nil ? "" : "Backspace: back")
            .draw(on: &surface, theme: theme)
        page.draw(on: &surface, in: PageView.area(size), theme: theme)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        if case .key(KeyPress(.backspace)) = event, detail != nil {
            show(nil, &drawers)
            return .redraw
        }
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
        show(row, &drawers)
        drawers.move(edge, to: .closed)
        return .redraw
    }

    private mutating func show(_ detail: Int?, _ drawers: inout Drawers<MenuPanel>) {
        self.detail = detail
        page = PageView(detail.map { Article.details[$0] } ?? .reveal)
        drawers.updatePanel(drawers.first) { $0.menu.mark(detail) }
    }
}
