internal import DrawerCanvas
internal import DrawerModel

/// A page under a title row whose button opens the first drawer: what all scenes of text have.
struct ReadingPage {
    /// What is on it.
    var view: PageView {
        didSet { view.scroll(by: 0, on: area.size) }
    }
    private var size = Size(width: 0, height: 0)
    private var button = TitleButton()

    init(_ view: PageView) { self.view = view }

    private var area: Rect {
        Rect(x: 0, y: 1, width: size.width, height: max(0, size.height - 1))
    }

    mutating func resize(to size: Size) {
        self.size = size
        view.scroll(by: 0, on: area.size)
    }

    func draw(title: String, detail: String = "", on surface: inout Surface, theme: Theme) {
        TitleBar(title: title, detail: detail).draw(on: &surface, theme: theme)
        view.draw(on: &surface, in: area, theme: theme)
    }

    /// Scrolls, and takes clicks on the button.
    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        if let rows = scrolling(event) {
            view.scroll(by: rows, on: area.size)
            return .redraw
        }
        guard button.isPressed(by: event, in: TitleBar.button(in: size.width)) else { return .none }
        drawers.toggle(drawers.first)
        return .redraw
    }

    /// The rows by which an event scrolls; nil for other events.
    private func scrolling(_ event: InputEvent) -> Int? {
        switch event {
        case .mouse(let report):
            switch report.kind {
            case .wheel(.up): -3
            case .wheel(.down): 3
            default: nil
            }
        case .key(let press) where press.modifiers.isEmpty:
            switch press.key {
            case .down, .character("j"): 1
            case .up, .character("k"): -1
            case .pageDown, .character(" "): max(1, area.size.height - 2)
            case .pageUp, .character("b"): -max(1, area.size.height - 2)
            default: nil
            }
        default: nil
        }
    }
}
