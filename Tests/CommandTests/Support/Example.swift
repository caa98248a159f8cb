import TerminalProbe
import Testing

/// One of the small programs in `Examples`, and how to use its drawer in a terminal of 80x24.
struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    /// The arrow key that opens it.
    var arrow: String
    /// Where a drag begins that opens it, and where it ends.
    var drag: [Place]
    /// Where nothing of it is when it is open.
    var beside: Place
    /// A row that is its own when it is open, how that begins then, and the whole row before.
    var row: Int
    var open: String
    var closed = ""

    struct Place: Sendable {
        var x: Int
        var y: Int
    }

    static let all = [
        Example(
            name: "sketch", arrow: "\u{1B}[C", drag: [Place(x: 0, y: 9), Place(x: 22, y: 9)],
            beside: Place(x: 60, y: 9), row: 1, open: "    Colours"),
        Example(
            name: "haiku", arrow: "\u{1B}[C", drag: [Place(x: 5, y: 9), Place(x: 65, y: 9)],
            beside: Place(x: 75, y: 9), row: 1, open: "    Poems"),
        Example(
            name: "tide", arrow: "\u{1B}[1;3A", drag: [Place(x: 9, y: 22), Place(x: 9, y: 6)],
            beside: Place(x: 9, y: 3), row: 2, open: "  100% █", closed: "  0%"),
        Example(
            name: "life", arrow: "\u{1B}[C", drag: [Place(x: 5, y: 2), Place(x: 27, y: 2)],
            beside: Place(x: 60, y: 2), row: 1, open: "    Patterns"),
        Example(
            name: "bare", arrow: "\u{1B}[D", drag: [Place(x: 70, y: 9), Place(x: 10, y: 9)],
            beside: Place(x: 5, y: 9), row: 1, open: "                    A panel"),
    ]

    static func named(_ name: String) throws -> Example {
        try #require(all.first { $0.name == name })
    }

    var testDescription: String { name }

    /// The folder of the repository, of which this file is a part.
    static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(4).joined(separator: "/")

    func command(environment: [String: String] = Fixture.colors) -> Command {
        Command(
            "\(Self.repository)/Examples/.build/debug/\(name)",
            environment: Command.plainEnvironment.merging(environment) { $1 })
    }

    /// The program, when its first frame is there.
    func start(columns: Int = 80) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            command(), size: TerminalSize(columns: columns, rows: 24))
        try #require(terminal.eventually { $0.output.suffix(8) == Self.frameEnd[...] })
        return terminal
    }

    private static let frameEnd = Array("\u{1B}[?2026l".utf8)

    func isOpen(_ terminal: PseudoTerminal) -> Bool {
        terminal.emulator.text(row: row).hasPrefix(open)
    }

    func isClosed(_ terminal: PseudoTerminal) -> Bool {
        terminal.emulator.text(row: row) == closed
    }
}
