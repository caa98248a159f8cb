import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `--record`: all that comes in, in a file.
struct RecordTests {
    let fixture = Fixture()

    /// The events in the file without their times, and without the lines for people.
    private func events() -> [String] {
        lines().filter { !$0.hasPrefix("#") }.map { $0.drop { $0 != " " }.dropFirst() }
            .map(String.init)
    }

    private func lines() -> [Substring] {
        fixture.text("trace").split(separator: "\n")
    }

    private func start(_ arguments: [String] = []) throws -> PseudoTerminal {
        try fixture.start(["--record", "trace"] + arguments + ["."])
    }

    @Test func allThatComesInIsInTheFile() throws {
        let terminal = try start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.press(70, 5)
        terminal.drag(60, 5)
        terminal.mouse(36, 40, 6)
        terminal.release(40, 6)
        terminal.send("\u{1B}[200~one\n\u{1B}[31mtwo\u{1B}[201~\u{1B}[O\u{1B}[I\u{1B}[1;2D")
        try terminal.resize(columns: 60, rows: 20)
        #expect(terminal.eventually { _ in events().contains("resize 60 20") })
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        #expect(
            terminal.emulator.find("drawer: recorded 12 events in trace; all that was t") != nil)
        try terminal.expectGivenBack()
        // The signal and the keys come by two ways, in either order.
        #expect(
            events().filter { !$0.hasPrefix("resize") } == [
                "key \"m\"", "press left 70 5", "drag left 60 5", "drag left 40 6 shift",
                "release left 40 6", "paste \"one\\n\\u{1B}[31mtwo\"", "focus out", "focus in",
                "key Left shift", "key \"q\"",
            ])
        #expect(events().first == "resize 80 24")
    }

    @Test func theFileIsForItsOwnerAndSaysWhatItIs() throws {
        let terminal = try start()
        terminal.send("m")
        // It is in the file at once.
        #expect(terminal.eventually { _ in events().last == "key \"m\"" })
        var status = stat()
        #expect(stat(fixture.directory + "/trace", &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o600)
        #expect(lines()[0].hasPrefix("# What came in while drawer ") && lines()[1].contains("ALL"))
        #expect(lines()[2] == "0.000000 resize 80 24")
        try terminal.quit()
    }

    @Test func aCrashLosesNothing() throws {
        let terminal = try start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.signal(SIGSEGV)
        #expect(terminal.ending == .signalled(SIGSEGV))
        #expect(events() == ["resize 80 24", "key \"m\""])
    }

    @Test func aSignalEndsItWithTheReport() throws {
        let terminal = try start()
        terminal.signal(SIGTERM)
        #expect(terminal.ending == .signalled(SIGTERM))
        #expect(terminal.emulator.find("drawer: recorded 1 event in trace; all") != nil)
    }

    /// A disk that is full, as far as one can be had without one.
    @Test func aFileThatTakesNoMoreDoesNotHarmTheSession() throws {
        var command = fixture.command(["--record", "trace", "."])
        command.arguments =
            ["-c", "ulimit -f 200; exec \"$0\" \"$@\"", Fixture.program] + command.arguments
        command.program = "/bin/sh"
        let terminal = try PseudoTerminal(command)
        #expect(terminal.eventually { $0.isReady })
        let text = String(repeating: "a long paste\n", count: 20_000)
        terminal.send("j\u{1B}[200~" + text + "\u{1B}[201~j", timeout: 20)
        #expect(terminal.eventually { $0.line(1) == "alpha line 3" })
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        let report = "drawer: recorded 2 events in trace, where it ended: file too large; all"
        #expect(terminal.emulator.find(report) != nil)
        #expect(events() == ["resize 80 24", "key \"j\""])
        try terminal.expectGivenBack()
    }
}
