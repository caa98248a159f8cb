import Figures
import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

func showSlides(_ roundTrips: [RoundTrip], _ report: Report) {
    let slides = roundTrips.flatMap(\.slides)
    report.show("key to first byte, ms", Spread(slides.map(\.answer)), digits: 2)
    report.show("frames", Spread(slides.map { Double($0.frames.count) }), digits: 0)
    report.show("between frames, ms", Spread(slides.flatMap(\.frames.intervals)), digits: 2)
}

func measure(_ bench: Bench, _ report: Report, rounds: Int) throws {
    report.show("start to first paint, ms", try bench.startTimes(rounds: rounds), digits: 2)
    let roundTrips = try bench.roundTrips(rounds: rounds)
    showSlides(roundTrips, report)
    report.show("processor time of a slide, ms", Spread(roundTrips.map(\.processor)), digits: 2)
    report.show("KB of a slide", Spread(roundTrips.map(\.kilobytes)), digits: 1)
}

func measureWhole(_ bench: Bench, _ report: Report) throws {
    if let (writes, frames) = try bench.writes() {
        report.show("writes in two slides", Double(writes), digits: 0)
        report.show("frames in two slides", Double(frames), digits: 0)
    } else {
        report.note("writes are not counted: strace is not installed")
    }
    let idle = try bench.idle()
    report.show("idle for 2 s: wake-ups", Double(idle.wakeUps), digits: 0)
    report.show("idle for 2 s: bytes", Double(idle.bytes), digits: 0)
    report.show("memory, MB", Double(idle.memory) / 1000, digits: 1)
    let flood = try bench.flood()
    report.show("a million reports of the wheel, s", flood.seconds, digits: 2)
    report.show("a key after them is answered in, ms", flood.lag, digits: 0)
    report.show("memory after them, MB", Double(flood.memory) / 1000, digits: 1)
    report.note("while all processors are busy")
    showSlides(try Load.during { try bench.roundTrips(rounds: 10) }, report)
}

func measureSlowLines(_ bench: Bench, _ report: inout Report) throws {
    for baud in [115_200, 38_400, 9600] {
        report.begin("a line of \(baud) baud, \(bench.size.columns)x\(bench.size.rows)")
        guard let slide = try bench.slide(bytesPerSecond: Double(baud) / 10) else { continue }
        report.show("key to first byte, ms", slide.answer * 1000, digits: 0)
        report.show("key to rest, ms", slide.rest * 1000, digits: 0)
        report.show("frames", Double(slide.frames), digits: 0)
        report.show("bytes", Double(slide.bytes), digits: 0)
    }
}

let flags = CommandLine.arguments.dropFirst()
let program = flags.first { !$0.hasPrefix("--") } ?? "../.build/release/drawer"
let peers = flags.first { $0.hasPrefix("--peers=") }.map { Peers.read(String($0.dropFirst(8))) }
let document = Document()
var report = Report(isJSON: flags.contains("--json"))
do {
    var bench = Bench(
        program: program, arguments: [document.path], environment: ["COLORTERM": "truecolor"])
    report.begin("an empty program")
    report.show("its first byte, ms", try bench.harnessTimes(rounds: 15), digits: 2)
    for (columns, rows) in [(80, 24), (200, 60), (400, 100), (1000, 400)] {
        bench.size = TerminalSize(columns: columns, rows: rows)
        report.begin("drawer, \(columns)x\(rows), 24-bit colours")
        try measure(bench, report, rounds: 12)
        if columns == 200 { try measureWhole(bench, report) }
    }
    bench.size = TerminalSize(columns: 200, rows: 60)
    report.begin("drawer, 200x60, 256 colours")
    try measure(
        Bench(program: program, arguments: [document.path], environment: [:]), report, rounds: 12)
    try measureSlowLines(bench, &report)
    let same = Bench(
        program: program, arguments: ["--animator", "ease-out:0.25", document.path],
        environment: ["COLORTERM": "truecolor"])
    // By turns, since what else the machine does changes with time.
    for (name, peer) in peers.map({ [("drawer", same)] + $0 + [("drawer again", same)] }) ?? [] {
        report.begin("\(name), 200x60, 250 ms")
        try measure(peer, report, rounds: 12)
    }
    document.remove()
} catch {
    document.remove()
    print("cannot measure: \(error)")
    exit(1)
}
