import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Positions and marks from one run of the command to the next.
struct StateTests {
    let fixture = Fixture()
    /// Where they are kept.
    let home = Home()

    private func start(_ arguments: [String]) throws -> PseudoTerminal {
        try fixture.start(
            arguments, environment: Fixture.colors.merging(home.environment) { $1 })
    }

    @Test func readingGoesOnWhereItWas() throws {
        var terminal = try start(["alpha.txt"])
        terminal.send("42GMaq")
        #expect(terminal.ending == .exited(0))
        terminal = try start(["alpha.txt"])
        #expect(terminal.eventually { $0.line(1) == "alpha line 42" })
        #expect(terminal.emulator.text(row: 0).contains("at line 42 as you left it"))
        terminal.send("g'a")
        #expect(terminal.eventually { $0.line(1) == "alpha line 42" })
        try terminal.quit()
    }

    /// The window that is closed, and the command that is ended, come back to their place too.
    @Test(arguments: [SIGHUP, SIGTERM]) func anEndFromOutsideIsRemembered(signal: Int32) throws {
        var terminal = try start(["alpha.txt"])
        terminal.send("42G")
        try #require(terminal.eventually { $0.line(1) == "alpha line 42" })
        terminal.signal(signal)
        #expect(terminal.ending == .signalled(signal))
        terminal = try start(["alpha.txt"])
        #expect(terminal.eventually { $0.line(1) == "alpha line 42" })
        try terminal.quit()
    }

    @Test(arguments: [["--no-state"], ["+7"]]) func whoAsksForSomethingElseGetsIt(
        arguments: [String]
    ) throws {
        let first = try start(["alpha.txt"])
        first.send("42Gq")
        #expect(first.ending == .exited(0))
        let kept = home.read("state/drawer/places")
        let terminal = try start(arguments + ["alpha.txt"])
        let line = arguments == ["+7"] ? 7 : 1
        #expect(terminal.eventually { $0.line(1) == "alpha line \(line)" })
        try terminal.quit()
        if arguments == ["--no-state"] { #expect(home.read("state/drawer/places") == kept) }
    }

    /// Neither pipes nor what only passes through leaves a trace.
    @Test func standardInputIsNotRemembered() throws {
        let terminal = try PseudoTerminal(
            fixture.command(
                [], environment: Fixture.colors.merging(home.environment) { $1 },
                input: .file(fixture.directory + "/alpha.txt")))
        try #require(terminal.waitForText("alpha line 1", timeout: 20))
        terminal.send("42Gq")
        #expect(terminal.ending == .exited(0))
        #expect(home.read("state/drawer/places") == [])
    }

    /// Two that run at the same time keep what both have read.
    @Test func twoCopiesLoseNothing() throws {
        let first = try start(["alpha.txt"])
        let second = try start(["gamma.txt"])
        first.send("42GMaq")
        #expect(first.ending == .exited(0))
        second.send("9GMbq")
        #expect(second.ending == .exited(0))
        let text = String(decoding: home.read("state/drawer/places"), as: UTF8.self)
        #expect(text.contains(" 42 a:42 ") && text.contains(" 9 b:9 "))
    }

    /// What is in the way is told once the terminal has been given back, and costs nothing else.
    @Test func whereNothingCanBeKeptOneLineSaysSo() throws {
        home.write("no directory", to: "state")
        let terminal = try start(["alpha.txt"])
        terminal.send("42Gq")
        #expect(terminal.ending == .exited(0))
        #expect(terminal.emulator.find("positions and marks are not kept in") != nil)
        #expect(!terminal.emulator.alternateScreen)
    }

    @Test func aDamagedFileIsNoObstacle() throws {
        home.write([0, 1, 2, 0x1B, 0xFF, 10, 37, 32], to: "state/drawer/places")
        let terminal = try start(["alpha.txt"])
        #expect(terminal.line(1) == "alpha line 1")
        terminal.send("42Gq")
        #expect(terminal.ending == .exited(0))
        #expect(terminal.emulator.find("not kept") == nil)
        #expect(
            String(decoding: home.read("state/drawer/places"), as: UTF8.self).contains(" 42 - "))
    }
}
