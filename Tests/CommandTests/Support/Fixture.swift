import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A directory of its own for one test, and the command to run in it.
final class Fixture {
    let directory: String

    /// The program that was built beside the tests, in the folder of their bundle.
    static let program: String = {
        var path = [CChar](repeating: 0, count: 4096)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        let bytes = path[..<max(0, length)].map { UInt8(bitPattern: $0) }
        let executable = String(decoding: bytes, as: UTF8.self)
        for place in [executable] + CommandLine.arguments {
            let parts = place.split(separator: "/", omittingEmptySubsequences: false)
            guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else {
                continue
            }
            return (parts[..<bundle] + ["drawer"]).joined(separator: "/")
        }
        return "drawer"
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

    func write(_ bytes: [UInt8], to file: String) { put(bytes, into: file, mode: "w") }

    /// Adds to a file's end.
    func append(_ text: String, to file: String) { put(Array(text.utf8), into: file, mode: "a") }

    private func put(_ bytes: [UInt8], into file: String, mode: String) {
        guard let stream = fopen(directory + "/" + file, mode) else { return }
        fwrite(bytes, 1, bytes.count, stream)
        fclose(stream)
    }

    /// A file as text; empty where there is no such file.
    func text(_ file: String) -> String { String(decoding: read(file), as: UTF8.self) }

    /// The bytes of a file; none where there is no such file.
    func read(_ file: String) -> [UInt8] {
        guard let stream = fopen(directory + "/" + file, "r") else { return [] }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        while true {
            let byte = getc(stream)
            if byte == EOF { return bytes }
            bytes.append(UInt8(truncatingIfNeeded: byte))
        }
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

    /// The command on its three texts, when its first frame is there and the terminal has told its
    /// colours, which the title bar shows.
    func start(
        _ arguments: [String] = ["."], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = Fixture.colors
    ) throws -> PseudoTerminal {
        try start(
            arguments, size: TerminalSize(columns: columns, rows: rows), environment: environment)
    }

    /// The same in a terminal that may have pixels, and other answers.
    func start(
        _ arguments: [String], size: TerminalSize, answers: QueryAnswers = QueryAnswers(),
        environment: [String: String] = Fixture.colors
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            command(arguments, environment: environment), size: size, answers: answers)
        try #require(terminal.eventually { $0.isReady })
        return terminal
    }
}
