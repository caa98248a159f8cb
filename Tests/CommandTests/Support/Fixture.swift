import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A directory of its own for one test, and the command to run in it.
final class Fixture {
    let directory: String

    /// The program that was built beside the tests.
    static let program: String = {
        let tests = CommandLine.arguments[0]
        let folder = tests.lastIndex(of: "/").map { String(tests[..<$0]) } ?? "."
        return folder + "/drawer"
    }()

    /// 24-bit colours by the entry that the command chooses itself.
    static let colors = ["COLORTERM": "truecolor", "TERM": "xterm-256color"]

    init(_ files: [String: String] = Fixture.three) {
        var name = Array("/tmp/drawer-test-XXXXXX".utf8CString)
        directory = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp"
        for (file, text) in files { write(text, to: file) }
    }

    deinit {
        for name in (try? names()) ?? [] { unlink(directory + "/" + name) }
        rmdir(directory)
    }

    /// Three texts of numbered lines.
    static let three = [
        "alpha.txt": lines("alpha", 100), "beta.txt": lines("beta", 5),
        "gamma.txt": lines("gamma", 40),
    ]

    static func lines(_ word: String, _ count: Int) -> String {
        (1...count).map { "\(word) line \($0)\n" }.joined()
    }

    func write(_ text: String, to file: String) { write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) {
        guard let stream = fopen(directory + "/" + file, "w") else { return }
        fwrite(bytes, 1, bytes.count, stream)
        fclose(stream)
    }

    private func names() throws -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                })
        }
        return names.filter { $0 != "." && $0 != ".." }
    }

    // MARK: Running

    func command(
        _ arguments: [String], environment: [String: String] = Fixture.colors,
        input: StandardStream = .terminal, output: StandardStream = .terminal
    ) -> Command {
        let all = Command.plainEnvironment.merging(environment) { $1 }
        return Command(
            Self.program, arguments, environment: all, directory: directory, input: input,
            output: output)
    }

    /// The command on its three texts, when its first frame is there and the answers are in.
    func start(
        _ arguments: [String] = ["."], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = Fixture.colors
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            command(arguments, environment: environment),
            size: TerminalSize(columns: columns, rows: rows))
        _ = terminal.waitForText("☰")
        terminal.settle(quiet: 0.1)
        return terminal
    }
}

extension PseudoTerminal {
    /// One SGR mouse report; columns and rows count from 0.
    func mouse(_ code: Int, _ x: Int, _ y: Int, release: Bool = false) {
        send("\u{1B}[<\(code);\(x + 1);\(y + 1)\(release ? "m" : "M")")
    }

    func press(_ x: Int, _ y: Int) { mouse(0, x, y) }
    func drag(_ x: Int, _ y: Int) { mouse(32, x, y) }
    func release(_ x: Int, _ y: Int) { mouse(0, x, y, release: true) }

    func click(_ x: Int, _ y: Int) {
        press(x, y)
        release(x, y)
    }

    /// Whether the drawer is all out: its heading is at its place.
    var isOpen: Bool { emulator.text(row: 1).hasPrefix("    Contents") }

    /// Whether nothing of the drawer is left: the hamburger is back.
    var isClosed: Bool { emulator.text(row: 0).hasPrefix(" ☰") }

    func waitUntilOpen() -> Bool { pump(until: { $0.isOpen }) && settle(quiet: 0.15) }
    func waitUntilClosed() -> Bool { pump(until: { $0.isClosed }) && settle(quiet: 0.15) }

    /// Whether the terminal is as it was, and nothing is left over.
    func isGivenBack() throws -> Bool {
        try ledger.stillSet == [] && settings == initialSettings && takeUnreadInput() == []
    }
}
