import TerminalProbe
import Testing

/// What the drawer is doing when something happens.
enum Moment: String, CaseIterable {
    /// The first bytes have come: the modes are on, the first frame may be on its way.
    case starting
    case idle, sliding, dragging
    /// A frame has arrived in part: the rest waits for the line.
    case midFrame = "mid-frame"

    /// Those whose screen is whole.
    static let steady: [Moment] = [.idle, .sliding, .dragging]

    /// Whether the drawer moves by itself, slowly.
    var isSliding: Bool { self == .sliding || self == .midFrame }

    /// The command at this moment; it ignores what `ignoring` names, such as `HUP`.
    func start(_ fixture: Fixture, ignoring signals: String = "") throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(command(fixture, signals), size: size)
        if self == .starting {
            try #require(terminal.eventually { !$0.output.isEmpty })
            return terminal
        }
        try #require(terminal.eventually { $0.isReady })
        switch self {
        case .starting, .idle: break
        case .sliding:
            terminal.send("m")
            try #require(terminal.eventually { $0.edge > 2 })
        case .dragging:
            terminal.press(5, 5)
            terminal.drag(30, 5)
            try #require(terminal.eventually { $0.edge > 2 })
        case .midFrame:
            terminal.send("m")
            try #require(terminal.eventually { $0.ledger.isSet(2026) })
        }
        return terminal
    }

    /// A frame that does not fit into the line at once has many cells.
    private var size: TerminalSize {
        self == .midFrame
            ? TerminalSize(columns: 200, rows: 60) : TerminalSize(columns: 80, rows: 24)
    }

    private func command(_ fixture: Fixture, _ ignored: String) -> Command {
        var command = fixture.command(isSliding ? ["--animator", "linear:10", "."] : ["."])
        guard !ignored.isEmpty else { return command }
        command.arguments =
            ["-c", "trap '' \(ignored); exec \"$0\" \"$@\"", command.program] + command.arguments
        command.program = "/bin/sh"
        return command
    }
}
