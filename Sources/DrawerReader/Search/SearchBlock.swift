internal import DrawerCanvas

/// Some lines that are searched at once, each as it is seen, with a line feed behind it.
struct SearchBlock {
    /// Which places the lines have in their text.
    enum Lines {
        /// One after the other.
        case counted(from: Int)
        /// The bytes that they begin at, the first one there.
        case bytes(from: Int)
    }

    /// The place where the next block begins.
    let end: Int
    /// The lines' bytes.
    private(set) var bytes: [UInt8] = []
    /// Where each line begins in them.
    private(set) var starts: [UInt32] = []
    private let lines: Lines
    /// Where each line begins in the text, where `bytes` are others than there.
    private var sources: [UInt32]?

    /// No lines yet of those up to `end`.
    init(lines: Lines, end: Int) {
        self.lines = lines
        self.end = end
    }

    /// The lines of a text that begin at `starts`: its own bytes where those are what is seen, as in
    /// most texts.
    init(_ bytes: [UInt8], starts: [UInt32], lines: Lines, end: Int) {
        self.init(lines: lines, end: end)
        if Self.isSeen(bytes, starts) {
            self.bytes = bytes
            self.starts = starts
        } else {
            sources = starts
            self.bytes.reserveCapacity(bytes.count + 1)
            let chunk = DocumentChunk(bytes, starts: starts)
            for line in 0..<chunk.lineCount { chunk.withLine(line) { appendSeen($0) } }
        }
    }

    /// The place of a line in the text.
    func place(of line: Int) -> Int {
        switch lines {
        case .counted(let first): first + line
        case .bytes(let first): first + Int((sources ?? starts)[line])
        }
    }

    /// The first line that has this place, or a later one.
    func line(from place: Int) -> Int {
        switch lines {
        case .counted(let first): max(0, place - first)
        case .bytes(let first): (sources ?? starts).partitionPoint { first + Int($0) < place }
        }
    }

    /// Adds a line.
    mutating func append(_ line: some Collection<UInt8>) {
        starts.append(UInt32(bytes.count))
        bytes += line
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func appendSeen(_ line: UnsafeBufferPointer<UInt8>) {
        AnsiLine.withSeen(line) { append($0) }
    }

    /// Whether lines are seen as they are, and a line feed ends each but the last: not so one that
    /// was cut since it is very long.
    private static func isSeen(_ bytes: [UInt8], _ starts: [UInt32]) -> Bool {
        guard bytes.withUnsafeBufferPointer(AnsiLine.isPlain) else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            starts.dropFirst().allSatisfy { bytes[Int($0) - 1] == UInt8(ascii: "\n") }
        }
    }
}
