import TerminalProbe
import Testing

/// Each way to open and close the drawer, on the real screen.
struct OpeningTests {
    let fixture = Fixture()

    @Test(arguments: ["\u{1B}[C", "\u{1B}OC", "m"]) func keysOpenIt(key: String) throws {
        let terminal = try fixture.start()
        #expect(terminal.isClosed && terminal.emulator.text(row: 1).contains("alpha line 1"))
        terminal.send(key)
        #expect(terminal.waitUntilOpen())
        let screen = terminal.emulator.text
        for name in ["alpha.txt", "beta.txt", "gamma.txt"] { #expect(screen.contains(name)) }
    }

    @Test(arguments: ["\u{1B}[D", "\u{1B}", "m"]) func keysCloseIt(key: String) throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        terminal.send(key)
        #expect(terminal.waitUntilClosed())
        #expect(terminal.emulator.text(row: 1).contains("alpha line 1"))
    }

    @Test func theHamburgerOpensItAndATapBesideItCloses() throws {
        let terminal = try fixture.start()
        terminal.click(1, 0)
        #expect(terminal.waitUntilOpen())
        terminal.click(70, 10)
        #expect(terminal.waitUntilClosed())
    }

    @Test func aTapThatMovesDoesNotClose() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        terminal.press(70, 10)
        terminal.drag(70, 13)
        terminal.release(70, 13)
        terminal.settle(quiet: 0.3)
        #expect(terminal.isOpen)
    }

    /// 80% of 80 columns is 64: the panel's colour ends there, and beyond it every colour is half.
    @Test func itIsFourFifthsWideAndTheRestIsBlendedTowardBlack() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        let screen = terminal.emulator
        let panel = screen.cell(column: 0, row: 20)?.background
        #expect(panel != nil && screen.cell(column: 63, row: 20)?.background == panel)
        // The terminal said #1e1e2e; the dim leaves half of it.
        #expect(screen.cell(column: 72, row: 20)?.background == RGB(0x0F0F17))
        let shadow = screen.cell(column: 64, row: 20)?.background
        #expect(shadow.map { $0.red < 0x0F } == true)
    }

    @Test func itFollowsTheHandCellForCell() throws {
        let terminal = try fixture.start()
        terminal.press(10, 10)
        for x in [11, 12, 20, 31, 25] {
            terminal.drag(x, 10)
            // The first cell is the slop; then the edge moves as the pointer does.
            let edge = x - 11
            let isThere = terminal.pump(
                until: { Self.edge(of: $0) == edge }, timeout: 3)
            #expect(isThere, "at \(x): \(Self.edge(of: terminal))")
        }
    }

    /// The first column that is not the panel's, in a row without text.
    private static func edge(of terminal: PseudoTerminal) -> Int {
        let board = RGB(0x2E2F40)
        return (0..<80).first {
            terminal.emulator.cell(column: $0, row: 20)?.background != board
        } ?? 80
    }

    @Test(arguments: [(20, true), (50, false)]) func halfWayItCompletesOrRollsBack(
        x: Int, closes: Bool
    ) throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        for step in stride(from: 6, through: x, by: 2) { terminal.drag(step, 10) }
        terminal.pump(seconds: 0.3)
        terminal.release(x, 10)
        #expect(closes ? terminal.waitUntilClosed() : terminal.waitUntilOpen())
    }

    @Test func draggedBackItCloses() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        terminal.press(60, 12)
        for step in stride(from: 58, through: 10, by: -4) { terminal.drag(step, 12) }
        terminal.pump(seconds: 0.3)
        terminal.release(10, 12)
        #expect(terminal.waitUntilClosed())
    }
}
