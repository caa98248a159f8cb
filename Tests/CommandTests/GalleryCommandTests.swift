import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The gallery's programs, tried as a person would.
struct GalleryCommandTests {
    /// A program, and what tells that it is used.
    struct Program: CustomTestStringConvertible, Sendable {
        var preset: String
        /// What the open menu says that nothing else does.
        var menu: String
        /// What the screen says when the menu's second row was chosen.
        var second: String
        /// A way for the hand to pull the menu out, and a place beside it.
        var from = (x: 1, y: 10)
        var to = (x: 55, y: 10)
        var beside = (x: 79, y: 10)

        var testDescription: String { preset }

        static let all = [
            Program(preset: "progressMenu", menu: "    Menu", second: "☰  Em denies"),
            Program(preset: "interactiveReveal", menu: "    Parts", second: "☰  Progress"),
            Program(
                preset: "slideDown", menu: "    Sections", second: "☰  Motion",
                from: (40, 1), to: (40, 16), beside: (40, 21)),
            Program(preset: "basicDrawer", menu: "    How is the page?", second: "Curious"),
            Program(preset: "sidePanels", menu: "    7 pictures", second: "First snow"),
        ]
    }

    let fixture = Fixture([:])

    private func start(_ program: Program, _ options: String...) throws -> PseudoTerminal {
        try fixture.start(["--gallery=\(program.preset)"] + options)
    }

    private func shows(_ terminal: PseudoTerminal, _ text: String) -> Bool {
        terminal.waitForText(text, timeout: 20)
    }

    /// Leaves when the last of the large frames has been read: the end waits for a slow reader no
    /// longer than for one that has stopped.
    private func quit(_ terminal: PseudoTerminal) throws {
        terminal.settle(quiet: 0.05, timeout: 20)
        try terminal.quit()
    }

    // MARK: Menus

    @Test(arguments: Program.all) func keysOpenTheMenuAndChoose(program: Program) throws {
        let terminal = try start(program)
        terminal.send("m")
        #expect(shows(terminal, program.menu))
        terminal.send("\u{1B}[B")
        terminal.send("\r")
        #expect(terminal.eventually { $0.isClosed && $0.emulator.find(program.second) != nil })
        try quit(terminal)
    }

    @Test(arguments: Program.all) func aHandPullsItOutAndATapBesideItCloses(
        program: Program
    ) throws {
        let terminal = try start(program)
        terminal.press(program.from.x, program.from.y)
        let steps = max(program.to.x - program.from.x, program.to.y - program.from.y)
        for step in 1...steps {
            terminal.drag(
                program.from.x + step * (program.to.x - program.from.x) / steps,
                program.from.y + step * (program.to.y - program.from.y) / steps)
        }
        // Held still for a while, it is not thrown.
        terminal.pump(seconds: 0.2)
        terminal.release(program.to.x, program.to.y)
        #expect(shows(terminal, program.menu))
        terminal.settle(quiet: 0.1, timeout: 20)
        terminal.click(program.beside.x, program.beside.y)
        #expect(terminal.eventually { $0.isClosed })
        try quit(terminal)
    }

    @Test(arguments: Program.all) func aRowIsChosenByAClick(program: Program) throws {
        let terminal = try start(program, "--motion", "none")
        terminal.click(1, 0)
        #expect(shows(terminal, program.menu))
        terminal.click(10, 5)
        #expect(shows(terminal, program.second))
        #expect(terminal.eventually { $0.isClosed })
        try quit(terminal)
    }

    @Test func theOtherSidePanelComesFromTheRight() throws {
        let terminal = try start(Program.all[4])
        terminal.press(78, 10)
        for x in stride(from: 76, through: 20, by: -2) { terminal.drag(x, 10) }
        terminal.release(20, 10)
        #expect(shows(terminal, "Seven ridges"))
        terminal.send("\u{1B}")
        #expect(terminal.eventually { $0.isClosed })
    }

    @Test func theFirstMenuShowsItselfAndGoes() throws {
        let terminal = try start(Program.all[0])
        // In the first frame, when the terminal has not told its colours yet.
        let end = Array("\u{1B}[?2026l".utf8)
        let first = try #require(terminal.output.firstRange(of: end))
        let emulator = Emulator(columns: 80, rows: 24)
        emulator.feed(terminal.output[..<first.lowerBound])
        #expect(emulator.text.contains("Menu"))
    }

    // MARK: Settings

