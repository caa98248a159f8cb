import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ends that are less plain than those of `ExitMatrixTests`.
struct LeavingTests {
    let fixture = Fixture()

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

    /// A terminal that takes nothing more cannot keep it alive, and what is typed meanwhile is
    /// nobody's.
    @Test func aTerminalThatHasStoppedDoesNotHoldIt() throws {
        let line = String(repeating: "words ", count: 49) + "\n"
        let fixture = Fixture(["full.txt": String(repeating: line, count: 99)])
        let terminal = try fixture.start(
            ["--animator", "linear:1", "."], columns: 300, rows: 100)
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
