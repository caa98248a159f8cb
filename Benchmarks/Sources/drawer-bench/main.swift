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
        let slide = try bench.slide(bytesPerSecond: Double(baud) / 10)
        report.show("key to first byte, ms", slide.answer, digits: 0)
        report.show("key to rest, ms", slide.rest, digits: 0)
        report.show("frames", Double(slide.frames.count), digits: 0)
        report.show("bytes", Double(slide.bytes), digits: 0)
    }
}

func measureAlone(_ program: String, _ document: String, _ report: inout Report) throws {
    var bench = Bench(
        program: program, arguments: [document], environment: ["COLORTERM": "truecolor"])
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
        Bench(program: program, arguments: [document], environment: [:]), report, rounds: 12)
    try measureSlowLines(bench, &report)
}

func compare(
    _ program: String, with peers: String, _ document: String, _ report: inout Report
) throws {
    let arguments = ["--animator", "ease-out:0.25", document]
    let own = [("drawer, 24-bit", ["COLORTERM": "truecolor"]), ("drawer, 256", [:])].map {
        ($0, Bench(program: program, arguments: arguments, environment: $1))
    }
    try Comparison(own + Peers.read(peers, document: document), rounds: 12).show(&report)
}

let flags = CommandLine.arguments.dropFirst()
let program = flags.first { !$0.hasPrefix("--") } ?? "../.build/release/drawer"
let peers = flags.first { $0.hasPrefix("--peers=") }.map { String($0.dropFirst(8)) }
if let peers, access(peers, R_OK) != 0 {
    print("cannot read \(peers)")
    exit(1)
}
let document = Document()
var report = Report(isJSON: flags.contains("--json"))
do {
    if let peers {
        try compare(program, with: peers, document.path, &report)
    } else {
        try measureAlone(program, document.path, &report)
    }
    document.remove()
} catch {
    document.remove()
    print("cannot measure: \(error)")
    exit(1)
}
