// A poem between two panels: the poems at the left, the inks at the right.
import DrawerTerminal

struct Haiku: DrawerScene {
    private static let poems: [(title: String, lines: [String])] = [
        ("Prompt", ["the cursor blinking", "a field of snow before it", "one key, one footprint"]),
        ("Fog", ["two cores in the fog", "both of them counting slowly", "then all of it green"]),
        ("Home", ["a hand lets it go", "halfway between here and there", "it knows the way home"]),
    ]
    private static let inks: [(name: String, color: Color)] = [
        ("Plain", .standard), ("Plum", Color(rgb: 0xB48EAD)), ("Moss", Color(rgb: 0x8FA876)),
        ("Rust", Color(rgb: 0xC8795A)),
    ]

    private var poem = 0
    private var ink = 0

    func makePanel(at edge: Edge) -> MenuPanel {
        edge == .left
            ? MenuPanel("Poems", Self.poems.map(\.title), current: poem)
            : MenuPanel("Inks", Self.inks.map(\.name), current: ink)
    }

    func drawContent(on surface: inout Surface, theme: Theme) {
        let style = theme.text.colored(Self.inks[ink].color)
        for (row, line) in Self.poems[poem].lines.enumerated() {
            let place = Point(
                x: (surface.size.width - line.columns) / 2, y: surface.size.height / 2 - 1 + row)
            surface.write(line, at: place, style: style)
        }
        let help = "→ poems, ← inks, q quit"
        surface.write(help, at: Point(x: 2, y: 0), style: theme.text.with(.faint))
    }

    func intercept(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction? {
        event == .key("q") ? .leave() : nil
    }

    mutating func chose(row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        if edge == .left { poem = row } else { ink = row }
        drawers.move(edge, to: .closed)
        return .redraw
    }
}

Haiku().run(drawers: DrawerPreset.sidePanels.configurations)
