import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Text that is still being written while it is read.
struct StreamTests {
    let fixture = Fixture()

    /// The command on a pipe that stays open, and its end to write to.
    private func start(
        _ arguments: [String] = [], environment: [String: String] = Fixture.colors
    ) throws -> (terminal: PseudoTerminal, pipe: TestPipe) {
        let pipe = try TestPipe()
        let terminal = try PseudoTerminal(
            fixture.command(
                arguments, environment: environment, input: .descriptor(pipe.readEnd)))
        pipe.closeReadEnd()
        return (terminal, pipe)
    }

    private func write(_ text: String, to pipe: TestPipe) { pipe.write(Array(text.utf8)) }

    @Test func theScreenIsThereBeforeTheText() throws {
        let (terminal, pipe) = try start()
        #expect(terminal.eventually { $0.isReady })
        #expect(terminal.emulator.text(row: 0).hasSuffix(" loading"))
        write("one\ntw", to: pipe)
        #expect(terminal.eventually { $0.line(1) == "one" && $0.line(2) == "tw" })
        #expect(terminal.emulator.text(row: 0).hasSuffix("2 lines  6 bytes so far"))
        write("o\n" + Fixture.lines("more", 100), to: pipe)
        #expect(terminal.waitForText("1–23 of 102", timeout: 20))
        #expect(terminal.line(2) == "two")
        pipe.closeWriteEnd()
        #expect(terminal.eventually { $0.emulator.text(row: 0).hasSuffix(" 102  22%") })
        try terminal.quit()
    }

    /// Keys act, and the drawer slides, whatever the producer does.
    @Test func oneCanReadMeanwhile() throws {
        let (terminal, pipe) = try start()
        write(Fixture.lines("text", 50), to: pipe)
        #expect(terminal.waitForText("1–23 of 50", timeout: 20))
        terminal.send("j")
        #expect(terminal.eventually { $0.line(1) == "text line 2" })
        write(Fixture.lines("more", 50), to: pipe)
        #expect(terminal.waitForText("2–24 of 100", timeout: 20))
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        try terminal.quit()
    }

    @Test func controlCLeavesThoughMoreWouldCome() throws {
        let (terminal, pipe) = try start()
        write("text\n", to: pipe)
        #expect(terminal.waitForText("text", timeout: 20))
        // The status of `less -K`.
        terminal.send([3])
        #expect(terminal.ending == .exited(2))
        try terminal.expectGivenBack()
    }

    @Test func afterTheEndControlCInterrupts() throws {
        let (terminal, pipe) = try start()
        write("text\n", to: pipe)
        pipe.closeWriteEnd()
        #expect(terminal.eventually { $0.emulator.text(row: 0).hasSuffix(" 1 line") })
        terminal.send([3])
        #expect(terminal.ending == .signalled(SIGINT))
        try terminal.expectGivenBack()
    }

    // MARK: Pipes with a name

    /// As the shell makes one, with its text or without any yet.
    @Test func whatTheShellSubstitutesIsRead() throws {
        var command = fixture.command(["-c", "\"$0\" <(echo one; echo two)", Fixture.program])
        command.program = "/bin/bash"
        let terminal = try PseudoTerminal(command)
        #expect(terminal.eventually { $0.line(1) == "one" && $0.line(2) == "two" })
        #expect(terminal.emulator.text(row: 0).contains("pipe "))
        try terminal.quit()
    }

    /// Whoever writes into it may come later, and the reader is not held up meanwhile.
    @Test func aPipeIsWaitedFor() throws {
        mkfifo(fixture.directory + "/pipe", 0o600)
        let terminal = try fixture.start(["--motion", "none", "pipe", "beta.txt"])
        #expect(terminal.emulator.text(row: 0).hasSuffix(" loading"))
        terminal.send("m\u{1B}[B\r")
        #expect(terminal.eventually { $0.line(1) == "beta line 1" })
        fixture.append("one\n", to: "pipe")
        terminal.send("m\u{1B}[A\r")
        #expect(terminal.eventually { $0.line(1) == "one" })
        #expect(terminal.eventually { $0.emulator.text(row: 0).hasSuffix(" 1 line") })
        // It can be read once only; what has come is kept.
        terminal.send("m\u{1B}[B\r")
        #expect(terminal.eventually { $0.line(1) == "beta line 1" })
        terminal.send("m\u{1B}[A\r")
        #expect(terminal.eventually { $0.line(1) == "one" })
        try terminal.quit()
    }

    /// Standard input is read once; what has come of it is there again after another document.
    @Test func itIsKeptWhileSomethingElseIsRead() throws {
        let (terminal, pipe) = try start(["--motion", "none", "-", "beta.txt"])
        write("first\n", to: pipe)
        #expect(terminal.eventually { $0.line(1) == "first" })
        terminal.send("m\u{1B}[B\r")
        #expect(terminal.eventually { $0.line(1) == "beta line 1" })
        write("second\n", to: pipe)
        terminal.send("m\u{1B}[A\r")
        #expect(terminal.eventually { $0.line(1) == "first" && $0.line(2) == "second" })
        pipe.closeWriteEnd()
        #expect(terminal.eventually { $0.emulator.text(row: 0).hasSuffix(" 2 lines") })
        try terminal.quit()
    }

