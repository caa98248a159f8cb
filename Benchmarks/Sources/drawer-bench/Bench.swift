import Figures
import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs the command and reads its figures.
struct Bench {
    let program: String
    /// What the program is started with, such as what it reads.
    let arguments: [String]
    let environment: [String: String]
    var directory: String?
    var size = TerminalSize(columns: 200, rows: 60)

    /// A running command whose first frame is complete, and when the first read that brought some of
    /// it was, in milliseconds from the start. That is the same for all programs, so that one which
    /// paints in several steps is not charged for the later ones.
    func start() throws -> (terminal: PseudoTerminal, firstFrame: Double) {
        let began = Monotonic.now()
        let terminal = try launch()
        _ = terminal.pump(until: { $0.output.count > Self.painted }, timeout: 5)
        let painted = terminal.chunks.last?.time ?? began
        _ = terminal.settle(quiet: 0.3, timeout: 5)
        return (terminal, Double(painted - began) / 1e6)
    }

    /// A command of which nothing was read yet.
    func launch() throws -> PseudoTerminal {
        try PseudoTerminal(
            Command(program, arguments, environment: all, directory: directory), size: size)
    }

    /// More bytes than any program sends before it paints.
    private static let painted = 1000

    private var all: [String: String] { Command.plainEnvironment.merging(environment) { $1 } }

    // MARK: Figures

    /// From the start of the command to its first full frame, in milliseconds.
    func startTimes(rounds: Int) throws -> Spread {
        Spread(
            try (0..<rounds).map { _ in
                let (terminal, time) = try start()
                leave(terminal)
                return time
            })
    }

    /// Writes to the terminal while one slide opens and one closes, counted by strace, and the
    /// frames among them; nil where strace is not installed.
    func writes() throws -> (writes: Int, frames: Int)? {
        let trace = "/tmp/drawer-bench-\(getpid()).trace"
        defer { unlink(trace) }
        let strace = ["-qq", "-e", "trace=openat,write", "-o", trace, program] + arguments
        guard
            let terminal = try? PseudoTerminal(
                Command("strace", strace, environment: all), size: size)
        else { return nil }
        _ = terminal.settle(quiet: 0.5, timeout: 10)
        let before = lines(of: trace).count
        for _ in 0..<2 {
            _ = terminal.send("m")
            _ = terminal.settle(quiet: 0.5, timeout: 10)
        }
        let all = lines(of: trace)
        leave(terminal)
        guard let opened = all.first(where: { $0.contains("\"/dev/tty\"") }),
            let descriptor = opened.split(separator: " ").last
        else { return nil }
        let slides = all[before...].filter { $0.hasPrefix("write(\(descriptor), ") }
        return (slides.count, slides.count { $0.contains("?2026h") })
    }

    private func lines(of path: String) -> [String] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var lines: [String] = []
        var line = [CChar](repeating: 0, count: 1024)
        while fgets(&line, 1024, file) != nil {
            let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
            lines.append(String(decoding: bytes, as: UTF8.self))
        }
        return lines
    }

    /// Wake-ups and bytes in two seconds without input, and the peak of the memory in KB.
    func idle() throws -> (wakeUps: Int, bytes: Int, memory: Int) {
        let (terminal, _) = try start()
        defer { leave(terminal) }
        let sleeps = ProcessFigures.sleeps(terminal.process)
        let bytes = terminal.output.count
        terminal.pump(seconds: 2)
        return (
            ProcessFigures.sleeps(terminal.process) - sleeps, terminal.output.count - bytes,
            ProcessFigures.peakMemory(terminal.process)
        )
    }

    /// A million reports of a wheel, as fast as they are taken: how long that takes in seconds, what
    /// a key after them waits for in milliseconds, and the peak of the memory in KB.
    func flood() throws -> (seconds: Double, lag: Double, memory: Int) {
        let (terminal, _) = try start()
        defer { leave(terminal) }
        let thousand = String(repeating: "\u{1B}[<65;50;20M\u{1B}[<64;50;20M", count: 500)
        let began = Monotonic.now()
        for _ in 0..<1000 {
            _ = terminal.send(thousand)
            terminal.pump(seconds: 0)
        }
        let sent = Monotonic.now()
        let before = terminal.chunks.count
        _ = terminal.send("m")
        _ = terminal.pump(
            until: { $0.chunks.count > before && $0.emulator.find("Contents") != nil }, timeout: 20)
        return (
            Double(sent - began) / 1e9, Double(Monotonic.now() - sent) / 1e6,
            ProcessFigures.peakMemory(terminal.process)
        )
    }

    /// The start and end of an empty program in the same pseudo-terminal: what the harness adds.
    func harnessTimes(rounds: Int) throws -> Spread {
        Spread(
            try (0..<rounds).map { _ in
                let began = Monotonic.now()
                let terminal = try PseudoTerminal(
                    Command("/bin/echo", ["x"]), size: size)
                _ = terminal.pump(until: { !$0.output.isEmpty }, timeout: 5)
                let time = terminal.chunks.last?.time ?? began
                _ = terminal.waitForExit()
                return Double(time - began) / 1e6
            })
    }

    func leave(_ terminal: PseudoTerminal) {
        _ = terminal.send("q")
        _ = terminal.waitForExit()
    }
}
