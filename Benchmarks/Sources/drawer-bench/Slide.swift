import TerminalProbe

/// What one way of the drawer, in or out, looked like from the key on and cost.
struct Slide {
    private static let frameStart = Array("\u{1B}[?2026h".utf8)
    /// Half a frame at 60 a second, in nanoseconds.
    private static let pause: UInt64 = 8_000_000

    private let chunks: ArraySlice<OutputChunk>
    private let pressed: UInt64
    /// Time of the command on a processor, in milliseconds.
    let processor: Double

    /// The slide that a key typed at `pressed` led to.
    init(_ chunks: ArraySlice<OutputChunk>, pressed: UInt64, processor: Double) {
        (self.chunks, self.pressed, self.processor) = (chunks, pressed, processor)
    }

    var bytes: Int { chunks.reduce(0) { $0 + $1.bytes.count } }

    /// From the key to the first byte, in milliseconds.
    var answer: Double { chunks.first.map { sincePressed($0.time) } ?? .nan }

    /// From the key to the last byte of the drawer at rest, in milliseconds.
    var rest: Double { chunks.last.map { sincePressed($0.time) } ?? .nan }

    /// When each frame began to arrive, in milliseconds from the key. Two frames may come in one
    /// read, and the mark of one in two.
    var frames: [Double] {
        var times: [UInt64] = []
        var begun = 0
        var start: UInt64 = 0
        for chunk in chunks {
            for byte in chunk.bytes {
                // Escape is nowhere in the mark but at its start.
                begun =
                    byte == Self.frameStart[begun] ? begun + 1 : byte == Self.frameStart[0] ? 1 : 0
                if begun == 1 { start = chunk.time }
                if begun == Self.frameStart.count {
                    times.append(start)
                    begun = 0
                }
            }
        }
        return times.map(sincePressed)
    }

    /// When output began after a pause, in milliseconds from the key: the frames of a program that
    /// does not mark them, as long as each takes less than half of its time to arrive.
    var bursts: [Double] {
        let begins = zip(chunks.dropFirst(), chunks).filter {
            $0.time - $1.time > Self.pause
        }
        return (chunks.prefix(1) + begins.map(\.0)).map { sincePressed($0.time) }
    }

    private func sincePressed(_ time: UInt64) -> Double { Double(time - pressed) / 1e6 }
}
