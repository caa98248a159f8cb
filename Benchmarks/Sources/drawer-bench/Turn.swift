import Figures
import TerminalProbe

/// One run of a program: its start, an opening and a closing.
struct Turn {
    /// From the start to the first paint, in milliseconds.
    let firstPaint: Double
    let roundTrip: RoundTrip
    /// The most memory that was resident, in MB.
    let memory: Double
}

extension Bench {
    func turn() throws -> Turn {
        let (terminal, firstPaint) = try start()
        defer { leave(terminal) }
        let roundTrip = roundTrip(terminal)
        let memory = Double(ProcessFigures.peakMemory(terminal.process)) / 1000
        return Turn(firstPaint: firstPaint, roundTrip: roundTrip, memory: memory)
    }
}
