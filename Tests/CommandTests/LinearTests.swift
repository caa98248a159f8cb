import TerminalProbe
import Testing

/// Reading by lines of text, as a reader of the screen needs it.
struct LinearTests {
    let fixture = Fixture()

    private func start(
        _ arguments: [String] = ["--plain", "."], environment: [String: String] = [:],
        input: StandardStream = .terminal
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            fixture.command(arguments, environment: environment, input: input))
        try #require(terminal.waitForText("q leaves:", timeout: 20))
        return terminal
    }

    /// Types a line, and waits for what it brings.
    private func expect(
        _ terminal: PseudoTerminal, _ typed: String, brings text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let before = terminal.output.count
        terminal.send(typed + "\n")
        let isThere = terminal.eventually {
            let new = String(decoding: $0.output[before...], as: UTF8.self)
            return new.contains(text) && new.hasSuffix("q leaves: ")
        }
        #expect(isThere, "\(typed): \(terminal.emulator.text)", sourceLocation: sourceLocation)
    }

    private func expectLinear(_ terminal: PseudoTerminal) throws {
        let kinds = Set(ByteGrammar.tokens(in: terminal.output).map(\.kind))
        #expect(kinds.isSubset(of: ["text", "C0 0a", "C0 0d"]), "\(kinds)")
        #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test(arguments: [["--plain", "."], ["."]]) func itListsAndPrintsByNumber(
        arguments: [String]
    ) throws {
        let terminal = try start(
            arguments, environment: arguments.count == 1 ? ["ACCESSIBLE": "1"] : [:])
        for line in ["Contents", "1. alpha.txt, open", "2. beta.txt", "3. gamma.txt"] {
            #expect(terminal.emulator.find(line) != nil, "\(line)")
        }
        expect(terminal, "2", brings: "beta.txt\r\nbeta line 1\r\n")
        #expect(terminal.emulator.find("End. a number chooses") != nil)
        expect(terminal, "c", brings: "2. beta.txt, open")
        expect(terminal, "1", brings: "alpha line 22\r\nEnter goes on")
        expect(terminal, "", brings: "alpha line 23\r\n")
        expect(terminal, "17", brings: "There is no such choice.")
        expect(terminal, "", brings: "alpha line 45\r\n")
        terminal.send("q\n")
        #expect(terminal.ending == .exited(0))
        try expectLinear(terminal)
    }

    @Test func theEndOfInputLeaves() throws {
        let terminal = try start()
        terminal.send([4])
        #expect(terminal.ending == .exited(0))
        try expectLinear(terminal)
    }

    @Test func standardInputIsText() throws {
        fixture.write("from elsewhere\n", to: "piped")
        let terminal = try start(
            ["--plain"], input: .file(fixture.directory + "/piped"))
        #expect(terminal.emulator.find("from elsewhere") != nil)
        terminal.send("q\n")
        #expect(terminal.ending == .exited(0))
    }

    /// What has come of a text is shown before its end.
    @Test func whatIsStillWrittenIsShown() throws {
        let pipe = try TestPipe()
        pipe.write(Array("one\ntwo\n".utf8))
        let terminal = try start(["--plain"], input: .descriptor(pipe.readEnd))
        pipe.closeReadEnd()
        #expect(terminal.emulator.find("one") != nil)
        #expect(terminal.emulator.find("So far. Enter looks for more,") != nil)
        pipe.write(Array("three\n".utf8))
        pipe.closeWriteEnd()
        expect(terminal, "", brings: "three\r\nEnd. ")
        terminal.send("q\n")
        #expect(terminal.ending == .exited(0))
        try expectLinear(terminal)
    }

    /// Neither content nor names act, and what cannot be read says why.
    @Test func whatIsHostileIsHarmless() throws {
        let text = HostileTests.sequences.joined(separator: " text\n")
        let hostile = Fixture(["a.txt": text, "b\u{1B}]0;owned\u{7}.txt": "b\n"])
        let terminal = try PseudoTerminal(hostile.command(["--plain", ".", "nothing.txt"]))
        #expect(terminal.waitForText("q leaves:", timeout: 20))
        expect(terminal, "3", brings: "nothing.txt: no such file")
        expect(terminal, "1", brings: "text")
        terminal.send("q\n")
        #expect(terminal.ending == .exited(0))
        try expectLinear(terminal)
    }
}
