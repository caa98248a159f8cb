import TerminalProbe

/// What one opening of the drawer, from the key on, looked like and cost.
struct Opening {
    private static let frameStart = Array("\u{1B}[?2026h".utf8)

    /// From the key to the first byte, in milliseconds.
    let answer: Double
    /// When each frame began to arrive, in milliseconds from the key.
    let frames: [Double]
    let bytes: Int
    /// Time of the command on a processor, in milliseconds.
    let processor: Double

    /// The opening that a key typed at `pressed` led to.
    init(_ chunks: ArraySlice<OutputChunk>, pressed: UInt64, processor: Double) {
        answer = chunks.first.map { Self.milliseconds(from: pressed, to: $0.time) } ?? .nan
        frames = Self.frameTimes(chunks).map { Self.milliseconds(from: pressed, to: $0) }
        bytes = chunks.reduce(0) { $0 + $1.bytes.count }
        self.processor = processor
    }

    /// From each frame to the next, in milliseconds.
    var intervals: [Double] { zip(frames, frames.dropFirst()).map { $1 - $0 } }

    /// When the first byte of each frame was read. Two frames may come in one read, and the mark of
    /// one in two.
    private static func frameTimes(_ chunks: ArraySlice<OutputChunk>) -> [UInt64] {
        var times: [UInt64] = []
        var begun = 0
        var start: UInt64 = 0
        for chunk in chunks {
            for byte in chunk.bytes {
                // Escape is nowhere in the mark but at its start.
                begun = byte == frameStart[begun] ? begun + 1 : byte == frameStart[0] ? 1 : 0
                if begun == 1 { start = chunk.time }
                if begun == frameStart.count {
                    times.append(start)
                    begun = 0
                }
            }
        }
        return times
    }

    private static func milliseconds(from start: UInt64, to end: UInt64) -> Double {
        Double(end - start) / 1e6
    }
}
