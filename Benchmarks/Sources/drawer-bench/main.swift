import Figures
import TerminalProbe

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text of 100 KB in words and paragraphs, in a temporary file.
func makeDocument() -> String {
    let path = "/tmp/drawer-bench-\(getpid()).txt"
    var text = ""
    var line = 0
    while text.utf8.count < 100_000 {
        line += 1
        text += "\(line)  The quick brown fox jumps over the lazy dog and keeps running. "
        text += String(repeating: "Words to wrap at the edge. ", count: line % 9) + "\n"
    }
    if let file = fopen(path, "w") {
        fputs(text, file)
        fclose(file)
    }
    return path
}

func show(_ name: String, _ value: String) {
    print("  " + name + String(repeating: " ", count: max(1, 46 - name.count)) + value)
}

func reportFrames(_ openings: [Opening]) {
    show("  key to first byte, ms", Spread(openings.map(\.answer)).text(digits: 2))
    show("  frames", Spread(openings.map { Double($0.frames.count) }).text(digits: 0))
    show("  between frames, ms", Spread(openings.flatMap(\.intervals)).bulk(digits: 2))
}

func report(_ bench: Bench, _ title: String) throws {
    print("\n\(title)")
    show("start to first full frame, ms", try bench.startTimes(rounds: 15).text(digits: 2))
    print("  an opening")
    let openings = try bench.openings(rounds: 20)
    reportFrames(openings)
    show("  processor time, ms", Spread(openings.map(\.processor)).text(digits: 2))
    show("  KB", Spread(openings.map { Double($0.bytes) / 1000 }).text(digits: 1))
    print("  an opening while all processors are busy")
    reportFrames(try Load.during { try bench.openings(rounds: 20) })
    if let (writes, frames) = try bench.writes() {
        show("writes in two slides, frames in them", "\(writes), \(frames)")
    } else {
        show("writes in two slides, frames in them", "not counted: strace is not installed")
    }
    let idle = try bench.idle()
    show("idle, 2 s: wake-ups, bytes", "\(idle.wakeUps), \(idle.bytes)")
    show("memory, MB", rounded(Double(idle.memory) / 1000, 1))
    let flood = try bench.flood()
    show("a million reports of the wheel, s", rounded(flood.seconds, 2))
    show("  a key after them is answered in, ms", rounded(flood.lag, 0))
    show("  memory, MB", rounded(Double(flood.memory) / 1000, 1))
}

let program = CommandLine.arguments.dropFirst().first ?? "../.build/release/drawer"
let document = makeDocument()
do {
    let plain = Bench(program: program, document: document, colors: [:])
    print("\(program), a text of 100 KB, 200x60, 60 frames a second")
    print("median (least to most) of one run each in a pseudo-terminal")
    show("an empty program's first byte, ms", try plain.harnessTimes(rounds: 15).text(digits: 2))
    try report(
        Bench(program: program, document: document, colors: ["COLORTERM": "truecolor"]),
        "24-bit colours")
    try report(plain, "256 colours")
    unlink(document)
} catch {
    print("cannot run \(program): \(error)")
    exit(1)
}
