import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What readers of the screen, magnifiers and lists of windows go by.
struct CursorTests {
    let fixture = Fixture()

    private func expect(
        _ terminal: PseudoTerminal, _ column: Int, _ row: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let isThere = terminal.eventually { $0.emulator.cursor == (column, row) }
        #expect(isThere, "\(terminal.emulator.cursor)", sourceLocation: sourceLocation)
    }

    /// The chosen row while the drawer has the keyboard, else the first row of the text.
    @Test func itStandsOnTheCurrentRow() throws {
        let terminal = try fixture.start()
        expect(terminal, 1, 1)
        terminal.send("m")
        expect(terminal, 1, 4)
        terminal.send("\u{1B}[B")
        expect(terminal, 1, 5)
        terminal.send("m")
        expect(terminal, 1, 1)
        #expect(!terminal.emulator.cursorVisible && terminal.ledger.everSet.contains("?25l"))
        try terminal.quit()
    }

    @Test func itIsShownOnRequest() throws {
        let terminal = try fixture.start(["--cursor", "."])
        #expect(terminal.emulator.cursorVisible)
        expect(terminal, 1, 1)
        try terminal.quit()
    }

    @Test(arguments: ["xterm-256color", "tmux-256color"])
    func theTitleIsTheDocument(term: String) throws {
        let terminal = try fixture.start(environment: ["TERM": term])
        #expect(terminal.eventually { $0.emulator.title == "alpha.txt - drawer" })
        #expect(terminal.ledger.pushedTitles > 0)
        terminal.send("m\u{1B}[B\r")
        #expect(terminal.eventually { $0.emulator.title == "beta.txt - drawer" })
        terminal.signal(SIGTSTP)
        #expect(terminal.waitForStop(timeout: 20) == SIGTSTP)
        #expect(terminal.eventually { $0.ledger.pushedTitles == 0 })
        let length = terminal.output.count
        terminal.signal(SIGCONT)
        #expect(
            terminal.eventually {
                ByteGrammar.tokens(in: Array($0.output[length...])).contains {
                    String(describing: $0) == "OSC 2;beta.txt - drawer"
                }
            })
        terminal.send("q")
        #expect(terminal.ending == .exited(0) && terminal.ledger.pushedTitles == 0)
    }

    @Test(arguments: ["linux", "vt100", "screen-256color", "rxvt-unicode-256color"])
    func whereThereIsNoTitleNoneIsSet(term: String) throws {
        let terminal = try PseudoTerminal(fixture.command(["."], environment: ["TERM": term]))
        #expect(terminal.waitForText("alpha line 1", timeout: 20))
        terminal.send("q")
        #expect(terminal.ending == .exited(0))
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        #expect(!kinds.contains("OSC 2") && terminal.ledger.pushedTitles == 0)
        #expect(!terminal.ledger.everSet.contains("title pushed"))
    }
}
