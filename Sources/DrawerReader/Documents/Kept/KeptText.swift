internal import DrawerCanvas

/// A text that is short enough to be kept: chunks of whole lines, which all snapshots share.
///
/// Finding a line takes a search among the chunks, and appending a chunk takes no longer in a long
/// text than in a short one.
struct KeptText: Sendable {
    /// How many lines there are; a line feed at the end begins none.
    private(set) var lineCount = 0
    /// How many bytes there are.
    private(set) var byteCount = 0
    /// All chunks, in order.
    private(set) var chunks: [DocumentChunk] = []
    /// The number of each chunk's first line.
    private var firstLines: [Int] = []

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

    /// The chunk that a line is in, and its first line; nil where there is no such line.
    func piece(at line: Int) -> (lines: DocumentChunk, firstLine: Int)? {
        guard line < lineCount else { return nil }
        let chunk = chunkIndex(ofLine: line)
        return (chunks[chunk], firstLines[chunk])
    }

    /// How many lines will stay as they are; one that has only begun comes after them.
    var settledLineCount: Int { chunks.last?.isOpen == true ? lineCount - 1 : lineCount }

    /// Lends the bytes of a line, without what ends it.
    func withLine<Answer>(
        _ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        let chunk = chunkIndex(ofLine: line)
        return chunks[chunk].withLine(line - firstLines[chunk], body)
    }

    /// The byte that a line begins at; for a line beyond the last one, how many bytes there are.
    func offset(ofLine line: Int) -> Int {
        guard line < lineCount else { return byteCount }
        let chunk = chunkIndex(ofLine: line)
        return chunks[..<chunk].reduce(0) { $0 + $1.bytes.count }
            + chunks[chunk].offset(ofLine: line - firstLines[chunk])
    }

    /// The line that holds a byte.
    func line(atOffset offset: Int) -> Int {
        max(0, (0..<lineCount).partitionPoint { self.offset(ofLine: $0) <= offset } - 1)
    }

    /// The last chunk that begins at or before a line.
    private func chunkIndex(ofLine line: Int) -> Int {
        max(0, firstLines.partitionPoint { $0 <= line } - 1)
    }
}
