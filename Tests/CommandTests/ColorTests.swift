import TerminalProbe
import Testing

/// The exact colours of the screen, however the terminal is told them.
struct ColorTests {
    /// A text that reaches beside the drawer.
    let fixture = Fixture([
        "wide.txt": String(repeating: String(repeating: "x", count: 72) + "\n", count: 30)
    ])

    static let exact: [[String: String]] = [
        ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
        ["TERM": "xterm", "COLORTERM": "24bit"],
        ["TERM": "xterm-direct"],
    ]

    /// 80% of 80 columns is 64. Beside the panel fall two columns of shadow (kept 0.5 * 0.6 and
    /// 0.5 * 0.82), and the rest is half as bright, all in sixteenths.
    @Test(arguments: exact) func itIsFourFifthsWideAndTheRestIsBlendedTowardBlack(
        environment: [String: String]
    ) throws {
        let terminal = try fixture.start(environment: environment)
        #expect(terminal.background(0, 0) == Look.bar && terminal.background(40, 10) == nil)
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        #expect(terminal.edge == 64)
        #expect(terminal.background(0, 22) == RGB(0x2E2F40))
        #expect(terminal.background(63, 22) == RGB(0x2E2F40))
        for (column, kept) in [(64, 5), (65, 7), (66, 8), (73, 8)] {
            let cell = terminal.emulator.cell(column: column, row: 10)
            #expect(cell?.characters == "x")
            #expect(cell?.background == Look.paper.darkened(keeping: kept))
            #expect(cell?.foreground == Look.ink.darkened(keeping: kept))
        }
        #expect(Look.paper.darkened(keeping: 8) == RGB(0x0F0F17))
        #expect(terminal.background(75, 0) == Look.bar.darkened(keeping: 8))
        terminal.send("m")
        #expect(terminal.eventually { $0.isClosed && $0.background(75, 0) == Look.bar })
        #expect(terminal.background(70, 10) == nil)
    }

    /// Half way out, half of the dim and of the shadow.
    @Test func theDimGoesWithTheDrawer() throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        for x in [6, 22, 38] { terminal.drag(x, 10) }
        #expect(terminal.eventually { $0.edge == 32 })
        let isDimmed = terminal.eventually {
            $0.background(70, 10) == Look.paper.darkened(keeping: 12)
                && $0.background(32, 10) == Look.paper.darkened(keeping: 10)
        }
        #expect(isDimmed)
    }

    /// A terminal that answers no question gets a light grey on black, blended.
    @Test func withoutAnAnswerColoursAreAssumed() throws {
        let terminal = try PseudoTerminal(fixture.command(["."]), answers: .silent)
        #expect(terminal.eventually { $0.isClosed })
        terminal.send("m")
        let isBlended = terminal.eventually {
            let cell = $0.emulator.cell(column: 70, row: 10)
            return cell?.background == RGB(0x000000) && cell?.foreground == RGB(0x686868)
        }
        #expect(isBlended)
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        try terminal.expectGivenBack()
    }

    /// Colours that are said to be the terminal's are not asked for: the dim starts from them.
    @Test(arguments: [("light", 0x808080, 0x101010), ("dark", 0x000000, 0x686868)])
    func whatIsSaidIsNotAsked(theme: String, paper: UInt32, ink: UInt32) throws {
        let terminal = try PseudoTerminal(fixture.command(["--theme", theme, "."]))
        #expect(terminal.eventually { $0.isClosed })
        terminal.send("m")
        let isBlended = terminal.eventually {
            let cell = $0.emulator.cell(column: 70, row: 10)
            return cell?.background == RGB(paper) && cell?.foreground == RGB(ink)
        }
        #expect(isBlended)
        try terminal.quit()
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        #expect(kinds.isDisjoint(with: ["OSC 10", "OSC 11"]))
    }

    @Test(arguments: ["256", "16", "8"]) func itShowsTheDrawerInFewerColours(
        depth: String
    ) throws {
        let terminal = try fixture.start(
            ["--color", depth, "."], environment: ["TERM": "xterm-256color"])
        terminal.send("m")
        #expect(terminal.eventually { $0.emulator.text(row: 1).hasPrefix("    Contents") })
        terminal.settle(quiet: 0.2, timeout: 20)
        if depth == "256" {
            #expect(terminal.background(10, 20) != terminal.background(70, 20))
        } else {
            #expect(terminal.emulator.cell(column: 10, row: 4)?.reverse == true)
            #expect(terminal.background(10, 20) == nil)
        }
        try terminal.quit()
    }

    @Test(arguments: [["--color", "none"], []]) func withoutColoursAttributesDo(
        options: [String]
    ) throws {
        var environment = Fixture.colors
        if options.isEmpty { environment["NO_COLOR"] = "1" }
        let fixture = Fixture()
        let terminal = try fixture.start(options + ["."], environment: environment)
        terminal.send("m")
        // The chosen row is reversed.
        #expect(terminal.eventually { $0.emulator.cell(column: 10, row: 4)?.reverse == true })
        try terminal.quit()
        let kinds = ByteGrammar.tokens(in: terminal.output).map(\.kind)
        #expect(!kinds.contains { $0.hasPrefix("OSC 1") })
        #expect(terminal.ledger.everSet.isDisjoint(with: ["SGR foreground", "SGR background"]))
    }
}
