// Conway's Game of Life. From 100 columns on its patterns stand beside it, else they are a drawer.
import DrawerTerminal

struct Life: DrawerScene {
    private static let patterns: [(name: String, rows: [String])] = [
        ("Acorn", [" #", "   #", "##  ###"]), ("Die hard", ["      #", "##", " #   ###"]),
        ("Glider", [" #", "  #", "###"]), ("R-pentomino", [" ##", "##", " #"]),
    ]

    private var cells = Life.cells(0)
    /// When the next generation is due: ten a second, in the open and under the drawer.
    private(set) var deadline: Timestamp? = Timestamp(nanoseconds: 0)

    private static func cells(_ pattern: Int) -> Set<Point> {
        Set(
            patterns[pattern].rows.enumerated().flatMap { y, row in
                row.enumerated().filter { $0.element == "#" }.map { Point(x: $0.offset, y: y) }
            })
    }

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Patterns", Self.patterns.map(\.name), current: 0)
    }

    func drawContent(on surface: inout Surface, theme: Theme) {
        let (x, y) = (surface.size.width / 2, surface.size.height / 2)
        for cell in cells {
            surface.write("██", at: Point(x: x + 2 * cell.x, y: y + cell.y), style: theme.text)
        }
    }

    mutating func advance(to time: Timestamp, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        guard let deadline, time >= deadline else { return .none }
        self.deadline = time.advanced(by: 0.1)
        var neighbours: [Point: Int] = [:]
        for cell in cells {
            for step in 0..<9 where step != 4 {
                let (x, y) = (cell.x + step % 3 - 1, cell.y + step / 3 - 1)
                neighbours[Point(x: x, y: y), default: 0] += 1
            }
        }
        cells = Set(neighbours.filter { $1 == 3 || $1 == 2 && cells.contains($0) }.keys)
        return .redraw
    }

    func intercept(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction? {
        event == .key("q") ? .leave() : nil
    }

    mutating func chose(row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        cells = Self.cells(row)
        drawers.updatePanel(edge) { $0.menu.setCurrent(row) }
        drawers.move(edge, to: .closed)
        return .redraw
    }
}

Life().run(
    drawers: [DrawerConfiguration(edge: .left, size: .cells(24))], permanentAt: 100)
