import TerminalProbe
import Testing

/// Reading, choosing and resizing.
struct ReadingTests {
    let fixture = Fixture()

    @Test func theTitleBarSaysWhatAndWhere() throws {
        let terminal = try fixture.start()
        let title = terminal.emulator.text(row: 0)
        #expect(title.contains("alpha.txt") && title.hasSuffix("1–23 of 100  23%"))
        terminal.send("G")
        #expect(terminal.waitForText("78–100 of 100  100%"))
        terminal.send("g")
        #expect(terminal.waitForText("1–23 of 100  23%"))
    }

    @Test(arguments: [("j", 2), ("\u{1B}[B", 2), (" ", 22), ("\u{1B}[6~", 22), ("jjk", 2)])
    func keysScroll(keys: String, first: Int) throws {
        let terminal = try fixture.start()
        terminal.send(keys)
        let isThere = terminal.pump(
            until: { $0.emulator.text(row: 1).trimmed == "alpha line \(first)" })
        #expect(isThere)
    }

    @Test func theWheelScrollsByThree() throws {
        let terminal = try fixture.start()
        terminal.mouse(65, 20, 10)
        #expect(terminal.pump(until: { $0.emulator.text(row: 1).trimmed == "alpha line 4" }))
        terminal.mouse(64, 20, 10)
        #expect(terminal.pump(until: { $0.emulator.text(row: 1).trimmed == "alpha line 1" }))
    }

    @Test func theScrollbarIsDragged() throws {
        let terminal = try fixture.start()
        terminal.press(79, 1)
        terminal.drag(60, 23)
        #expect(terminal.waitForText("78–100 of 100"))
        terminal.release(60, 23)
        #expect(terminal.isClosed)
    }

    @Test func aRowIsChosenByKeys() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        terminal.send("\u{1B}[B\r")
        #expect(terminal.waitUntilClosed())
        #expect(terminal.emulator.text(row: 0).contains("beta.txt"))
        #expect(terminal.emulator.text(row: 1).contains("beta line 1"))
    }

    @Test func aRowIsChosenByAClick() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        let place = terminal.emulator.find("gamma.txt")
        terminal.click(place?.column ?? 0, place?.row ?? 0)
        #expect(terminal.waitUntilClosed())
        #expect(terminal.emulator.text(row: 0).contains("gamma.txt"))
    }

    @Test func helpComesAndGoes() throws {
        let terminal = try fixture.start(rows: 30)
        terminal.send("h")
        #expect(terminal.waitForText("Keys and mouse"))
        terminal.send("x")
        #expect(terminal.pump(until: { !$0.emulator.text.contains("Keys and mouse") }))
        terminal.send("\u{1B}OP")
        #expect(terminal.waitForText("Keys and mouse"))
    }

    @Test func aSmallTerminalIsToldAndRecovers() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        try terminal.resize(columns: 15, rows: 4)
        #expect(terminal.waitForText("Too small"))
        try terminal.resize(columns: 100, rows: 30)
        #expect(terminal.waitUntilOpen())
        let isFitted = terminal.pump(
            until: { $0.emulator.cell(column: 90, row: 25)?.background == RGB(0x0F0F17) })
        #expect(isFitted)
    }

    @Test func aBadFileAmongGoodOnesIsAPage() throws {
        let terminal = try fixture.start(["missing.txt", "beta.txt"])
        #expect(terminal.emulator.text.contains("missing.txt: no such file or directory"))
        terminal.send("m")
        #expect(terminal.waitUntilOpen())
        terminal.send("\u{1B}[B\r")
        #expect(terminal.waitUntilClosed())
        #expect(terminal.emulator.text(row: 1).contains("beta line 1"))
    }

    @Test func standardInputIsRead() throws {
        let command = fixture.command(
            ["-"], input: .file(fixture.directory + "/beta.txt"))
        let terminal = try PseudoTerminal(command)
        #expect(terminal.waitForText("beta line 5"))
        terminal.send("q")
        #expect(terminal.waitForExit() == .exited(0))
    }
}

extension String {
    /// Without the blanks at both ends.
    var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "▐" }.reversed())
    }
}
