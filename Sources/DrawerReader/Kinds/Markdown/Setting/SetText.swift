internal import DrawerCanvas

/// Lines that have been set, with their inks and links, in a few large arrays.
///
/// A line is made of the pieces that are appended, up to the call that ends it.
struct SetText: Sendable {
    private struct Line {
        var end: Int
        var runEnd: Int
        var source: Int
        var indent: Int
        var hanging: Int
        var fill: TextRole?
        var wraps: Bool
    }

    /// What can be followed, in order.
    private(set) var links: [PageLink] = []
    private var bytes: [UInt8] = []
    private var runs: [TextRun] = []
    private var lines: [Line] = []
    private let lastSource: Int

    /// No lines yet, of a source with so many.
    init(sourceLines: Int) { lastSource = max(0, sourceLines - 1) }

    /// How many lines have been ended.
    var lineCount: Int { lines.count }

    // MARK: Writing

    /// Appends a piece in one ink to the line.
    mutating func append(_ text: some Collection<UInt8>, _ ink: TextInk = TextInk()) {
        let start = bytes.count - lineStart(lines.count)
        bytes += text
        let end = bytes.count - lineStart(lines.count)
        if start < end, ink != TextInk() { runs.append(TextRun(start..<end, ink)) }
    }

    /// Appends blanks to the line.
    mutating func append(blanks count: Int) { append(repeatElement(0x20, count: max(0, count))) }

    /// Appends a piece of a Markdown document's text, with its inks and links.
    mutating func append(_ piece: Range<Int>, of document: MarkdownDocument) {
        guard !piece.isEmpty else { return }
        let shift = bytes.count - lineStart(lines.count) - piece.lowerBound
        bytes += document.bytes[piece]
        let firstRun = document.runs.partitionPoint { $0.bytes.upperBound <= piece.lowerBound }
        for run in document.runs[firstRun...] {
            guard run.bytes.lowerBound < piece.upperBound else { break }
            runs.append(TextRun(run.bytes.clamped(to: piece).shifted(by: shift), run.ink))
        }
        let firstLink = document.links.partitionPoint { $0.bytes.upperBound <= piece.lowerBound }
        for link in document.links[firstLink...] {
            guard link.bytes.lowerBound < piece.upperBound else { break }
            let part = link.bytes.clamped(to: piece).shifted(by: shift)
            links.append(PageLink(line: lines.count, bytes: part, target: link.target))
        }
    }

    /// Ends the line. `source` is the line of the source that it belongs to: the same as that of the
    /// line before or a later one, and the last one at most.
    mutating func end(
        source: Int, indent: Int = 0, hanging: Int = 0, fill: TextRole? = nil, wraps: Bool = false
    ) {
        lines.append(
            Line(
                end: bytes.count, runEnd: runs.count,
                source: min(lastSource, max(source, lines.last?.source ?? 0)),
                indent: indent, hanging: hanging, fill: fill, wraps: wraps))
    }

    // MARK: Reading

    /// Lends the bytes of a line.
    func withLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[lineStart(index)..<lines[index].end]))
        }
    }

    /// How a line is set.
    func layout(of index: Int) -> LineLayout {
        let line = lines[index]
        let firstRun = index > 0 ? lines[index - 1].runEnd : 0
        return LineLayout(
            runs: Array(runs[firstRun..<line.runEnd]), indent: line.indent, hanging: line.hanging,
            fill: line.fill, wraps: line.wraps)
    }

    /// The line of the source that a line belongs to.
    func sourceLine(of index: Int) -> Int { lines[index].source }

    /// The first of the lines that belong to a line of the source, or else to one before it.
    func line(ofSource source: Int) -> Int {
        let end = lines.partitionPoint { $0.source <= source }
        guard end > 0 else { return 0 }
        let found = lines[end - 1].source
        return lines.partitionPoint { $0.source < found }
    }

    private func lineStart(_ index: Int) -> Int { index > 0 ? lines[index - 1].end : 0 }
}

extension Range<Int> {
    /// The same range further on.
    fileprivate func shifted(by distance: Int) -> Range<Int> {
        lowerBound + distance..<upperBound + distance
    }
}
