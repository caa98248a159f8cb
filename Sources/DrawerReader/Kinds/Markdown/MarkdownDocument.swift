internal import DrawerCanvas

/// A Markdown document as its blocks, before it has a width: read once, set for each width.
struct MarkdownDocument: Sendable {
    /// A link or an image.
    struct Link: Sendable {
        var bytes: Range<Int>
        var target: String
    }

    /// How many lines the source has.
    var lineCount: Int
    /// The text of all blocks.
    var bytes: [UInt8] = []
    /// The pieces of the text that are not plain, in order.
    var runs: [TextRun] = []
    /// The pieces of the text that lead elsewhere, in order.
    var links: [Link] = []
    /// Where in the text the source has gone on to its next line.
    var breaks: [Int] = []
    /// What the blocks lie in; the first is the page itself.
    var containers = [MarkdownContainer(parent: 0, depth: 0, first: "", columns: 0)]
    /// The blocks, in the order of the source.
    var blocks: [MarkdownBlock] = []
    /// What the blocks that are tables consist of.
    var tables: [MarkdownTable] = []
    /// The headings, and the lines of the source that they are on.
    var outline: [OutlineItem] = []
    /// The lines of the source that `#name` leads to.
    var anchors: [String: Int] = [:]

    /// An empty document.
    init(lineCount: Int) { self.lineCount = lineCount }

    /// The line of the source that a byte of a block's text is from.
    func sourceLine(of byte: Int, in block: MarkdownBlock) -> Int {
        let start = breaks.partitionPoint { $0 < block.content.lowerBound }
        return block.source + breaks[start...].partitionPoint { $0 < byte } - start
    }

    /// The lines that a piece of the text is divided into; one where it is empty.
    func lines(in range: Range<Int>) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = range.lowerBound
        while let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(start..<end)
            start = end + 1
        }
        lines.append(start..<range.upperBound)
        return lines
    }

    /// Lends the bytes of a piece of the text.
    func withBytes<Answer>(
        _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The rows of a line of the text, each at most `width` columns wide.
    func rows(of line: Range<Int>, width: Int) -> [Range<Int>] {
        withBytes(line) { bytes in
            var rows: [Range<Int>] = []
            var next = 0
            repeat {
                let row = LineBreaker.row(of: bytes, from: next, width: width)
                rows.append(
                    line.lowerBound + row.bytes.lowerBound..<line.lowerBound + row.bytes.upperBound)
                next = row.next
            } while next < bytes.count
            return rows
        }
    }
}
