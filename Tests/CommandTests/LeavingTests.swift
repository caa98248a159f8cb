import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// However it ends, the terminal is given back as it was, and the status is the true one.
struct LeavingTests {
    let fixture = Fixture()

    @Test func qLeaves() throws {
        let terminal = try fixture.start()
        #expect(terminal.emulator.alternateScreen)
        terminal.send("q")
        #expect(terminal.waitForExit() == .exited(0))
        #expect(try terminal.isGivenBack() && !terminal.emulator.alternateScreen)
    }

    @Test func controlCInterrupts() throws {
        let terminal = try fixture.start()
        terminal.send([3])
        #expect(terminal.waitForExit() == .signalled(SIGINT))
        #expect(try terminal.isGivenBack())
    }

    /// What the drawer is doing when the end comes.
    enum Moment: CaseIterable { case idle, sliding, dragging }

    static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL]

    @Test(arguments: signals, Moment.allCases) func signalsGiveTheTerminalBack(
        signal: Int32, moment: Moment
    ) throws {
        let terminal = try fixture.start()
        let before = terminal.output.count
        switch moment {
        case .idle: break
        case .sliding:
            terminal.send("m")
            _ = terminal.pump(until: { $0.output.count > before })
        case .dragging:
            terminal.press(5, 5)
            terminal.drag(30, 5)
            _ = terminal.pump(until: { $0.output.count > before + 100 })
        }
        terminal.signal(signal)
        #expect(terminal.waitForExit() == .signalled(signal))
        #expect(try terminal.isGivenBack(), "\(terminal.ledger.stillSet)")
    }

    @Test func suspendedItGivesTheTerminalBackAndTakesItAgain() throws {
        let terminal = try fixture.start()
        terminal.send([26])
        #expect(terminal.waitForStop() == SIGTSTP)
        #expect(try terminal.isGivenBack() && !terminal.emulator.alternateScreen)
        let before = terminal.output.count
        terminal.signal(SIGCONT)
        let isPainted = terminal.pump(until: {
            $0.output.count > before && $0.isClosed && $0.emulator.alternateScreen
        })
        #expect(isPainted && terminal.ledger.isSet(1002) && terminal.ledger.isSet(1006))
        terminal.press(5, 10)
        for x in stride(from: 6, through: 60, by: 6) { terminal.drag(x, 10) }
        terminal.release(60, 10)
        #expect(terminal.waitUntilOpen())
        terminal.send("q")
        #expect(terminal.waitForExit() == .exited(0))
        #expect(try terminal.isGivenBack())
    }

    @Test func aLineThatHangsUpEndsIt() throws {
        let terminal = try fixture.start()
        terminal.hangUp()
        #expect(terminal.waitForExit() != nil)
    }

    @Test func anAnswerStillDueIsNotLeftForTheShell() throws {
        var answers = QueryAnswers()
        answers.deviceAttributes = true
        let terminal = try PseudoTerminal(fixture.command(["."]), answers: answers)
        terminal.send("q")
        #expect(terminal.waitForExit() == .exited(0))
        #expect(try terminal.isGivenBack())
    }
}
