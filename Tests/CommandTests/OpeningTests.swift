import TerminalProbe
import Testing

/// Each way to open and close the drawer but by hand, on the real screen.
struct OpeningTests {
    let fixture = Fixture()

    @Test(arguments: ["\u{1B}[C", "\u{1B}OC", "m"]) func keysOpenIt(key: String) throws {
        let terminal = try fixture.start()
        #expect(terminal.line(1) == "alpha line 1")
        terminal.send(key)
        #expect(terminal.eventually { $0.isOpen })
        let rows = (4..<7).map { terminal.emulator.text(row: $0) }
        for (row, name) in zip(rows, ["alpha.txt", "beta.txt", "gamma.txt"]) {
            #expect(row.dropFirst(4).hasPrefix(name))
        }
        #expect(terminal.emulator.text(row: 2).hasPrefix("    3 documents"))
        try terminal.quit()
    }

    @Test(arguments: ["\u{1B}[D", "\u{1B}OD", "\u{1B}", "m"]) func keysCloseIt(
        key: String
    ) throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.send(key)
        #expect(terminal.eventually { $0.isClosed })
        #expect(terminal.line(1) == "alpha line 1")
    }

    /// Each key turns it round where it is, so that the last one counts.
    @Test func keysInQuickSuccessionTurnItRound() throws {
        let terminal = try fixture.start()
        terminal.send("\u{1B}[C\u{1B}[D\u{1B}[C\u{1B}[D\u{1B}[C")
        #expect(terminal.eventually { $0.isOpen })
        terminal.send("mmm")
        #expect(terminal.eventually { $0.isClosed })
    }

    @Test func theHamburgerOpensItAndATapBesideItCloses() throws {
        let terminal = try fixture.start()
        terminal.click(1, 0)
        #expect(terminal.eventually { $0.isOpen })
        terminal.click(70, 10)
        #expect(terminal.eventually { $0.isClosed })
    }

    @Test func aTapThatMovesDoesNotClose() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.press(70, 10)
        terminal.drag(70, 13)
        terminal.release(70, 13)
        // Taken after the tap, and answered with another row: so the tap did nothing.
        terminal.send("\u{1B}[B")
        #expect(terminal.eventually { $0.emulator.text(row: 5).hasPrefix(" ▌") })
        #expect(terminal.isOpen)
    }

    @Test func aSwipeOpensItAndTheOtherCloses() throws {
        let terminal = try fixture.start()
        for _ in 0..<12 { terminal.mouse(66, 40, 10) }
        #expect(terminal.eventually { $0.isOpen })
        for _ in 0..<12 { terminal.mouse(67, 40, 10) }
        #expect(terminal.eventually { $0.isClosed })
    }

    @Test(arguments: ["none", "reduced"]) func withoutMotionItIsThereAtOnce(
        motion: String
    ) throws {
        let terminal = try fixture.start(["--motion", motion, "."])
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.send("m")
        #expect(terminal.eventually { $0.isClosed })
    }

    @Test(arguments: [("40", 40), ("50%", 40), ("100%", 80), ("1", 1)]) func itIsAsWideAsAsked(
        width: String, columns: Int
    ) throws {
        let terminal = try fixture.start(["--width", width, "."])
        terminal.send("m")
        #expect(terminal.eventually { $0.edge == columns })
    }
}
