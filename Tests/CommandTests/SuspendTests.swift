import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Stopped, it gives the terminal back; continued, it takes it again.
struct SuspendTests {
    let fixture = Fixture()

    /// By the key, which stops the whole job, or by the signal.
    enum Way: CaseIterable { case key, signal }

    private func stop(_ terminal: PseudoTerminal, _ way: Way) throws {
        if way == .key { terminal.send([26]) } else { terminal.signal(SIGTSTP) }
        try #require(terminal.waitForStop(timeout: 20) == SIGTSTP)
        try terminal.expectGivenBack()
    }

    private func goOn(_ terminal: PseudoTerminal) throws {
        terminal.signal(SIGCONT)
        try #require(terminal.eventually { $0.emulator.alternateScreen })
        for mode in [1002, 1006, 2004, 1004] {
            #expect(terminal.eventually { $0.ledger.isSet(mode) }, "\(mode)")
        }
        #expect(try !terminal.settings.isCanonical && !terminal.settings.echoes)
    }

    @Test(arguments: Way.allCases) func itsScreenIsPaintedAgain(way: Way) throws {
        let terminal = try fixture.start()
        terminal.send("G")
        #expect(terminal.eventually { $0.line(1) == "alpha line 78" })
        let before = terminal.emulator.text
        try stop(terminal, way)
        #expect(!terminal.emulator.text.contains("alpha"))
        try goOn(terminal)
        #expect(terminal.eventually { $0.emulator.text == before })
        try stop(terminal, way)
        try goOn(terminal)
        #expect(terminal.eventually { $0.emulator.text == before })
        try terminal.quit()
    }

    /// Wherever the drawer was, it comes to rest, and drags move it as before.
    @Test(arguments: Moment.steady, Way.allCases) func dragsWorkAgain(
        moment: Moment, way: Way
    ) throws {
        let terminal = try moment.start(fixture)
        try stop(terminal, way)
        try goOn(terminal)
        if moment == .sliding {
            #expect(terminal.eventually { $0.edge > 2 })
            terminal.press(1, 10)
            terminal.drag(40, 10)
            #expect(terminal.eventually { $0.edge > 38 })
            return try terminal.quit()
        }
        try #require(terminal.eventually { $0.isReady })
        terminal.press(5, 10)
        for x in [6, 20, 60] {
            terminal.drag(x, 10)
            #expect(terminal.eventually { $0.edge == x - 6 }, "at \(x): \(terminal.edge)")
        }
        terminal.release(60, 10)
        #expect(terminal.eventually { $0.edge > 60 })
        try terminal.quit()
    }

    @Test func aTerminalThatChangedMeanwhileIsFitted() throws {
        let terminal = try fixture.start()
        try stop(terminal, .key)
        try terminal.resize(columns: 100, rows: 30)
        try goOn(terminal)
        #expect(terminal.eventually { $0.emulator.text(row: 0).hasSuffix("1–29 of 100  29%") })
        #expect(terminal.line(29) == "alpha line 29")
    }

    /// Continued without ever having been stopped, it draws what somebody may have drawn over.
    @Test func aContinuationAloneRepaints() throws {
        let terminal = try fixture.start()
        let before = terminal.emulator.text
        terminal.emulator.feed(Array("\u{1B}[2Jgone".utf8))
        terminal.signal(SIGCONT)
        #expect(terminal.eventually { $0.emulator.text == before })
        terminal.emulator.feed(Array("\u{1B}[2Jgone".utf8))
        terminal.send([12])
        #expect(terminal.eventually { $0.emulator.text == before })
        try terminal.quit()
    }
}
