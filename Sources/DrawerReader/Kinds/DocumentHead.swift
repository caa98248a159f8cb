/// The beginning of a document as it is seen, by lines: what its kind is told by.
struct DocumentHead {
    private var text: [UInt8] = []
    private var ranges: [Range<Int>] = []

    /// The lines of a beginning; where it fills the whole sample, its last line may be cut off and
    /// is left out.
    init(_ bytes: ArraySlice<UInt8>) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if bytes.count >= FileAccess.sampleSize || lines.last?.isEmpty == true {
            lines.removeLast()
        }
        for line in lines {
            let start = text.count
            line.withUnsafeBufferPointer { VisibleLines.append($0, to: &text) }
            if text.count > start, text.last == UInt8(ascii: "\r") { text.removeLast() }
            ranges.append(start..<text.count)
        }
    }

    /// Lends all lines, the blank ones too.
    func withLines<Answer>(_ body: ([LineBytes]) -> Answer) -> Answer {
        text.withUnsafeBufferPointer { all in body(ranges.map { all.piece($0) }) }
    }

    /// Lends the lines from the first one on that is not blank.
    func withText<Answer>(_ body: (ArraySlice<LineBytes>) -> Answer) -> Answer {
        withLines { lines in body(lines.drop { $0.isBlank }) }
    }
}
