import DrawerModel

@testable import DrawerCanvas

/// A scene that notes all that it gets and is told, and does what a test has its keys mean.
struct DiaryScene: DrawerScene {
    /// What a key makes the scene do.
    typealias Command = (inout DiaryScene, inout Drawers<DiaryPanel>) -> Reaction

    var commands: [Unicode.Scalar: Command] = [:]
    /// What the scene does when it is told of something.
    var answer: (DrawerEvent, inout Drawers<DiaryPanel>) -> Reaction = { _, _ in .none }
    /// The columns of the first row that are a control.
    var control = 0..<0
    /// What is written in the second row.
    var text = "text"

    private(set) var size = Size(width: 0, height: 0)
    private(set) var events: [InputEvent] = []
    private(set) var told: [DrawerEvent] = []
    private(set) var made: [Edge] = []
    private(set) var chosen: [String] = []
    private(set) var draws = 0

    mutating func makePanel(at edge: Edge) -> DiaryPanel {
        made.append(edge)
        return DiaryPanel(edge)
    }

    mutating func drawContent(on surface: inout Surface, theme: Theme) {
        draws += 1
        let all = Rect(x: 0, y: 0, width: surface.size.width, height: surface.size.height)
        surface.fill(all, with: Cell(Glyph("."), theme.text))
        surface.write(text, at: Point(x: 0, y: 1), style: theme.text)
        let wide = String(repeating: "漢", count: surface.size.width)
        for y in stride(from: 2, to: surface.size.height, by: 2) {
            surface.write(wide, at: Point(x: y / 2 % 2, y: y), style: theme.text)
        }
    }

    mutating func intercept(
        _ event: InputEvent, _ drawers: inout Drawers<DiaryPanel>
    ) -> Reaction? {
        guard case .key(let press) = event, case .character(let scalar) = press.key else {
            return nil
        }
        return commands[scalar]?(&self, &drawers)
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<DiaryPanel>) -> Reaction {
        events.append(event)
        return .none
    }

    mutating func notice(
        _ event: DrawerEvent, _ drawers: inout Drawers<DiaryPanel>
    ) -> Reaction {
        told.append(event)
        return answer(event, &drawers)
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<DiaryPanel>
    ) -> Reaction {
        chosen.append("\(edge) \(row)")
        drawers.move(edge, to: .closed)
        return .redraw
    }

    mutating func resize(to size: Size) { self.size = size }

    func claim(at cell: Point) -> DrawerSet.Claim {
        cell.y == 0 && control.contains(cell.x) ? .control : []
    }

    /// Forgets what it got and was told.
    mutating func forget() {
        events = []
        told = []
        draws = 0
    }
}

/// A panel full of its edge's letter that notes what it gets; a row is chosen where it is pressed.
struct DiaryPanel: DrawerPanel {
    let edge: Edge
    private(set) var size = Size(width: 0, height: 0)
    private(set) var events: [InputEvent] = []
    private(set) var hasKeyboard = true
    private(set) var draws = 0

    init(_ edge: Edge) { self.edge = edge }

    var letter: String {
        switch edge {
        case .left: "L"
        case .right: "R"
        case .top: "T"
        case .bottom: "B"
        }
    }

    mutating func draw(on surface: inout Surface, theme: Theme) {
        draws += 1
        for y in 0..<surface.size.height {
            let row = String(repeating: y % 2 == 0 ? letter : "\(letter)漢", count: size.width)
            surface.write(row, at: Point(x: 0, y: y), style: theme.panel)
        }
    }

    mutating func handle(_ event: InputEvent) -> Menu.Response {
        events.append(event)
        switch event {
        case .key(KeyPress(.enter)): return .chosen(0)
        case .mouse(let report) where report.kind == .release(.left):
            return .chosen(report.location.cell.y)
        case .key(KeyPress(.down)): return .changed
        default: return .ignored
        }
    }

    mutating func resize(to size: Size) { self.size = size }

    mutating func focus(_ hasKeyboard: Bool) { self.hasKeyboard = hasKeyboard }
}
