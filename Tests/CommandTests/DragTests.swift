import TerminalProbe
import Testing

/// The drawer in a hand: the mouse's reports as terminals send them.
struct DragTests {
    let fixture = Fixture()

    @Test func itFollowsTheHandCellForCell() throws {
        let terminal = try fixture.start()
        terminal.press(10, 10)
        for x in [11, 12, 20, 31, 25, 60, 40, 11, 13] {
            terminal.drag(x, 10)
            // The first cell is slop; then the edge moves as the pointer does.
            #expect(terminal.eventually { $0.edge == x - 11 }, "at \(x): \(terminal.edge)")
        }
    }

    /// A slow line cuts a report in two; its end is the letter of a key, and must not act as one.
    @Test func aReportThatComesInPiecesIsStillAReport() throws {
        let terminal = try fixture.start()
        terminal.press(10, 10)
        terminal.send("\u{1B}[<0;11;1")
        terminal.pump(seconds: 0.2)
        terminal.send("1m")
        terminal.send("j")
        #expect(terminal.eventually { $0.emulator.text(row: 1).contains("alpha line 2") })
        #expect(terminal.isClosed)
    }

    /// From open it follows back as well, wherever on it the drag begins.
    @Test func itFollowsTheHandBack() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.press(50, 12)
        for x in [49, 40, 20, 30] {
            terminal.drag(x, 12)
            #expect(terminal.eventually { $0.edge == 64 - (49 - x) }, "at \(x): \(terminal.edge)")
        }
    }

    /// Let go of at rest, it goes where it is nearest to.
    @Test(arguments: [(20, false), (60, true)]) func releasedOnTheWayOutItCompletesOrRollsBack(
        x: Int, opens: Bool
    ) throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        for step in stride(from: 6, through: x, by: 2) { terminal.drag(step, 10) }
        #expect(terminal.eventually { $0.edge == x - 6 })
        terminal.pump(seconds: 0.3)
        #expect(terminal.edge == x - 6)
        terminal.release(x, 10)
        #expect(terminal.eventually { opens ? $0.isOpen : $0.isClosed })
    }

    @Test(arguments: [(10, false), (50, true)]) func releasedOnTheWayInItCompletesOrRollsBack(
        x: Int, opens: Bool
    ) throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.press(62, 12)
        for step in stride(from: 60, through: x, by: -2) { terminal.drag(step, 12) }
        #expect(terminal.eventually { $0.edge != 64 && $0.edge < x + 6 })
        terminal.pump(seconds: 0.3)
        terminal.release(x, 12)
        #expect(terminal.eventually { opens ? $0.isOpen : $0.isClosed })
    }

    /// A flick counts by its speed: it opens far before the middle.
    @Test func aFlickOpensItAndAnotherCloses() throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        for x in [8, 14, 22] {
            terminal.pump(seconds: 0.01)
            terminal.drag(x, 10)
        }
        terminal.release(22, 10)
        #expect(terminal.eventually { $0.isOpen })
        terminal.press(60, 12)
        for x in [57, 51, 43] {
            terminal.pump(seconds: 0.01)
            terminal.drag(x, 12)
        }
        terminal.release(43, 12)
        #expect(terminal.eventually { $0.isClosed })
    }

    @Test func aPressCatchesItOnTheWay() throws {
        let terminal = try fixture.start(["--animator", "linear:2", "."])
        terminal.send("m")
        #expect(terminal.eventually { $0.edge > 12 })
        terminal.press(1, 12)
        #expect(terminal.eventually { $0.ledger.isSet(1003) })
        terminal.settle(quiet: 0.1, timeout: 20)
        let caught = terminal.edge
        #expect(caught < 64)
        terminal.pump(seconds: 0.2)
        #expect(terminal.edge == caught)
    }

    @Test func escapeGivesADragUp() throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        for x in stride(from: 10, through: 60, by: 10) { terminal.drag(x, 10) }
        #expect(terminal.eventually { $0.edge > 40 })
        terminal.send("\u{1B}")
        #expect(terminal.eventually { $0.isOpen || $0.isClosed })
    }

    @Test func upAndDownAreTheTexts() throws {
        let terminal = try fixture.start()
        terminal.press(40, 5)
        for y in 6...20 { terminal.drag(40, y) }
        terminal.release(40, 20)
        terminal.send("j")
        #expect(terminal.eventually { $0.line(1) == "alpha line 2" })
        #expect(terminal.isClosed)
    }

    /// A release outside of the window may never be told: movement without a button tells it.
    @Test func aLostReleaseIsNoticed() throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        for x in [10, 30, 60] { terminal.drag(x, 10) }
        #expect(terminal.eventually { $0.edge > 40 && $0.ledger.isSet(1003) })
        terminal.mouse(35, 62, 10)
        #expect(terminal.eventually { $0.isOpen || $0.isClosed })
        #expect(!terminal.ledger.isSet(1003) && terminal.ledger.isSet(1002))
    }

    /// The drag under way ends; then the terminal selects, until the mouse is taken back.
    @Test func f2HandsTheMouseToTheTerminal() throws {
        let terminal = try fixture.start()
        terminal.press(5, 10)
        terminal.drag(6, 10)
        terminal.drag(20, 10)
        #expect(terminal.eventually { $0.edge == 14 })
        terminal.send("\u{1B}OQ")
        #expect(terminal.eventually { $0.isClosed && $0.emulator.find("mouse selects") != nil })
        for mode in [1002, 1003, 1006, 1016] { #expect(!terminal.ledger.isSet(mode), "\(mode)") }
        terminal.send("\u{1B}OQ")
        #expect(terminal.eventually { $0.emulator.find("mouse selects") == nil })
        #expect(terminal.ledger.isSet(1002) && terminal.ledger.isSet(1006))
        terminal.press(5, 10)
        terminal.drag(6, 10)
        terminal.drag(20, 10)
        #expect(terminal.eventually { $0.edge == 14 })
        try terminal.quit()
    }

    /// What `--no-mouse` has left to the terminal, F2 takes.
    @Test func f2TakesTheMouse() throws {
        let terminal = try fixture.start(["--no-mouse", "."])
        #expect(!terminal.ledger.isSet(1002) && terminal.emulator.find("mouse selects") != nil)
        terminal.send("\u{1B}OQ")
        #expect(terminal.eventually { $0.ledger.isSet(1002) && $0.ledger.isSet(1006) })
        try terminal.quit()
    }

    @Test func withoutTheMouseNothingIsAskedFor() throws {
        let terminal = try fixture.start(["--no-mouse", "."])
        #expect(terminal.emulator.mouse == .none)
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        // Not even by a report that comes all the same.
        terminal.press(70, 10)
        try terminal.quit()
        #expect(terminal.ledger.everSet.isDisjoint(with: ["?1000", "?1002", "?1003", "?1006"]))
    }
}
