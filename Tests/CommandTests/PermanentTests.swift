import TerminalProbe
import Testing

/// The list of texts beside the text on wide screens, and all of it mirrored.
struct PermanentTests {
    let fixture = Fixture()

    /// The command on a screen of 120 columns, where the list stands: 36 for that, 84 for the text.
    private func start(_ options: [String] = [], columns: Int = 120) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            fixture.command(["--permanent-at", "100"] + options + ["."]),
            size: TerminalSize(columns: columns, rows: 24))
        // The title bar has the colours that the terminal has told.
        try #require(terminal.eventually { $0.background(70, 0) != nil })
        return terminal
    }

    private func column(_ text: String, _ terminal: PseudoTerminal) -> Int? {
        terminal.emulator.find(text)?.column
    }

    @Test func onAWideScreenTheListStandsBesideTheText() throws {
        let terminal = try start()
        #expect(column("Contents", terminal) == 4 && column("alpha line 1", terminal) == 38)
        #expect(column("☰", terminal) == 37)
        try terminal.quit()
    }

    @Test(arguments: ["\t", "\u{1B}[C", "m"]) func keysGoThereAndChoose(key: String) throws {
        let terminal = try start()
        let idle = terminal.background(20, 4)
        terminal.send(key)
        // The choice lights up with the keyboard.
        #expect(terminal.eventually { $0.background(20, 4) != idle })
        terminal.send("\u{1B}[B")
        terminal.send("\r")
        #expect(
            terminal.eventually {
                $0.emulator.find("beta line 1") != nil && $0.background(20, 5) == idle
            })
        terminal.send(key)
        terminal.send("\u{1B}")
        terminal.send("G")
        #expect(terminal.eventually { $0.emulator.find("beta line 5") != nil })
        try terminal.quit()
    }

    @Test func theMouseWorksOnBoth() throws {
        let terminal = try start()
        terminal.click(10, 6)
        #expect(terminal.eventually { $0.emulator.find("gamma line 1") != nil })
        terminal.mouse(65, 60, 10)
        #expect(terminal.eventually { $0.emulator.find("gamma line 4")?.row == 1 })
        // A drag opens nothing that is open.
        terminal.press(40, 10)
        for x in 41...90 { terminal.drag(x, 10) }
        terminal.release(90, 10)
        terminal.send("g")
        #expect(terminal.eventually { $0.emulator.find("gamma line 1")?.row == 1 })
        #expect(column("Contents", terminal) == 4)
        try terminal.quit()
    }

    @Test func itComesAndGoesWithTheWidth() throws {
        let terminal = try start(columns: 80)
        #expect(column("Contents", terminal) == nil)
        try terminal.resize(TerminalSize(columns: 120, rows: 24))
        #expect(terminal.eventually { column("alpha line 1", $0) == 38 })
        try terminal.resize(TerminalSize(columns: 80, rows: 24))
        #expect(terminal.eventually { $0.isClosed && column("alpha line 1", $0) == 2 })
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        try terminal.resize(TerminalSize(columns: 120, rows: 24))
        #expect(
            terminal.eventually {
                column("alpha line 1", $0) == 38 && column("Contents", $0) == 4
            })
        try terminal.quit()
    }

    // MARK: From right to left

    @Test func mirroredTheDrawerComesFromTheRight() throws {
        let terminal = try start(["--rtl", "--motion", "none"], columns: 80)
        #expect(column("☰", terminal) == 78 && column("alpha line 1", terminal) == 2)
        terminal.send("\u{1B}[D")
        #expect(terminal.eventually { column("Contents", $0) == 68 })
        #expect(terminal.eventually { $0.background(16, 22) == Look.board })
        #expect(terminal.background(15, 22) != Look.board)
        terminal.send("\u{1B}[C")
        #expect(terminal.eventually { column("☰", $0) == 78 })
        terminal.click(78, 0)
        #expect(terminal.eventually { column("Contents", $0) == 68 })
        terminal.click(70, 5)
        #expect(terminal.eventually { $0.emulator.find("beta line 1") != nil })
        try terminal.quit()
    }

    @Test func mirroredTheListStandsAtTheRight() throws {
        let terminal = try start(["--rtl"])
        #expect(column("Contents", terminal) == 108 && column("alpha line 1", terminal) == 2)
        #expect(column("☰", terminal) == 82)
        terminal.send("\u{1B}[D")
        terminal.send("\u{1B}[B")
        terminal.send("\r")
        #expect(terminal.eventually { $0.emulator.find("beta line 1")?.column == 2 })
        try terminal.quit()
    }

    @Test(arguments: ["", "0", "19", "-5", "many", "10001"]) func wrongWidthsAreTold(
        value: String
    ) throws {
        let outcome = try Subprocess.run(
            fixture.command(["--permanent-at", value, "beta.txt"]), timeout: 20)
        #expect(outcome.status == .exited(2) && outcome.output == [])
        #expect(outcome.errorText.hasPrefix("drawer: --permanent-at does not take '\(value)'"))
        #expect(outcome.errorText.count { $0 == "\n" } == 1)
    }
}