    @Test func settingsChangeByTheirKeysAndByClicks() throws {
        let terminal = try start(Program.all[3], "--motion", "none")
        for (key, text) in [("w", "w 40%"), ("e", "e left"), ("e", "e right"), ("s", "s cover")] {
            terminal.send(key)
            #expect(shows(terminal, text))
        }
        terminal.send("m")
        // The menu is at the right now, and 40% wide.
        #expect(terminal.eventually { $0.emulator.find("How is the page?")?.column == 52 })
        terminal.send("r")
        #expect(terminal.eventually { $0.emulator.find("How is the page?")?.column == 4 })
        #expect(shows(terminal, "w 80%"))
        let place = try #require(terminal.emulator.find("w 80%"))
        terminal.click(place.column, place.row)
        #expect(shows(terminal, "w 40%"))
        try quit(terminal)
    }

    // MARK: The list

    @Test func theListOpensAndChooses() throws {
        let terminal = try PseudoTerminal(fixture.command(["--gallery"]))
        #expect(shows(terminal, "five well-known drawers"))
        for _ in 0..<4 { terminal.send("\u{1B}[B") }
        terminal.send("\r")
        #expect(shows(terminal, "Cat and moon") && shows(terminal, "g gallery"))
        terminal.send("g")
        #expect(shows(terminal, "five well-known drawers"))
        terminal.send("\u{1B}")
        #expect(terminal.eventually { $0.emulator.find("five well-known") == nil })
        terminal.send("3")
        #expect(shows(terminal, "☰  Terminals"))
        try quit(terminal)
    }

    // MARK: Resizes, and leaving

    @Test func aResizeFitsItAll() throws {
        let terminal = try start(Program.all[3], "--motion", "none")
        terminal.send("m")
        #expect(shows(terminal, "How is the page?"))
        for (columns, rows) in [(40, 12), (120, 40), (1, 1), (60, 20)] {
            try terminal.resize(TerminalSize(columns: columns, rows: rows))
            #expect(
                terminal.eventually {
                    rows == 1 || $0.emulator.text(row: rows - 1).hasPrefix(" g gallery")
                })
        }
        #expect(terminal.emulator.text(row: 1).hasPrefix("    How is the page?"))
        try quit(terminal)
    }

    @Test func controlCInterruptsAndControlZSuspends() throws {
        let terminal = try start(Program.all[2])
        terminal.send([26])
        #expect(terminal.waitForStop(timeout: 20) == SIGTSTP)
        try terminal.expectGivenBack()
        terminal.signal(SIGCONT)
        #expect(terminal.eventually { $0.isReady })
        terminal.send([3])
        #expect(terminal.ending == .signalled(SIGINT))
        try terminal.expectGivenBack()
    }

    // MARK: Refusals

    @Test(arguments: [
        (["--gallery=nonsense"], "--gallery does not take 'nonsense'; it takes progressMenu, "),
        (["--gallery=SidePanels"], "--gallery does not take 'SidePanels'"),
        (["--gallery", "beta.txt"], "--gallery takes no files; "),
        (["--gallery=slideDown", "."], "--gallery takes no files; "),
        (["--gallery", "slideDown"], "--gallery takes no files; one of its programs is chosen as"),
    ]) func aWrongUsageIsTold(arguments: [String], line: String) throws {
        let outcome = try Subprocess.run(fixture.command(arguments), timeout: 20)
        #expect(outcome.status == .exited(2) && outcome.output == [])
        #expect(outcome.errorText.hasPrefix("drawer: " + line))
        #expect(outcome.errorText.count { $0 == "\n" } == 1)
    }

    @Test(arguments: ["--gallery", "--gallery=basicDrawer"])
    func withoutATerminalThereIsNothingToShow(option: String) throws {
        let outcome = try Subprocess.run(fixture.command([option]), timeout: 20)
        #expect(outcome.status == .exited(1) && outcome.output == [])
        #expect(outcome.errorText == "drawer: --gallery needs a terminal to show its programs in\n")
    }

    @Test(arguments: [
        (["--plain", "--gallery"], [:]), (["--gallery=slideDown"], ["ACCESSIBLE": "1"]),
    ]) func thereIsNoPlainForm(arguments: [String], environment: [String: String]) throws {
        let terminal = try PseudoTerminal(
            fixture.command(arguments, environment: environment),
            size: .init(columns: 120, rows: 24))
        #expect(terminal.ending == .exited(2))
        #expect(
            terminal.line(0)
                == "drawer: --gallery has no plain form, since it shows how drawers move; "
                + "leave out --plain, or set ACCESSIBLE=0")
        #expect(terminal.ledger.everSet == [])
    }

    /// A terminal is there, but the output leads elsewhere.
    @Test func intoAFileItShowsNothing() throws {
        var command = fixture.command([
            "-c", "exec \"$0\" --gallery >/dev/null", Fixture.program,
        ])
        command.program = "/bin/sh"
        let terminal = try PseudoTerminal(command)
        #expect(terminal.ending == .exited(1))
        #expect(terminal.line(0) == "drawer: --gallery needs a terminal to show its programs in")
        #expect(terminal.ledger.everSet == [])
    }
}
