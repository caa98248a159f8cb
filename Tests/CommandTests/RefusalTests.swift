import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What cannot be shown is told in one line, before the terminal is touched.
struct RefusalTests {
    let fixture = Fixture()

    private func expectRefused(
        _ terminal: PseudoTerminal, _ lines: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(terminal.ending == .exited(1), sourceLocation: sourceLocation)
        let shown = terminal.emulator.text.split(separator: "\n").map(String.init)
        #expect(shown.count == lines.count, "\(shown)", sourceLocation: sourceLocation)
        for (line, expected) in zip(shown, lines) {
            #expect(line.hasPrefix("drawer: " + expected), sourceLocation: sourceLocation)
        }
        #expect(!terminal.output.contains(0x1B), sourceLocation: sourceLocation)
        #expect(terminal.ledger.everSet == [], sourceLocation: sourceLocation)
        #expect(
            try terminal.settings == terminal.initialSettings, sourceLocation: sourceLocation)
    }

    private func run(_ arguments: [String], size: (Int, Int) = (200, 24)) throws -> PseudoTerminal {
        try PseudoTerminal(
            fixture.command(arguments), size: TerminalSize(columns: size.0, rows: size.1))
    }

    @Test(arguments: [
        (["missing"], "missing: no such file or directory"), ([""], ": no such file or directory"),
        (["/dev/null"], "/dev/null: is not a regular file"), (["binary"], "binary: is not text"),
        (["beta.txt/x"], "beta.txt/x: not a directory"),
        (["-"], "standard input is a terminal"), (["beta.txt", "-"], "standard input is a"),
    ]) func nothingToReadIsTold(arguments: [String], line: String) throws {
        fixture.write([0, 1, 2, 3], to: "binary")
        try expectRefused(try run(arguments), [line])
    }

    @Test func whenAllAreBadEachHasItsLine() throws {
        fixture.write([0], to: "binary")
        try expectRefused(
            try run(["missing", "binary", "/dev/null"]), ["missing: ", "binary: ", "/dev/null: "])
    }

    @Test func aDirectoryWithoutTextIsTold() throws {
        let empty = Fixture(["data": "\0\0\0", ".hidden": "text\n"])
        let terminal = try PseudoTerminal(empty.command([]))
        try expectRefused(terminal, [".: has no text files in it"])
    }

    @Test(.enabled(if: geteuid() != 0, "root may read every file"))
    func aFileThatMayNotBeReadIsTold() throws {
        chmod(fixture.directory + "/beta.txt", 0)
        try expectRefused(try run(["beta.txt"]), ["beta.txt: permission denied"])
    }

    @Test(.enabled(if: access("/proc/self/mem", F_OK) == 0, "only Linux has a file that fails"))
    func aFileThatCannotBeReadIsTold() throws {
        try expectRefused(try run(["/proc/self/mem"]), ["/proc/self/mem: input/output error"])
    }

    // MARK: Recordings

    /// Whatever is there stays as it was, even where a link leads to nothing.
    @Test(arguments: [
        ("beta.txt", "file exists"), ("link", "file exists"), (".", "file exists"),
        ("missing/trace", "no such file or directory"), ("", "no such file or directory"),
    ]) func onlyANewFileIsRecordedInto(name: String, reason: String) throws {
        symlink("nothing", fixture.directory + "/link")
        let terminal = try run(["--record", name, "."])
        try expectRefused(terminal, ["cannot record into \(name): \(reason); name a new file"])
        #expect(fixture.read("beta.txt") == Array(Fixture.lines("beta", 5).utf8))
        #expect(access(fixture.directory + "/nothing", F_OK) != 0)
    }

    @Test func whatIsNotBegunIsNotRecorded() throws {
        let terminal = try run(["--record", "trace", "."], size: (19, 5))
        #expect(terminal.ending == .exited(1))
        #expect(access(fixture.directory + "/trace", F_OK) != 0)
    }

    @Test(arguments: [
        ("missing", "missing: no such file or directory"), (".", ".: is a directory"),
        ("/dev/null", "/dev/null: is not a regular file"), ("empty", "empty: is not a recording"),
        ("beta.txt", "beta.txt:1: is not an event"), ("late", "late:3: is earlier than the event"),
        ("other", "the terminal is 200x24, the recording is of 120x36; give its window that size"),
    ]) func aRecordingThatCannotBePlayedIsTold(name: String, line: String) throws {
        fixture.write("# nothing\n", to: "empty")
        fixture.write("0.0 resize 200 24\n2.0 key Up\n1.0 key Up\n", to: "late")
        fixture.write("0.0 resize 120 36\n", to: "other")
        try expectRefused(try run(["--replay", name, "alpha.txt"]), [line])
    }

    // MARK: Terminals

    @Test(arguments: [(19, 24), (80, 5), (19, 5), (1, 1)]) func aSmallTerminalIsRefused(
        columns: Int, rows: Int
    ) throws {
        let terminal = try run(["."], size: (columns, rows))
        #expect(terminal.ending == .exited(1))
        let line = String(decoding: terminal.output, as: UTF8.self)
        #expect(line.hasPrefix("drawer: the terminal is \(columns)x\(rows), the least is 20x6;"))
        #expect(line.count { $0.isNewline } == 1 && !terminal.output.contains(0x1B))
        #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test func theSmallestTerminalWillDo() throws {
        let terminal = try fixture.start(columns: 20, rows: 6)
        terminal.send("m")
        #expect(terminal.waitForText("Contents", timeout: 20))
        try terminal.quit()
    }

    @Test(arguments: [
        ("dumb", "terminal type 'dumb' cannot place its cursor"),
        ("nonsense", "unknown terminal type 'nonsense'"), ("", "unknown terminal type ''"),
        ("x\u{1B}[2J", "unknown terminal type"), ("../x/xterm", "unknown terminal type"),
    ]) func aTerminalWithoutAScreenGetsTheText(term: String, reason: String) throws {
        fixture.write("\u{1B}[31mred\u{1B}]0;t\u{7} \u{9B}2Jtext\u{8}\n\tend\n", to: "beta.txt")
        var command = fixture.command(["beta.txt"], environment: ["TERM": term])
        if term.isEmpty { command.environment["TERM"] = nil }
        let errors = try TestPipe()
        command.errors = .descriptor(errors.writeEnd)
        let terminal = try PseudoTerminal(command)
        errors.closeWriteEnd()
        #expect(terminal.ending == .exited(1))
        let line = String(decoding: errors.readToEnd(), as: UTF8.self)
        #expect(line.hasPrefix("drawer: \(reason)") && line.count { $0 == "\n" } == 1)
        let kinds = ByteGrammar.tokens(in: terminal.output + Array(line.utf8)).map(\.kind)
        #expect(Set(kinds) == ["text", "C0 0d", "C0 0a", "C0 09"])
        #expect(terminal.line(0) == "red 2Jtext" && terminal.line(1) == "end")
        #expect(try terminal.settings == terminal.initialSettings)
    }

    /// Its output is a terminal, but not one of its own that could send it keys.
    @Test(.enabled(if: access("/usr/bin/setsid", X_OK) == 0, "there is no setsid"))
    func withoutATerminalOfItsOwnItSaysSo() throws {
        var command = fixture.command(["-w", Fixture.program, "beta.txt"])
        command.program = "/usr/bin/setsid"
        let terminal = try PseudoTerminal(command, size: TerminalSize(columns: 200, rows: 24))
        try expectRefused(terminal, ["no terminal to read keys from;"])
    }
}
