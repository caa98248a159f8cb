import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the drawer is doing when something happens.
enum Moment: CaseIterable {
    case idle, sliding, dragging

    /// The command at this moment.
    func start(_ fixture: Fixture) throws -> PseudoTerminal {
        let terminal = try fixture.start(
            self == .sliding ? ["--animator", "linear:10", "."] : ["."])
        switch self {
        case .idle: break
        case .sliding: terminal.send("m")
        case .dragging:
            terminal.press(5, 5)
            terminal.drag(30, 5)
        }
        if self != .idle { try #require(terminal.eventually { $0.edge > 2 }) }
        return terminal
    }
}

/// However it ends, the terminal is given back as it was, and the status is the true one.
struct LeavingTests {
    let fixture = Fixture()

    @Test(arguments: Moment.allCases) func qLeaves(moment: Moment) throws {
        let terminal = try moment.start(fixture)
        #expect(terminal.emulator.alternateScreen && !terminal.emulator.cursorVisible)
        try terminal.quit()
    }

    @Test(arguments: Moment.allCases) func controlCInterrupts(moment: Moment) throws {
        let terminal = try moment.start(fixture)
        terminal.send([3])
        #expect(terminal.ending == .signalled(SIGINT))
        try terminal.expectGivenBack()
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], Moment.allCases)
    func signalsEndIt(signal: Int32, moment: Moment) throws {
        let terminal = try moment.start(fixture)
        terminal.signal(signal)
        #expect(terminal.ending == .signalled(signal))
        try terminal.expectGivenBack()
    }

    /// A crash may come in the middle of a sequence: what turns all off begins with Escape.
    @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGFPE, SIGTRAP], Moment.allCases)
    func crashesGiveTheTerminalBack(signal: Int32, moment: Moment) throws {
        let terminal = try moment.start(fixture)
        terminal.signal(signal)
        #expect(terminal.ending == .signalled(signal))
        try terminal.expectGivenBack(mayCut: true)
    }

    /// What was typed at a program that had crashed is not the shell's.
    @Test func aCrashLeavesNothingTyped() throws {
        let terminal = try fixture.start()
        terminal.signal(SIGSTOP)
        #expect(terminal.waitForStop(timeout: 20) == SIGSTOP)
        terminal.send("jj\u{1B}[<35;1;1M")
        terminal.signal(SIGSEGV)
        terminal.signal(SIGCONT)
        #expect(terminal.ending == .signalled(SIGSEGV))
        try terminal.expectGivenBack(mayCut: true)
    }

    @Test func aSecondSignalDoesNotWait() throws {
        let terminal = try fixture.start()
        terminal.signal(SIGTERM)
        terminal.signal(SIGTERM)
        terminal.signal(SIGINT)
        let ending = terminal.ending
        #expect(ending == .signalled(SIGTERM) || ending == .signalled(SIGINT))
        try terminal.expectGivenBack(mayCut: true)
    }

    @Test func aLineThatHangsUpEndsIt() throws {
        let terminal = try fixture.start()
        terminal.hangUp()
        #expect(terminal.ending == .signalled(SIGHUP))
    }

    /// A terminal that takes nothing more cannot keep it alive, and what is typed meanwhile is
    /// nobody's.
    @Test func aTerminalThatHasStoppedDoesNotHoldIt() throws {
        let terminal = try fixture.start(
            ["--animator", "linear:10", "."], columns: 300, rows: 100)
        terminal.send("m")
        // Not read on purpose, so there is nothing to wait for: the line fills, and stays full.
        usleep(300_000)
        terminal.signal(SIGTERM)
        usleep(100_000)
        terminal.send("jj\r")
        var waited = 0
        while kill(terminal.process, 0) == 0, waited < 2000 {
            usleep(10_000)  // pumping would read, and so free the line
            waited += 1
        }
        #expect(waited < 2000)
        #expect(try terminal.settings == terminal.initialSettings)
        #expect(try terminal.takeUnreadInput() == [])
        #expect(terminal.ending == .signalled(SIGTERM))
    }

    /// The terminal's answers come late, when the key to leave has long been read.
    @Test func anAnswerStillDueIsNotLeftForTheShell() throws {
        let terminal = try PseudoTerminal(fixture.command(["."]))
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        try terminal.expectGivenBack()
    }

    @Test func signalsThatWereIgnoredStaySo() throws {
        var command = fixture.command(["."])
        command.arguments = ["-c", "trap '' INT HUP; exec \"$0\" .", Fixture.program]
        command.program = "/bin/sh"
        let terminal = try PseudoTerminal(command)
        #expect(terminal.eventually { $0.isReady })
        terminal.signal(SIGINT)
        terminal.signal(SIGHUP)
        terminal.send("j")
        #expect(terminal.eventually { $0.line(1) == "alpha line 2" })
        try terminal.quit()
    }
}
