import TerminalProbe

/// A slide to a terminal behind a slow line.
struct SlowLine {
    /// From the key to the first byte, in seconds.
    let answer: Double
    /// From the key to the last byte of the drawer at rest.
    let rest: Double
    let frames: Int
    let bytes: Int

    private static let frameStart = Array("\u{1B}[?2026h".utf8)

    /// Opens a drawer when the line has brought all that was before.
    init?(_ terminal: PseudoTerminal, bytesPerSecond rate: Double) {
        _ = terminal.settle(at: rate)
        let before = terminal.chunks.count
        let pressed = Monotonic.now()
        guard terminal.send("m") else { return nil }
        _ = terminal.settle(at: rate)
        let chunks = terminal.chunks[before...]
        guard let first = chunks.first, let last = chunks.last else { return nil }
        answer = Double(first.time - pressed) / 1e9
        rest = Double(last.time - pressed) / 1e9
        let all = chunks.flatMap(\.bytes)
        bytes = all.count
        frames = all.indices.count { all[$0...].starts(with: Self.frameStart) }
    }
}

extension PseudoTerminal {
    /// Reads at a line's pace until nothing has come for a second.
    fileprivate func settle(at rate: Double) -> Bool {
        for _ in 0..<60 {
            let count = output.count
            if !pump(bytesPerSecond: rate, until: { $0.output.count > count }, timeout: 1) {
                return true
            }
            _ = pump(bytesPerSecond: rate, until: { _ in false }, timeout: 0.5)
        }
        return false
    }
}
