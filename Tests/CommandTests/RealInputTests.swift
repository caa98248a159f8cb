import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What people read, from this machine and from end to end; and the programs that page with it.
struct RealInputTests {
    let fixture = Fixture()

    /// A program that may start the command as its pager.
    private func start(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        var command = fixture.command(
            arguments, environment: Fixture.colors.merging(environment) { $1 })
        command.program = program
        return try PseudoTerminal(command)
    }

    /// Whether a row of the drawer or of the text has these words.
    private func shows(_ terminal: PseudoTerminal, _ words: String) -> Bool {
        terminal.waitForText(words, timeout: 20)
    }

    /// Opens the drawer, filters it by `words`, and goes where the best row leads.
    private func choose(_ words: String, in terminal: PseudoTerminal) {
        terminal.send("m")
        #expect(shows(terminal, "Contents"))
        terminal.send("/" + words)
        #expect(shows(terminal, "1 of ") || terminal.emulator.find(words) != nil)
        terminal.send("\r")
        #expect(terminal.eventually { $0.isClosed })
    }

    // MARK: Documents

    @Test(.enabled(if: Machine.readme != nil, "no package has brought a README in Markdown"))
    func theReadmeOfAPackage() throws {
        let (path, headings) = try #require(Machine.readme)
        let last = try #require(headings.last)
        let terminal = try fixture.start(["--motion", "none", path])
        choose(last, in: terminal)
        let isThere = terminal.eventually { screen in
            (1..<24).contains { screen.line($0) == last }
        }
        #expect(isThere, "\(path): \(last)")
        try terminal.quit()
    }

    /// Formatted for the terminal's width, so that no line is wrapped again.
    @Test(.enabled(if: Machine.hasManual, "there is no manual of bash"))
    func theManualOfBash() throws {
        let terminal = try start(
            "/bin/sh", ["-c", "exec man bash"], environment: ["MANPAGER": Fixture.program])
        #expect(
            terminal.eventually {
                $0.line(1).hasPrefix("BASH(1)") && $0.line(1).hasSuffix("BASH(1)")
            })
        choose("FILES", in: terminal)
        #expect(terminal.eventually { screen in (1..<24).contains { screen.line($0) == "FILES" } })
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        try terminal.expectGivenBack()
    }

    /// Some 4 MB in 400 files: all are listed, and the last one is a keystroke away.
    @Test func aLargeDifference() throws {
        let hunk = (1...8).map {
            "-old line \($0) of what was here before\n+new line \($0) in its place\n"
        }
        var text = ""
        for file in 1...400 {
            text += "diff --git a/src/file\(file).c b/src/file\(file).c\n"
            text += "--- a/src/file\(file).c\n+++ b/src/file\(file).c\n"
            for start in 1...16 {
                text += "@@ -\(20 * start),8 +\(20 * start),8 @@ int function\(start)(void)\n"
                text += hunk.joined()
            }
        }
        fixture.write(text, to: "large.diff")
        let terminal = try fixture.start(["--motion", "none", "large.diff"])
        terminal.send("m")
        #expect(shows(terminal, "+128 −128"))
        terminal.send("m")
        choose("file400.c", in: terminal)
        #expect(terminal.eventually { $0.line(1).hasPrefix("diff --git a/src/file400.c") })
        try terminal.quit()
    }

    /// As a program writes one: line after line, a line in two pieces, and under another name later.
    @Test func aLogThatGrows() throws {
        func line(_ second: Int, _ text: String) -> String {
            "2024-03-05T10:00:\(second < 10 ? "0" : "")\(second)Z \(text)\n"
        }
        fixture.write(
            (0..<50).map { line($0, "INFO request \($0) served") }.joined(), to: "app.log")
        let terminal = try fixture.start(["-f", "--motion", "none", "app.log"])
        #expect(terminal.eventually { $0.line(23).hasSuffix("request 49 served") })
        fixture.append(String(line(50, "ERROR the disk is full").dropLast(14)), to: "app.log")
        #expect(terminal.eventually { $0.line(23).hasSuffix("ERROR the") })
        fixture.append(" disk is full\n" + line(51, "INFO stopped"), to: "app.log")
        #expect(terminal.eventually { $0.line(23).hasSuffix("INFO stopped") })
        terminal.send("m")
        #expect(shows(terminal, "the disk is full"))
        terminal.send("m")
        rename(fixture.directory + "/app.log", fixture.directory + "/app.log.1")
        fixture.write(line(55, "INFO begun anew"), to: "app.log")
        #expect(terminal.eventually { $0.line(23).hasSuffix("INFO begun anew") })
        try terminal.quit()
    }

    // MARK: Pagers

    /// A repository with two commits, of which the second changes one line.
    private func makeRepository() {
        let commit = "git -c user.name=Someone -c user.email=someone@example.org commit -q"
        _ = Machine.output(
            "git init -q && git add alpha.txt beta.txt && \(commit) -m 'Begin' && "
                + "sed s/'line 3'/'third line'/ beta.txt >new && mv new beta.txt && "
                + "\(commit) -a -m 'Say which line is the third'",
            in: fixture.directory)
    }

    /// Whatever variable names it, git has its pager read what it prints, in git's own colours.
    @Test(
        .enabled(if: Machine.has("git"), "there is no git"),
        arguments: ["GIT_PAGER", "PAGER"])
    func gitPagesWithIt(variable: String) throws {
        makeRepository()
        defer { _ = Machine.output("rm -rf .git", in: fixture.directory) }
        let terminal = try start(
            "/bin/sh", ["-c", "exec git -c color.ui=always log -p"],
            environment: [variable: Fixture.program, "HOME": fixture.directory])
        #expect(shows(terminal, "Say which line is the third"))
        #expect(terminal.eventually { $0.isClosed })
        let added = try #require(terminal.emulator.find("+beta third line"))
        let color = terminal.emulator.cell(column: added.column, row: added.row)?.foreground
        #expect(color != nil)
        choose("Begin", in: terminal)
        #expect(terminal.eventually { $0.line(1).hasPrefix("commit ") })
        #expect(shows(terminal, "    Begin"))
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        try terminal.expectGivenBack()
    }

    /// git asks its pager by $LESS to print what fits, and that needs no screen.
    @Test(.enabled(if: Machine.has("git"), "there is no git"))
    func whatFitsIsPrintedForGit() throws {
        makeRepository()
        defer { _ = Machine.output("rm -rf .git", in: fixture.directory) }
        let terminal = try start(
            "/bin/sh", ["-c", "exec git log -1 --format=%s"],
            environment: ["GIT_PAGER": Fixture.program, "HOME": fixture.directory])
        #expect(terminal.ending == .exited(0))
        #expect(terminal.line(0) == "Say which line is the third")
        #expect(!terminal.ledger.everSet.contains("?1049"))
    }
}
