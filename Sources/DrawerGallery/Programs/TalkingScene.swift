internal import DrawerCanvas
internal import DrawerModel

/// A page and its two drawers, left and right, that tell each other what happens.
struct TalkingScene: DrawerScene {
    private static let moods = ["Calm", "Curious", "Busy", "Sleepy", "Delighted"]
    private static let longestLog = 40

    private var mood = 0
    /// What the drawers have told, the latest first.
    private var log: [String] = []
    private var progress: [Edge: Double] = [:]
    private var page = ReadingPage(PageView([]))

    init() { write() }

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("How is the page?", caption: caption, Self.moods, current: mood)
    }

    private var caption: String { "the page is \(Self.moods[mood].lowercased())" }

    mutating func resize(to size: Size) { page.resize(to: size) }

    func drawContent(on surface: inout Surface, theme: Theme) {
        page.draw(
            title: "A page that listens", detail: Self.moods[mood], on: &surface, theme: theme)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        page.handle(event, &drawers)
    }

    mutating func notice(_ event: DrawerEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        switch event {
        case .willOpen(let edge): tell("\(edge.name) will open")
        case .willClose(let edge): tell("\(edge.name) will close")
        case .didOpen(let edge): tell("\(edge.name) did open")
        case .didClose(let edge): tell("\(edge.name) did close")
        case .progressed(let edge, let share): progress[edge] = share
        case .panelNeeded, .panelDropped, .animationBegan, .animationEnded: return .none
        }
        write()
        return .redraw
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        mood = row
        tell("\(edge.name) chose \(Self.moods[row].lowercased())")
        write()
        for drawer in drawers.set.drawers {
            drawers.updatePanel(drawer.edge) { [caption] panel in
                panel.menu.setCurrent(row)
                panel.view.caption = caption
            }
        }
        drawers.move(edge, to: .closed)
        return .redraw
    }

    private mutating func tell(_ line: String) {
        log.insert(line, at: 0)
        if log.count > Self.longestLog { log.removeLast() }
    }

    /// Writes the page anew.
    private mutating func write() {
        let shares = Edge.allCases.compactMap { edge in
            progress[edge].flatMap { $0 > 0 ? "\(edge.name) \(short($0))" : nil }
        }
        page.view.blocks =
            PageView(Article.basic).blocks + [
                .heading("What the drawers tell"),
                .detail(shares.isEmpty ? "both are in" : shares.joined(separator: ", ")),
            ] + log.map { .paragraph($0) }
    }
}
