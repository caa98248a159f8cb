import TerminalProbe
import Testing

/// `--replay`: what was recorded, once more.
struct ReplayTests {
    let fixture = Fixture()

    private func play(_ recording: String) throws -> PseudoTerminal {
        fixture.write("0.0 resize 80 24\n" + recording, to: "trace")
        return try play()
    }

    /// Plays the file; it may be under way before the first frame is seen.
    private func play() throws -> PseudoTerminal {
        try PseudoTerminal(fixture.command(["--replay", "trace", "alpha.txt", "beta.txt"]))
    }

    @Test func whatWasRecordedIsPlayed() throws {
        let recorded = try fixture.start(["--record", "trace", "alpha.txt", "beta.txt"])
        recorded.send("m")
        #expect(recorded.eventually { $0.isOpen })
        // Long enough to be seen when it is played.
        recorded.pump(seconds: 0.3)
        recorded.send("\u{1B}[B\r")
        #expect(recorded.eventually { $0.isClosed && $0.line(1) == "beta line 1" })
        try recorded.quit()
        let played = try play()
        #expect(played.eventually { $0.isOpen })
        #expect(played.eventually { $0.isClosed && $0.line(1) == "beta line 1" })
        try played.quit()
    }

    /// The same way of the hand; only when it let go differs. However late the loop is, the times
    /// of the recording decide.
    @Test(arguments: [("0.15", true), ("0.60", false)]) func timesAreThoseOfTheRecording(
        release: String, opens: Bool
    ) throws {
        let terminal = try play(
            """
            0.10 press left 5 10
            0.12 drag left 9 10
            0.13 drag left 15 10
            0.14 drag left 22 10
            \(release) release left 22 10
            0.70 key "G"

            """)
        #expect(terminal.eventually { $0.edge > 10 })
        #expect(terminal.eventually { opens ? $0.isOpen : $0.isClosed })
        // Only motion that the terminal's own mouse makes is worth asking for.
        #expect(!terminal.ledger.everSet.contains("?1003"))
        try terminal.quit()
    }

    /// Nothing in a recording ends the program: it stays, with live keys and a live mouse.
    @Test func itEndsWhenThePersonWants() throws {
        let terminal = try play(
            """
            0.01 key "m"
            0.02 resize 100 30
            0.60 key "z" control
            0.61 key "c" control
            0.62 key "q"
            0.63 key "m"

            """)
        #expect(terminal.eventually { $0.isOpen })
        #expect(terminal.eventually { $0.isClosed })
        terminal.press(5, 10)
        terminal.drag(40, 10)
        #expect(terminal.eventually { $0.edge == 34 })
        try terminal.quit()
    }

    @Test func liveKeysWorkMeanwhile() throws {
        let terminal = try play("60.0 key \"m\"\n")
        terminal.send("j")
        #expect(terminal.eventually { $0.line(1) == "alpha line 2" })
        try terminal.quit()
    }
}
