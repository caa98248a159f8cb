import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Places of the mouse in pixels, where a terminal has them: the drawer moves by eighths of a cell.
struct PixelTests {
    let fixture = Fixture()

    private static let size = TerminalSize(columns: 80, rows: 24, pixelWidth: 814, pixelHeight: 494)
    private static var answers: QueryAnswers {
        var answers = QueryAnswers()
        answers.knownModes = [1016]
        return answers
    }

    private func start(
        _ arguments: [String] = ["."], answers: QueryAnswers = answers,
        size: TerminalSize = size
    ) throws -> PseudoTerminal {
        try fixture.start(arguments, size: size, answers: answers)
    }

    /// The command when the terminal has said that pixels are on; the answer is on its way before
    /// all that is sent from here on.
    private func startInPixels(_ arguments: [String] = ["."]) throws -> PseudoTerminal {
        let terminal = try start(arguments)
        try #require(terminal.eventually { Self.answered($0) == 2 })
        return terminal
    }

    /// How often the mode was asked for: each time an answer went back at once.
    private static func answered(_ terminal: PseudoTerminal) -> Int {
        ByteGrammar.tokens(in: terminal.output).filter { "\($0)" == "CSI ?1016$p" }.count
    }

    private func drag(_ terminal: PseudoTerminal, toEighths eighths: [Int]) {
        let blocks = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        terminal.mouse(0, 100, 205)
        terminal.mouse(32, 110, 205)
        for eighth in eighths {
            // The eighth's own pixel, of ten a cell, behind the cell of slop.
            terminal.mouse(32, 110 + (eighth * 10 + 4) / 8, 205)
            let shown = terminal.eventually {
                $0.edge == eighth / 8
                    && (eighth % 8 == 0
                        || $0.emulator.cell(column: eighth / 8, row: 20)?.characters
                            == blocks[eighth % 8])
            }
            #expect(shown, "at \(eighth): \(terminal.edge)")
        }
    }

    @Test func aSlowDragMovesItByEighths() throws {
        let terminal = try startInPixels()
        #expect(terminal.ledger.isSet(1016))
        drag(terminal, toEighths: Array(8...24) + [23, 22, 16, 8])
        try terminal.quit()
        #expect(!terminal.ledger.isSet(1016))
    }

    @Test func clicksStillFindTheirCells() throws {
        let terminal = try startInPixels()
        // The button's last pixel, then the row of the last text, then its own scrollbar.
        terminal.click(39, 19)
        #expect(terminal.eventually { $0.isOpen })
        let row = try #require(
            (0..<24).first { terminal.emulator.text(row: $0).contains("gamma") })
        terminal.click(105, row * 20 + 19)
        #expect(terminal.eventually { $0.isClosed && $0.line(1) == "gamma line 1" })
        terminal.mouse(0, 799, 479)
        #expect(terminal.eventually { $0.line(23) == "gamma line 40" })
        terminal.mouse(0, 805, 490, release: true)
        // On the dim a hand may tremble across the border of two cells.
        terminal.send("m")
        #expect(terminal.eventually { $0.isOpen })
        terminal.mouse(0, 699, 200)
        terminal.mouse(32, 701, 199)
        terminal.mouse(0, 700, 201, release: true)
        #expect(terminal.eventually { $0.isClosed })
        try terminal.quit()
    }

    @Test func anotherFontHasOtherCells() throws {
        let terminal = try startInPixels(["--record", "trace", "."])
        let size = TerminalSize(columns: 79, rows: 24, pixelWidth: 1580, pixelHeight: 960)
        try terminal.resize(size)
        #expect(terminal.eventually { _ in fixture.text("trace").contains("resize 79 24\n") })
        terminal.mouse(0, 209, 419)
        #expect(terminal.eventually { $0.ledger.isSet(1003) })
        #expect(fixture.text("trace").contains(" press left 9.975 9.9875\n"))
        try terminal.quit()
    }

    // MARK: Where it is not so

    /// Nothing is switched on, and reports mean cells.
    private func expectCells(
        _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        terminal.press(10, 10)
        for x in [11, 12, 20, 31] {
            terminal.drag(x, 10)
            #expect(terminal.eventually { $0.edge == x - 11 }, sourceLocation: sourceLocation)
        }
        try terminal.quit(sourceLocation: sourceLocation)
        #expect(!terminal.ledger.everSet.contains("?1016"), sourceLocation: sourceLocation)
    }

    @Test func aTerminalThatDoesNotKnowItStaysWithCells() throws {
        var answers = QueryAnswers()
        answers.knownModes = [1006]
        try expectCells(try start(answers: answers))
    }

    @Test func aTerminalThatDoesNotAnswerStaysWithCells() throws {
        try expectCells(try start(answers: QueryAnswers()))
    }

    @Test func aTerminalThatSaysNoPixelsIsNotAsked() throws {
        let terminal = try start(size: TerminalSize(columns: 80, rows: 24))
        try expectCells(terminal)
        #expect(Self.answered(terminal) == 0)
    }

    @Test func withoutTheMouseItIsNotAsked() throws {
        let terminal = try start(["--no-mouse", "."])
        try terminal.quit()
        #expect(Self.answered(terminal) == 0)
    }

    @Test(arguments: ["linux", "vt220"]) func aConsoleIsNotAsked(term: String) throws {
        let terminal = try PseudoTerminal(
            fixture.command(["."], environment: ["TERM": term]), size: Self.size,
            answers: Self.answers)
        #expect(terminal.eventually { $0.emulator.text(row: 1).contains("alpha line 1") })
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        #expect(Self.answered(terminal) == 0)
    }

    /// It says that it knows pixels, but not that it has begun to report them.
    @Test func withoutItsWordReportsMeanCells() throws {
        var answers = Self.answers
        answers.custom = { token in
            "\(token)" == "CSI ?1016$p" ? Array("\u{1B}[?1016;2$y".utf8) : nil
        }
        let terminal = try start(answers: answers)
        try #require(terminal.eventually { Self.answered($0) == 2 })
        terminal.press(10, 10)
        terminal.drag(31, 10)
        #expect(terminal.eventually { $0.edge == 20 })
        try terminal.quit()
        #expect(terminal.ledger.everSet.contains("?1016") && !terminal.ledger.isSet(1016))
    }

    // MARK: Leaving

    @Test func aCrashSwitchesItOff() throws {
        let terminal = try startInPixels()
        terminal.signal(SIGSEGV)
        #expect(terminal.ending == .signalled(SIGSEGV))
        try terminal.expectGivenBack(mayCut: true)
    }

    /// The key to leave comes first, then the answers, and what they lead to is not begun any more.
    @Test func anAnswerStillDueIsNotLeftForTheShell() throws {
        let terminal = try PseudoTerminal(
            fixture.command(["."]), size: Self.size, answers: Self.answers)
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        try terminal.expectGivenBack()
    }

    @Test func afterASuspensionItIsOnAgain() throws {
        let terminal = try startInPixels()
        terminal.send([26])
        try #require(terminal.waitForStop(timeout: 20) == SIGTSTP)
        try terminal.expectGivenBack()
        terminal.signal(SIGCONT)
        // The way back asks again, and so does the signal that led there.
        try #require(terminal.eventually { $0.isReady && Self.answered($0) == 4 })
        #expect(terminal.ledger.isSet(1016))
        drag(terminal, toEighths: [8, 9, 15])
        try terminal.quit()
    }
}
