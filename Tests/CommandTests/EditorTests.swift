import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal in other hands: the editor's, and the clipboard.
struct EditorTests {
    let fixture = Fixture()

    /// A terminal with an editor that is a script.
    private func start(_ script: String, _ arguments: [String] = ["."]) throws -> PseudoTerminal {
        fixture.write("#!/bin/sh\n" + script, to: "editor")
        chmod(fixture.directory + "/editor", 0o755)
        let environment = ["VISUAL": fixture.directory + "/editor --wait"]
        return try fixture.start(
            arguments, environment: Fixture.colors.merging(environment) { $1 })
    }

    /// It gets the line, a terminal as the shell left it, and the keyboard; then the text is read
    /// again where it was.
    @Test func theEditorHasTheTerminalAndTheLine() throws {
        let terminal = try start(
            """
            echo "editing $*"
            stty -a | grep -q ' icanon' && echo cooked
            read -r word
            sed "s/alpha/$word/" alpha.txt > new && mv new alpha.txt
            """, ["alpha.txt"])
        terminal.send("42Gv")
        try #require(terminal.waitForText("cooked", timeout: 20))
        #expect(terminal.emulator.find("editing --wait +42 alpha.txt") != nil)
        #expect(!terminal.emulator.alternateScreen)
        terminal.send("omega\n")
        #expect(terminal.eventually { $0.line(1) == "omega line 42" })
        #expect(terminal.emulator.alternateScreen)
        #expect(terminal.emulator.text(row: 0).contains("read again"))
        try terminal.quit()
    }

    /// Ctrl-C is the editor's business.
    @Test func interruptingTheEditorLeavesTheReader() throws {
        let terminal = try start(
            """
            trap 'echo caught; exit 1' INT
            echo waiting
            while :; do read -r word; done
            """, ["alpha.txt"])
        terminal.send("v")
        try #require(terminal.waitForText("waiting", timeout: 20))
        terminal.send([3])
        #expect(terminal.eventually { $0.line(1) == "alpha line 1" })
        try terminal.quit()
    }

    @Test func anEditorThatIsNotThereIsTold() throws {
        let terminal = try fixture.start(
            ["alpha.txt"],
            environment: Fixture.colors.merging(["VISUAL": "/no/such/editor"]) { $1 })
        terminal.send("v")
        #expect(terminal.waitForText("/no/such/editor: No such file", timeout: 20))
        try terminal.quit()
    }

    @Test func standardInputCannotBeEdited() throws {
        let terminal = try PseudoTerminal(
            fixture.command([], input: .file(fixture.directory + "/alpha.txt")))
        try #require(terminal.waitForText("alpha line 1", timeout: 20))
        terminal.send("v")
        #expect(terminal.waitForText("standard input is no file to edit", timeout: 20))
        try terminal.quit()
    }

    @Test func aFileThatChangesSaysSo() throws {
        let terminal = try fixture.start(["alpha.txt"])
        fixture.write(Fixture.lines("omega", 100), to: "alpha.txt")
        #expect(terminal.waitForText("changed: R reads it", timeout: 20))
        terminal.send("R")
        #expect(terminal.eventually { $0.line(1) == "omega line 1" })
        try terminal.quit()
    }

    /// Letters, digits and three signs are all that is sent, whatever is copied.
    @Test func copyingSendsNothingButBase64() throws {
        fixture.write("one\u{1B}]0;evil\u{7}\n漢字\u{9B}31m\n", to: "bad.txt")
        let terminal = try fixture.start(["bad.txt"])
        terminal.send("y")
        // "one\n漢字31m\n", of which the control sequences are gone.
        let sequence = "\u{1B}]52;c;b25lCua8ouWtlzMxbQo=\u{1B}\\"
        #expect(terminal.waitForText("2 lines copied", timeout: 20))
        #expect(terminal.output.contains(sequence.utf8))
        try terminal.quit()
    }
}
