import Figures

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The median of one step over all rounds, with its spread, and the memory of the last round.
func row(_ step: String, _ readings: [[Pager.Reading]]) {
    let cells = readings.map { readings in
        let times = Spread(readings.map(\.milliseconds))
        let memory = Double(readings.map(\.memory).max() ?? 0) / 1000
        return "\(times.text(digits: 1)) ms, \(rounded(memory, 1)) MB"
    }
    let padded = cells.map { $0 + String(repeating: " ", count: max(2, 44 - $0.count)) }
    print("  " + step + String(repeating: " ", count: max(1, 26 - step.count)) + padded.joined())
}

let rounds = 3
let arguments = CommandLine.arguments.dropFirst()
let directory = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
let pagers = [
    Pager(name: "drawer", program: arguments.first ?? "../.build/release/drawer", options: []),
    Pager(name: "less", program: "/usr/bin/less", options: []),
].filter { access($0.program, X_OK) == 0 }

guard let log = LongLog(directory: directory) else {
    print("no room for a log of 1 GB in \(directory); set TMPDIR to a directory with room")
    exit(1)
}
defer { log.remove() }
do {
    var logs: [[[Pager.Reading]]] = pagers.map { _ in [] }
    var streams: [[Pager.Reading]] = pagers.map { _ in [] }
    for _ in 0..<rounds {
        for (index, pager) in pagers.enumerated() {
            logs[index].append(try pager.readLog(log))
            streams[index].append(try pager.readStream())
        }
    }
    print("a log of 1 GB, \(log.lineCount) lines, 120x40; median (least to most) of \(rounds) runs")
    print(
        "until it is shown, and the most memory until then: "
            + pagers.map(\.name).joined(separator: ", "))
    for (step, name) in ["open", "G: to the end", "/: a word at 99%"].enumerated() {
        row(name, logs.map { $0.map { $0[step] } })
    }
    row("10 million lines piped", streams)
} catch {
    print("cannot measure: \(error)")
    log.remove()
    exit(1)
}
