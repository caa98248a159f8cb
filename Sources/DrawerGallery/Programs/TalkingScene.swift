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
    private var size = Size(width: 0, height: 0)
    private var button = TitleButton()

    func makePanel(at edge: Edge) -> MenuPanel {
        let caption = "the page is \(Self.moods[mood].lowercased())"
        return MenuPanel("How is the page?", caption: caption, Self.moods, current: mood)
    }

    mutating func resize(to size: Size) { self.size = size }

    func drawContent(on surface: inout Surface, theme: Theme) {
        TitleBar(title: "A page that listens", detail: Self.moods[mood])
            .draw(on: &surface, theme: theme)
        var blocks = PageView(Article.basic).blocks
        let shares = progress.filter { $0.value > 0 }.map { edge, progress in
            "\(edge.name) \(short(progress))"
        }
        blocks.append(.heading("What the drawers tell"))
        blocks.append(
            .detail(shares.isEmpty ? "both are in" : shares.sorted().joined(separator: ", ")))
        blocks += log.map { .paragraph($0) }
        PageView(blocks).draw(on: &surface, in: PageView.area(size), theme: theme)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        guard button.isPressed(by: event, in: TitleBar.button(in: size.width)) else { return .none }
        drawers.toggle(drawers.first)
        return .redraw
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
        return .redraw
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        mood = row
        tell("\(edge.name) chose \(Self.moods[row].lowercased())")
        for drawer in drawers.set.drawers {
            drawers.updatePanel(drawer.edge) { panel in
                panel.menu.setCurrent(row)
                panel.view.caption = "the page is \(Self.moods[row].lowercased())"
            }
        }
        drawers.move(edge, to: .closed)
        return .redraw
    }

    private mutating func tell(_ line: String) {
        log.insert(line, at: 0)
        if log.count > Self.longestLog { log.removeLast() }
    }
}
