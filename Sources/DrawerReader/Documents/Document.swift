public import DrawerCanvas

/// A text by lines, as much of it as has come: a snapshot that costs little to copy.
///
/// It grows by chunks, which are shared by all snapshots. Finding a line takes a search among the
/// chunks, and appending a chunk takes no longer in a long text than in a short one.
public struct Document: TextSource, Sendable {
    /// How many lines there are; a line feed at the end begins none.
    public private(set) var lineCount = 0
    /// How many bytes there are.
    public private(set) var byteCount = 0
    private var chunks: [DocumentChunk] = []
    /// The number of each chunk's first line.
    private var firstLines: [Int] = []

    /// A document without a line.
    public init() {}

    /// A document of these bytes; a line feed ends a line, with or without a carriage return.
    public init(bytes: [UInt8]) { append(DocumentChunk(bytes)) }

    /// All bytes as they were read; copied where there is more than one chunk.
    public var bytes: [UInt8] {
        if chunks.count == 1 { return chunks[0].bytes }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(byteCount)
        for chunk in chunks { bytes += chunk.bytes }
        return bytes
    }

    /// The first bytes, at most `count`.
    func head(_ count: Int) -> ArraySlice<UInt8> {
        var head: ArraySlice<UInt8> = []
        for chunk in chunks where head.count < count {
            head += chunk.bytes.prefix(count - head.count)
        }
        return head
    }

    /// All chunks, in order.
    var pieces: [DocumentChunk] { chunks }

    /// Adds lines at the end; those of an open chunk take the place of the last line.
    mutating func append(_ chunk: DocumentChunk) {
        if let last = chunks.last, last.isOpen {
            chunks.removeLast()
            lineCount = firstLines.removeLast()
            byteCount -= last.bytes.count
        }
        if chunk.lineCount == 0 { return }
        lineCount += chunk.lineCount
        byteCount += chunk.bytes.count
        if let last = chunks.last, let both = last.joined(with: chunk) {
            return chunks[chunks.count - 1] = both
        }
        chunks.append(chunk)
        firstLines.append(lineCount - chunk.lineCount)
    }

    /// Lends the bytes of a line, without what ends it.
    public func withLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        let chunk = chunkIndex(ofLine: index)
        return chunks[chunk].withLine(index - firstLines[chunk], body)
    }

    /// The last chunk that begins at or before a line.
    private func chunkIndex(ofLine line: Int) -> Int {
        var low = 0
        var high = chunks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if firstLines[middle] <= line { low = middle } else { high = middle }
        }
        return low
    }
}