    @Test func aProducerWithoutEndDoesNotHoldItUp() throws {
        var command = fixture.command(["-c", "cat /dev/zero | \"$0\"", Fixture.program])
        command.program = "/bin/sh"
        let terminal = try PseudoTerminal(command)
        #expect(terminal.eventually { $0.emulator.find("so far") != nil })
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        try terminal.expectGivenBack()
    }

    // MARK: Following

    @Test func aFollowedFileShowsItsEnd() throws {
        let terminal = try fixture.start(["-f", "alpha.txt"])
        #expect(terminal.eventually { $0.line(23) == "alpha line 100" })
        #expect(terminal.emulator.text(row: 0).hasSuffix("following"))
        fixture.append("more\n", to: "alpha.txt")
        #expect(terminal.eventually { $0.line(23) == "more" })
        // Away from the end it stays where it is.
        terminal.send("g")
        #expect(terminal.eventually { $0.line(1) == "alpha line 1" })
        fixture.append("again\n", to: "alpha.txt")
        #expect(terminal.waitForText("1–23 of 102", timeout: 20))
        #expect(terminal.line(1) == "alpha line 1")
        terminal.send("G")
        #expect(terminal.eventually { $0.line(23) == "again" })
        fixture.append("last\n", to: "alpha.txt")
        #expect(terminal.eventually { $0.line(23) == "last" })
        try terminal.quit()
    }

    // MARK: Starting elsewhere

    @Test(arguments: [
        (["+42", "alpha.txt"], "alpha line 42"), (["alpha.txt", "+42"], "alpha line 42"),
        (["+/line 50", "alpha.txt"], "alpha line 50"),
        (["+/LINE 5[1-9]$", "alpha.txt"], "alpha line 1"),
        (["+/line 5[1-9]$", "alpha.txt"], "alpha line 51"),
        (["+/(", "alpha.txt"], "alpha line 1"), (["+1000", "alpha.txt"], "alpha line 78"),
        (["+/nowhere", "alpha.txt"], "alpha line 1"),
    ]) func itStartsWhereItIsTold(arguments: [String], line: String) throws {
        let terminal = try fixture.start(arguments)
        #expect(terminal.eventually { $0.line(1) == line })
        try terminal.quit()
    }

    @Test func theStartIsWaitedFor() throws {
        let (terminal, pipe) = try start(["+/needle"])
        write(Fixture.lines("hay", 50), to: pipe)
        #expect(terminal.waitForText("1–23 of 50", timeout: 20))
        write("a nee", to: pipe)
        write("dle\n" + Fixture.lines("hay", 50), to: pipe)
        #expect(terminal.eventually { $0.line(1) == "a needle" })
        try terminal.quit()
    }

    // MARK: One screen

    private func expectPrinted(_ terminal: PseudoTerminal, _ lines: [String]) throws {
        #expect(terminal.ending == .exited(0))
        for (row, line) in lines.enumerated() { #expect(terminal.line(row) == line) }
        #expect(!terminal.ledger.everSet.contains("?1049"))
        try terminal.expectGivenBack()
    }

    @Test(arguments: [["-F"], ["--quit-if-one-screen"]]) func whatFitsIsPrinted(
        option: [String]
    ) throws {
        let terminal = try PseudoTerminal(fixture.command(option + ["beta.txt"]))
        try expectPrinted(terminal, (1...5).map { "beta line \($0)" })
    }

    /// As git has it: its styles stay, and nothing else acts.
    @Test(arguments: ["FRX", "-FRX", "-R -F", "--quit-if-one-screen"])
    func gitsWishIsFollowed(less: String) throws {
        var environment = Fixture.colors
        environment["LESS"] = less
        let (terminal, pipe) = try start(environment: environment)
        write("\u{1B}[31mred\u{1B}[m \u{1B}]0;owned\u{7}\u{1B}[2Jtext\n", to: pipe)
        pipe.closeWriteEnd()
        try expectPrinted(terminal, ["red text"])
        #expect(terminal.emulator.cell(column: 0, row: 0)?.foreground != nil)
        #expect(terminal.emulator.title != "owned")
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        #expect(kinds.isSubset(of: ["text", "CSI m", "C0 0d", "C0 0a"]))
    }

    @Test(arguments: [23, 24]) func theShellKeepsItsRow(lines: Int) throws {
        fixture.write(Fixture.lines("text", lines), to: "text")
        let terminal = try PseudoTerminal(fixture.command(["-F", "text"]))
        if lines == 23 { return try expectPrinted(terminal, ["text line 1"]) }
        #expect(terminal.eventually { $0.isReady })
        try terminal.quit()
    }

    @Test(arguments: ["R", "-j4F", "--use-color"]) func otherWishesOfLessAreNot(
        less: String
    ) throws {
        var environment = Fixture.colors
        environment["LESS"] = less
        let terminal = try fixture.start(["beta.txt"], environment: environment)
        try terminal.quit()
    }
}
