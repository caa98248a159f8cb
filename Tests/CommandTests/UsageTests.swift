import TerminalProbe
import Testing

/// Bad input: one plain line on standard error, and a status that says what kind it was.
struct UsageTests {
    let fixture = Fixture()

    private func run(
        _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = []
    ) throws -> Subprocess.Outcome {
        try Subprocess.run(
            fixture.command(arguments, environment: environment), input: input, timeout: 20)
    }

    @Test(arguments: [
        (["--nonsense"], "--nonsense"), (["-x"], "-x"), (["--width"], "--width"),
        (["--width", "0"], "--width"), (["--width", "120%"], "--width"),
        (["--color", "blue"], "--color"), (["--motion", "fast"], "--motion"),
        (["--animator", "spring"], "--animator"), (["--animator", "bezier:1,2:3"], "--animator"),
        (["--animator", "spring:0.3,nan"], "--animator"), (["--fps", "0"], "--fps"),
    ]) func wrongOptionsAreTold(arguments: [String], named: String) throws {
        let outcome = try run(arguments)
        #expect(outcome.status == .exited(2) && outcome.output == [])
        #expect(outcome.errorText.contains(named))
        #expect(outcome.errorText.split(separator: "\n").count == 1)
    }

    @Test func helpFitsAScreen() throws {
        let outcome = try run(["--help"])
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(outcome.status == .exited(0))
        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
        #expect(try run(["--version"]).text.hasPrefix("drawer "))
    }

    @Test func withoutATerminalTheFilesPassThroughUnchanged() throws {
        let bytes: [UInt8] = [0, 255, 27, 91, 51, 49, 109] + Array("text\r\nno end".utf8)
        fixture.write(bytes, to: "binary")
        let outcome = try run(["binary", "beta.txt"])
        #expect(outcome.status == .exited(0))
        #expect(outcome.output == bytes + Array(Fixture.lines("beta", 5).utf8))
        #expect(try run(["-"], input: bytes).output == bytes)
        #expect(try run([], input: bytes).output == bytes)
    }

    @Test func aMissingFileIsToldAndTheOthersPass() throws {
        let outcome = try run(["missing", "beta.txt"])
        #expect(outcome.status == .exited(1))
        #expect(outcome.errorText == "drawer: missing: no such file or directory\n")
        #expect(outcome.text == Fixture.lines("beta", 5))
    }

    /// What cannot be shown is refused before the terminal is touched.
    @Test(arguments: [
        (["missing"], "missing: no such file"), (["/dev/null"], "/dev/null: is not a regular file"),
        (["binary"], "binary: is not text"), (["empty"], "empty: no such file"),
        (["-"], "standard input is a terminal"),
    ]) func nothingToReadIsTold(arguments: [String], text: String) throws {
        fixture.write([0, 1, 2, 3], to: "binary")
        let terminal = try PseudoTerminal(
            fixture.command(arguments), size: TerminalSize(columns: 200, rows: 24))
        #expect(terminal.waitForExit() == .exited(1))
        #expect(terminal.emulator.text.contains("drawer: " + text))
        #expect(terminal.emulator.text.split(separator: "\n").count == 1)
        #expect(terminal.ledger.everSet == [])
    }

    @Test func aDirectoryWithoutTextIsTold() throws {
        let empty = Fixture(["data": "\0\0\0"])
        let terminal = try PseudoTerminal(empty.command([]))
        #expect(terminal.waitForExit() == .exited(1))
        #expect(terminal.emulator.text.contains("drawer: .: has no text files in it"))
    }

    @Test(arguments: [("dumb", "cannot place its cursor"), ("nonsense", "unknown terminal type")])
    func aTerminalWithoutAScreenGetsTheText(term: String, reason: String) throws {
        fixture.write("\u{1B}[31mred\u{1B}]0;t\u{7} text\n", to: "beta.txt")
        let terminal = try PseudoTerminal(
            fixture.command(["beta.txt"], environment: ["TERM": term]))
        #expect(terminal.waitForExit() == .exited(1))
        #expect(terminal.emulator.text.contains("drawer: ") == true)
        #expect(terminal.emulator.text.contains(reason))
        #expect(terminal.emulator.text.contains("red text"))
        #expect(!terminal.output.contains(0x1B))
    }

    @Test func aSmallTerminalIsRefused() throws {
        let terminal = try PseudoTerminal(
            fixture.command(["."]), size: TerminalSize(columns: 19, rows: 24))
        #expect(terminal.waitForExit() == .exited(1))
        #expect(!terminal.output.contains(0x1B))
    }
}
