// A drawer without a host: the program hands on the events, keeps the layers and composes them.
import DrawerTerminal

struct Bare: Program {
    private var drawers: DrawerSet

    init(size: Size) {
        drawers = DrawerSet([DrawerConfiguration(edge: .right)], screen: size)
    }

    var isAnimating: Bool { drawers.isAnimating }
    var deadline: Timestamp? { drawers.deadline }
    mutating func advance(to time: Timestamp) -> Reaction {
        drawers.advance(to: time)
        return .none
    }

    mutating func handle(_ event: InputEvent, at time: Timestamp) -> Reaction {
        switch event {
        case .key("q"): return .leave()
        case .key(KeyPress("c", .control)): return .interrupt
        default: break
        }
        // What belongs to the content or to the panel comes back; these two have no use for it.
        _ = drawers.handle(event, at: time)
        return drawers.happened.isEmpty ? .none : .redraw
    }

    mutating func draw(into frame: inout Surface, theme: Theme) {
        var content = Surface(size: frame.size, filledWith: Cell(.blank, theme.text))
        content.write("← opens, → closes, q quits", at: Point(x: 2, y: 0), style: theme.text)
        guard let drawer = drawers.front, let stage = Stage(drawer) else {
            return frame.copy(content)
        }
        let size = Size(width: drawer.length, height: frame.size.height)
        var panel = Surface(size: size, filledWith: Cell(.blank, theme.panel))
        panel.write("A panel", at: Point(x: 4, y: 1), style: theme.panelHeading)
        Compositor(theme: theme).compose(
            content: content, panel: panel, stage: stage, into: &frame)
    }
}

EventLoop.main { Bare(size: $0) }
