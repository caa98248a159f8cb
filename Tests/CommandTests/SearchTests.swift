import TerminalProbe
import Testing

/// Searching in a terminal: the prompt, going on, and the drawer of matches.
struct SearchTests {
    let fixture = Fixture()

    private func bottom(_ terminal: PseudoTerminal) -> String { terminal.line(23) }

    @Test func aSearchIsTypedAndGoesOn() throws {
        let terminal = try fixture.start()
        terminal.send("/line 5")
        #expect(terminal.eventually { bottom($0) == "/line 5" })
        #expect(terminal.eventually { $0.background(8, 5) != nil }, "the first match is marked")
        terminal.send("\r")
        #expect(terminal.waitForText("hit 1 of 11", timeout: 20))
        terminal.send("3n")
        #expect(terminal.waitForText("hit 4 of 11", timeout: 20))
        terminal.send("NNNN")
        #expect(terminal.waitForText("search went on from the end", timeout: 20))
        #expect(terminal.waitForText("hit 11 of 11", timeout: 20))
        try terminal.quit()
    }

    @Test func escapeGoesBackToWhereItWas() throws {
        let terminal = try fixture.start()
        terminal.send("/line 90")
        #expect(terminal.waitForText("alpha line 90", timeout: 20))
        terminal.send("\u{1B}")
        #expect(
            terminal.eventually { $0.line(1) == "alpha line 1" && bottom($0) == "alpha line 23" })
    }

    /// The row of the drawer at the right that shows this.
    private func row(_ text: String, in terminal: PseudoTerminal) -> Int? {
        (0..<24).first { terminal.emulator.text(row: $0).dropFirst(20).contains(text) }
    }

    @Test(arguments: ["\u{1B}[D", "&"]) func matchesAreListedAndChosen(key: String) throws {
        let terminal = try fixture.start(["--motion", "none", "."])
        terminal.send("/7\\d\r")
        #expect(terminal.waitForText("hit 1 of 10", timeout: 20))
        terminal.send(key)
        #expect(terminal.eventually { row("alpha line 74", in: $0) != nil })
        #expect(terminal.emulator.text(row: 2).hasSuffix("10 hits"))
        terminal.click(30, try #require(row("alpha line 74", in: terminal)))
        #expect(terminal.waitForText("hit 5 of 10", timeout: 20))
        #expect(terminal.eventually { $0.isClosed })
        try terminal.quit()
    }

    @Test func theDrawerOfMatchesFollowsTheHand() throws {
        let terminal = try fixture.start()
        terminal.press(77, 10)
        for x in stride(from: 76, through: 30, by: -2) { terminal.drag(x, 10) }
        #expect(terminal.waitForText("Nothing was searched", timeout: 20))
        terminal.release(30, 10)
        terminal.send("\u{1B}[C")
        #expect(terminal.eventually { $0.emulator.find("Nothing") == nil && $0.isClosed })
        try terminal.quit()
    }

    @Test func whatExplodesIsSaidInOneLine() throws {
        fixture.write(String(repeating: "a", count: 30_000) + "b\n", to: "alpha.txt")
        let terminal = try fixture.start(["alpha.txt"])
        terminal.send("/(a+)+$\r")
        #expect(terminal.waitForText("too hard: the expression tries too many ways", timeout: 20))
        try terminal.quit()
    }

    @Test func aLongSearchIsStopped() throws {
        let lines = String(repeating: String(repeating: "ab ", count: 40) + "\n", count: 8000)
        fixture.write(String(repeating: lines, count: 60), to: "alpha.txt")
        let terminal = try fixture.start(["alpha.txt"])
        terminal.send("/(?:a|b| )+x\r")
        #expect(terminal.waitForText("searching", timeout: 20))
        terminal.send("\u{1B}")
        #expect(terminal.waitForText("stopped at", timeout: 20))
        try terminal.quit()
    }
}
