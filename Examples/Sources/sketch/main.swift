// A sheet to paint on with the mouse. The colours are in a drawer at the left.
import DrawerTerminal

struct Sketch: DrawerScene {
    private static let colors: [(name: String, color: Color)] = [
        ("Ink", .standard), ("Poppy", Color(rgb: 0xE5484D)), ("Amber", Color(rgb: 0xF5A524)),
        ("Fern", Color(rgb: 0x46A758)), ("Lake", Color(rgb: 0x3E93DE)),
    ]
    private static let help = "Drag to paint. → colours, c clean sheet, q quit"

    private var chosen = 0
    private var dots: [Point: Color] = [:]

    func makePanel(at edge: Edge) -> MenuPanel {
        MenuPanel("Colours", Self.colors.map(\.name), current: chosen)
    }

    func drawContent(on surface: inout Surface, theme: Theme) {
        surface.write(Self.help, at: Point(x: 2, y: 0), style: theme.text.with(.faint))
        for (place, color) in dots {
            surface.write("●", at: place, style: theme.text.colored(color))
        }
    }

    /// Keys that mean the same wherever the keyboard is.
    func intercept(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction? {
        event == .key("q") ? .leave() : nil
    }

    /// What is the sheet's own: keys while the drawer is in, and the mouse.
    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        switch event {
        case .key("c"):
            dots = [:]
        case .mouse(let report) where [.press(.left), .drag(.left)].contains(report.kind):
            dots[report.location.cell] = Self.colors[chosen].color
        default:
            return .none
        }
        return .redraw
    }

    /// Sideways drags paint, too; those from the very edge are still the drawer's.
    func claim(at cell: Point) -> DrawerSet.Claim { .horizontal }

    mutating func chose(row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        chosen = row
        drawers.updatePanel(edge) { $0.menu.setCurrent(row) }
        drawers.move(edge, to: .closed)
        return .redraw
    }
}

Sketch().run(drawers: [DrawerConfiguration(edge: .left, size: .cells(24))])
