import Figures
import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A pager in a pseudo-terminal, and how long it takes to show what is asked for.
struct Pager {
    /// What one run took: milliseconds for each step, and the most memory so far in KB.
    typealias Reading = (milliseconds: Double, memory: Int)

    let name: String
    let program: String
    let options: [String]

    private static let size = TerminalSize(columns: 120, rows: 40)
    /// Longer than anything here takes, in seconds.
    private static let patience = 60.0

    /// Opens a log, goes to its end, back, and to the needle.
    func readLog(_ log: LongLog) throws -> [Reading] {
        let began = Monotonic.now()
        let terminal = try PseudoTerminal(
            Command(program, options + [log.path]), size: Self.size)
        defer { leave(terminal) }
        var readings = [reading(terminal, until: LongLog.stamp(30), since: began)]
        readings.append(type("G", terminal, until: LongLog.stamp(log.lineCount)))
        _ = type("g", terminal, until: LongLog.stamp(1))
        readings.append(
            type("/\(LongLog.needle)\r", terminal, until: LongLog.stamp(log.needleLine)))
        return readings
    }

    /// Reads 10 million lines from a pipe, and shows the last one.
    func readStream() throws -> Reading {
        let lines = 10_000_000
        let feed = "exec \"$0\" \"$@\" < <(seq \(lines))"
        let began = Monotonic.now()
        let terminal = try PseudoTerminal(
            Command("/bin/bash", ["-c", feed, program] + options), size: Self.size)
        defer { leave(terminal) }
        _ = terminal.pump(until: { $0.emulator.find("30") != nil }, timeout: Self.patience)
        while terminal.emulator.find(String(lines)) == nil,
            Double(Monotonic.now() - began) < Self.patience * 1e9
        {
            // What has come by then is the end for a pager: it is asked again until it is the last.
            _ = terminal.send("G")
            _ = terminal.pump(until: { $0.emulator.find(String(lines)) != nil }, timeout: 0.05)
        }
        return reading(terminal, until: String(lines), since: began)
    }

    private func type(_ keys: String, _ terminal: PseudoTerminal, until text: String) -> Reading {
        // What was shown before must not be taken for the answer.
        _ = terminal.settle(quiet: 0.1, timeout: Self.patience)
        let began = Monotonic.now()
        _ = terminal.send(keys)
        return reading(terminal, until: text, since: began)
    }

    private func reading(
        _ terminal: PseudoTerminal, until text: String, since began: UInt64
    ) -> Reading {
        let isShown = terminal.pump(
            until: { $0.emulator.find(text) != nil }, timeout: Self.patience)
        let shown = terminal.chunks.last?.time ?? began
        return (
            isShown ? Double(shown - began) / 1e6 : .nan,
            ProcessFigures.peakMemory(terminal.process)
        )
    }

    private func leave(_ terminal: PseudoTerminal) {
        _ = terminal.send("q")
        if terminal.waitForExit(timeout: 1) == nil { terminal.signal(SIGKILL) }
    }
}
