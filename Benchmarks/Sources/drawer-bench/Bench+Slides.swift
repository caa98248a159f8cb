import Figures
import TerminalProbe

extension Bench {
    /// Openings and closings of the drawer, in one run of the command.
    func roundTrips(rounds: Int) throws -> [RoundTrip] {
        let (terminal, _) = try start()
        defer { leave(terminal) }
        return (0..<rounds).map { _ in roundTrip(terminal) }
    }

    func roundTrip(_ terminal: PseudoTerminal) -> RoundTrip {
        RoundTrip(opening: slide(terminal), closing: slide(terminal))
    }

    /// Types the key that opens and closes, and reads until the drawer is at rest. Some programs
    /// take longer to answer than any rests between two frames.
    private func slide(_ terminal: PseudoTerminal) -> Slide {
        let before = terminal.chunks.count
        let processor = ProcessFigures.processorTime(terminal.process)
        let pressed = Monotonic.now()
        _ = terminal.send("m")
        _ = terminal.pump(until: { $0.chunks.count > before }, timeout: 5)
        _ = terminal.settle(quiet: 0.25, timeout: 5)
        return Slide(
            terminal.chunks[before...], pressed: pressed,
            processor: ProcessFigures.processorTime(terminal.process) - processor)
    }
}
