// A drawer that code moves: the sea comes in while the moon pulls, and a gauge shows how far it is.
import DrawerTerminal

/// The panel: nothing but waves.
struct Sea: DrawerPanel {
    func draw(on surface: inout Surface, theme: Theme) {
        let water = Style(Color(rgb: 0x8EC9E8), on: Color(rgb: 0x17456B))
        for y in 0..<surface.size.height {
            let wave = y.isMultiple(of: 2) ? " ~~     " : "     ~~ "
            let row = String(repeating: wave, count: surface.size.width)
            surface.write(row, at: Point(x: 0, y: y), style: water)
        }
    }
}

struct Tide: DrawerScene {
    private static let help = "Space moon, Enter flood, Backspace ebb, Alt+↑ or drag: you, q quit"
    private static let flood = 6.0  // seconds from low water to high water

    private var level = 0.0
    private var moonrise: Timestamp?
    var isAnimating: Bool { moonrise != nil }

    func makePanel(at edge: Edge) -> Sea { Sea() }

    func drawContent(on surface: inout Surface, theme: Theme) {
        surface.write(Self.help, at: Point(x: 2, y: 0), style: theme.text.with(.faint))
        let gauge = String(repeating: "█", count: Int(40 * min(1, level)))
        surface.write("\(Int(100 * level))% \(gauge)", at: Point(x: 2, y: 2), style: theme.text)
    }

    mutating func intercept(_ event: InputEvent, _ drawers: inout Drawers<Sea>) -> Reaction? {
        switch event {
        case .key("q"): return .leave()
        case .key(" "): moonrise = drawers.time.advanced(by: -Self.flood * drawers.begin(.bottom))
        case .key(KeyPress(.enter)): drawers.finish(.bottom)
        case .key(KeyPress(.backspace)): drawers.cancel(.bottom)
        default: return nil
        }
        return .redraw
    }

    /// The moon pulls until the water is high, or another hand has the drawer.
    mutating func advance(to time: Timestamp, _ drawers: inout Drawers<Sea>) -> Reaction {
        guard let start = moonrise else { return .none }
        let progress = time.seconds(since: start) / Self.flood
        drawers.update(.bottom, progress: min(1, progress))
        if progress >= 1 { drawers.finish(.bottom) }
        if !drawers.isDriven(.bottom) { moonrise = nil }
        return .redraw
    }

    mutating func notice(_ event: DrawerEvent, _ drawers: inout Drawers<Sea>) -> Reaction {
        if case .progressed(_, let progress) = event { level = progress }
        return .redraw
    }
}

Tide().run(drawers: [DrawerConfiguration(edge: .bottom)])
