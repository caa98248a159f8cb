/// Cuts bytes that come in pieces into chunks of whole lines.
struct LineSplitter {
    /// The beginning of a line whose end has not come yet; at most a little more than the longest
    /// line.
    private(set) var rest: [UInt8] = []

    /// Takes a piece: the lines that are complete with it, if any.
    mutating func feed(_ piece: some Collection<UInt8>) -> DocumentChunk? {
        rest += piece
        let starts = DocumentChunk.lineStarts(rest)
        guard rest.last != UInt8(ascii: "\n"), let last = starts.last else {
            defer { rest = [] }
            return rest.isEmpty ? nil : DocumentChunk(rest, starts: starts)
        }
        if last == 0 { return nil }
        let complete = DocumentChunk(
            Array(rest[..<Int(last)]), starts: Array(starts.dropLast()))
        rest.removeFirst(Int(last))
        return complete
    }

    /// The line that has begun, as it is by now.
    var unfinished: DocumentChunk? {
        rest.isEmpty ? nil : DocumentChunk(rest, starts: [0], isOpen: true)
    }

    /// What is left at the end, if anything.
    mutating func finish() -> DocumentChunk? {
        if rest.isEmpty { return nil }
        defer { rest = [] }
        return DocumentChunk(rest)
    }
}
