import TerminalProbe
import Testing

/// Reading, choosing and resizing.
struct ReadingTests {
    let fixture = Fixture()

    @Test func theTitleBarSaysWhatAndWhere() throws {
        let terminal = try fixture.start()
        let title = terminal.emulator.text(row: 0)
        #expect(title.hasPrefix(" ☰  alpha.txt ") && title.hasSuffix(" 1–23 of 100  23%"))
        terminal.send("G")
        #expect(terminal.waitForText("78–100 of 100  100%", timeout: 20))
        terminal.send("g")
        #expect(terminal.waitForText(" 1–23 of 100  23%", timeout: 20))
    }

    @Test(arguments: [
        ("j", 2), ("\u{1B}[B", 2), ("\r", 2), ("jjk", 2), ("jj\u{1B}[A", 2),
        (" ", 22), ("\u{1B}[6~", 22), ("G", 78), ("\u{1B}[F", 78),
        ("Gb", 57), ("G\u{1B}[5~", 57), ("Ggj", 2), ("G\u{1B}[Hj", 2),
    ])
    func keysScroll(keys: String, first: Int) throws {
        let terminal = try fixture.start()
        terminal.send(keys)
        #expect(terminal.eventually { $0.line(1) == "alpha line \(first)" })
    }

    @Test func theWheelScrollsByThree() throws {
        let terminal = try fixture.start()
        terminal.mouse(65, 20, 10)
        #expect(terminal.eventually { $0.line(1) == "alpha line 4" })
        terminal.mouse(64, 20, 10)
        #expect(terminal.eventually { $0.line(1) == "alpha line 1" })
    }

    @Test func theWheelScrollsTheListOverTheDrawer() throws {
        let many = Fixture(
            Dictionary(uniqueKeysWithValues: (1...60).map { ("n\($0).txt", "text\n") }))
        let terminal = try many.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        #expect(terminal.emulator.text(row: 4).contains("n1.txt"))
        terminal.mouse(65, 20, 10)
        #expect(terminal.eventually { $0.emulator.text(row: 4).contains("n4.txt") })
        // Beside the drawer the wheel is nobody's.
        terminal.mouse(65, 70, 10)
        terminal.mouse(64, 20, 10)
        #expect(terminal.eventually { $0.emulator.text(row: 4).contains("n1.txt") })
    }

    @Test func theScrollbarIsDragged() throws {
        let terminal = try fixture.start()
        terminal.press(79, 1)
        terminal.drag(60, 23)
        #expect(terminal.waitForText("78–100 of 100", timeout: 20))
        terminal.release(60, 23)
        #expect(terminal.isClosed)
    }

    // MARK: Choosing

    @Test(arguments: ["\u{1B}[B\r", "j\r", "\u{1B}[F\u{1B}[A\r"]) func aRowIsChosenByKeys(
        keys: String
    ) throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.send(keys)
        #expect(terminal.eventually { $0.isClosed })
        #expect(terminal.emulator.text(row: 0).contains("beta.txt"))
        #expect(terminal.emulator.text(row: 0).hasSuffix(" 5 lines"))
        #expect(terminal.line(1) == "beta line 1")
    }

    @Test func aRowIsChosenByAClick() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        let place = try #require(terminal.emulator.find("gamma.txt"))
        terminal.click(place.column, place.row)
        #expect(terminal.eventually { $0.isClosed })
        #expect(terminal.emulator.text(row: 0).contains("gamma.txt"))
        #expect(terminal.line(1) == "gamma line 1")
    }

    @Test func aBadFileAmongGoodOnesIsAPage() throws {
        let terminal = try fixture.start(["missing.txt", "beta.txt"])
        #expect(terminal.line(1) == "missing.txt: no such file or directory")
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.send("\u{1B}[B\r")
        #expect(terminal.eventually { $0.isClosed })
        #expect(terminal.line(1) == "beta line 1")
        try terminal.quit()
    }

    // MARK: Help and sizes

    @Test func helpComesAndGoes() throws {
        let terminal = try fixture.start(rows: 30)
        for (opens, closes) in [("h", "h"), ("\u{1B}OP", "x"), ("\u{1B}[11~", "\u{1B}")] {
            terminal.send(opens)
            #expect(terminal.waitForText("Keys and mouse", timeout: 20))
            terminal.send(closes)
            #expect(terminal.eventually { $0.emulator.find("Keys and mouse") == nil })
        }
        // Any key takes it away, and does nothing else.
        terminal.send("hq")
        terminal.send("j")
        #expect(terminal.eventually { $0.line(1) == "alpha line 2" })
        try terminal.quit()
    }

    @Test func aSmallTerminalIsToldAndRecovers() throws {
        let terminal = try fixture.start()
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        for (columns, rows) in [(15, 4), (19, 24), (80, 5), (1, 1), (20, 6)] {
            try terminal.resize(columns: columns, rows: rows)
            if columns > 10 && (columns, rows) != (20, 6) {
                #expect(terminal.waitForText("Too small", timeout: 20))
            }
        }
        #expect(terminal.waitForText("Contents", timeout: 20))
        try terminal.resize(columns: 100, rows: 30)
        #expect(terminal.eventually { $0.isOpen })
        #expect(terminal.edge == 80 && terminal.background(90, 25) == RGB(0x0F0F17))
        terminal.send("m")
        #expect(terminal.eventually { $0.isClosed && $0.line(29) == "alpha line 29" })
        try terminal.quit()
    }

    /// The drawer keeps its share of the screen while it moves and while a hand has it.
    @Test(arguments: [Moment.sliding, .dragging]) func aResizeOnTheWayKeepsIt(
        moment: Moment
    ) throws {
        let terminal = try moment.start(fixture)
        try terminal.resize(columns: 120, rows: 30)
        #expect(terminal.eventually { $0.emulator.find("1–29 of") != nil && $0.edge > 2 })
        if moment == .sliding {
            let edge = terminal.edge
            #expect(terminal.eventually { $0.edge > edge })
        } else {
            // 24 of 64 columns, now of 96; what the hand does from here on counts by the column.
            #expect(terminal.eventually { $0.edge == 36 })
            terminal.drag(40, 5)
            #expect(terminal.eventually { $0.edge == 46 })
        }
        try terminal.quit()
    }

    // MARK: Standard input

    @Test func standardInputIsRead() throws {
        let command = fixture.command(["-"], input: .file(fixture.directory + "/beta.txt"))
        let terminal = try PseudoTerminal(command)
        #expect(terminal.waitForText("beta line 5", timeout: 20))
        #expect(terminal.eventually { $0.isReady })
        #expect(terminal.emulator.text(row: 0).contains("standard input"))
        try terminal.quit()
    }

    /// `git log | drawer`, and keys come from the terminal all the same.
    @Test(arguments: [[], ["-"], ["beta.txt", "-"]]) func aPipeIsRead(operands: [String]) throws {
        let pipe = try TestPipe()
        let terminal = try PseudoTerminal(
            fixture.command(operands, input: .descriptor(pipe.readEnd)))
        pipe.closeReadEnd()
        pipe.write(Array("piped text\n".utf8))
        pipe.closeWriteEnd()
        #expect(terminal.eventually { $0.isReady })
        if operands.count > 1 {
            #expect(terminal.line(1) == "beta line 1")
            terminal.send("m")
            #expect(terminal.eventually { $0.isOpen })
            terminal.send("\u{1B}[B\r")
            #expect(terminal.eventually { $0.isClosed })
        }
        #expect(terminal.line(1) == "piped text")
        try terminal.quit()
    }
}
