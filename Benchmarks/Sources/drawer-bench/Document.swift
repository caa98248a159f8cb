#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text of 200 lines with 24-bit colours, three a line, in a temporary file. All fit into 198
/// columns, so that it is the same whether a program wraps or cuts longer ones.
struct Document {
    private let folder = "/tmp/drawer-bench-\(getpid())"

    var path: String { folder + "/text.txt" }

    /// Writes it.
    init() {
        mkdir(folder, 0o700)
        guard let file = fopen(path, "w") else { return }
        defer { fclose(file) }
        for number in 0..<200 { fputs(Self.line(number), file) }
    }

    func remove() {
        unlink(path)
        rmdir(folder)
    }

    private static func line(_ number: Int) -> String {
        let words = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 5)
        let place = 7 * number % 85
        let (start, end) = (words.prefix(10 + place), words.dropFirst(20 + place).prefix(90))
        return "\u{1B}[38;2;108;112;134m\(1000 + number)\u{1B}[38;2;205;214;244m \(start)"
            + "\u{1B}[38;2;249;226;175m marked \u{1B}[38;2;205;214;244m\(end)\u{1B}[m\n"
    }
}
