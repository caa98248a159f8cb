import Figures

/// Programs that run by turns, since what else the machine does changes with time.
struct Comparison {
    private let programs: [(name: String, bench: Bench)]
    /// What each program did, a turn a round.
    private let turns: [[Turn]]

    /// Runs each program once a round.
    init(_ programs: [(name: String, bench: Bench)], rounds: Int) throws {
        self.programs = programs
        var turns: [[Turn]] = programs.map { _ in [] }
        for _ in 0..<rounds {
            for (index, program) in programs.enumerated() {
                turns[index].append(try program.bench.turn())
            }
        }
        self.turns = turns
    }

    /// Frames are told by the pauses between them, since not all programs mark theirs.
    func show(_ report: inout Report) throws {
        report.begin("200x60, 250 ms", columns: programs.map(\.name))
        row("start to first paint, ms", report, digits: 2) { [$0.firstPaint] }
        row("key to first byte, ms", report, digits: 2) { $0.roundTrip.slides.map(\.answer) }
        row("frames", report, digits: 0) { $0.roundTrip.slides.map { Double($0.bursts.count) } }
        row("longest gap between frames, ms", report, digits: 2) {
            $0.roundTrip.slides.map { $0.bursts.intervals.max() ?? .nan }
        }
        row("processor time of a slide, ms", report, digits: 2) { [$0.roundTrip.processor] }
        row("KB of a slide", report, digits: 1) { [$0.roundTrip.kilobytes] }
        row("memory, MB", report, digits: 1) { [$0.memory] }
        let idle = try programs.map { try $0.bench.idle() }
        report.row(
            "idle for 2 s: wake-ups", idle.map { Spread([Double($0.wakeUps)]) }, digits: 0)
        report.row("idle for 2 s: bytes", idle.map { Spread([Double($0.bytes)]) }, digits: 0)
    }

    private func row(
        _ name: String, _ report: Report, digits: Int, _ readings: (Turn) -> [Double]
    ) {
        report.row(name, turns.map { Spread($0.flatMap(readings)) }, digits: digits)
    }
}
