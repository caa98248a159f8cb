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

    /// An opening behind a line of so many bytes a second, which has brought all that was before.
    func slide(bytesPerSecond rate: Double) throws -> Slide {
        let terminal = try launch()
        defer { leave(terminal) }
        terminal.settle(bytesPerSecond: rate)
        return slide(terminal) { $0.settle(bytesPerSecond: rate) }
    }

    /// Types the key that opens and closes, and reads until the drawer is at rest. Some programs
    /// take longer to answer than any rests between two frames.
    private func slide(_ terminal: PseudoTerminal) -> Slide {
        slide(terminal) { terminal in
            let count = terminal.chunks.count
            terminal.pump(until: { $0.chunks.count > count }, timeout: 5)
            _ = terminal.settle(quiet: 0.25, timeout: 5)
        }
    }

    private func slide(_ terminal: PseudoTerminal, _ settle: (PseudoTerminal) -> Void) -> Slide {
        let before = terminal.chunks.count
        let processor = ProcessFigures.processorTime(terminal.process)
        let pressed = Monotonic.now()
        _ = terminal.send("m")
        settle(terminal)
        return Slide(
            terminal.chunks[before...], pressed: pressed,
            processor: ProcessFigures.processorTime(terminal.process) - processor)
    }
}
