#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Some whole lines of a document, which never change.
public struct DocumentChunk: Sendable {
    /// The most bytes that a line has; a longer one is cut, and its pieces count as lines.
    static let longestLine = 1 << 16
    /// Chunks are joined up to this size, in bytes.
    private static let leastSize = 1 << 14
    /// Beyond `longestLine`, so that what ends a line is not cut off from it.
    private static let lineEnd = 2
    /// A line is not cut within a character, which has so many bytes at most.
    private static let longestCharacter = 4

    /// The bytes, with what ends the lines.
    let bytes: [UInt8]
    /// Whether the last line may go on: the chunk that follows then begins with it again.
    let isOpen: Bool
    /// Where each line begins.
    let starts: [UInt32]

    /// All lines of `bytes`; the last one may lack its end.
    init(_ bytes: [UInt8]) { self.init(bytes, starts: Self.lineStarts(bytes)) }

    /// The lines of `bytes` that begin at `starts`; at most 4 GB.
    init(_ bytes: [UInt8], starts: [UInt32], isOpen: Bool = false) {
        self.bytes = bytes
        self.starts = starts
        self.isOpen = isOpen
    }

    /// How many lines there are.
    var lineCount: Int { starts.count }

    /// Whether a line may have been cut.
    var hasCutLine: Bool {
        let least = UInt32(Self.longestLine - Self.longestCharacter)
        return zip(starts, starts.dropFirst()).contains { $1 - $0 > least }
            || UInt32(bytes.count) - (starts.last ?? 0) > least
    }

    /// The byte that a line begins at.
    func offset(ofLine line: Int) -> Int { Int(starts[line]) }

    /// Both as one where they are small, as are those of a producer that writes line by line.
    func joined(with next: DocumentChunk) -> DocumentChunk? {
        guard bytes.count + next.bytes.count <= Self.leastSize, !isOpen, !next.isOpen,
            bytes.last == UInt8(ascii: "\n")
        else { return nil }
        let offset = UInt32(bytes.count)
        return DocumentChunk(bytes + next.bytes, starts: starts + next.starts.map { $0 + offset })
    }

    /// Lends the bytes of a line, without what ends it.
    func withLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        bytes.withUnsafeBufferPointer { all in
            let start = Int(starts[index])
            var end = index + 1 < starts.count ? Int(starts[index + 1]) : all.count
            if end > start, all[end - 1] == UInt8(ascii: "\n") { end -= 1 }
            if end > start, all[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            return body(UnsafeBufferPointer(rebasing: all[start..<end]))
        }
    }

    /// Where the lines of `bytes` begin.
    static func lineStarts(_ bytes: [UInt8]) -> [UInt32] {
        var starts: [UInt32] = []
        bytes.withUnsafeBufferPointer { all in
            var start = 0
            while start < all.count {
                starts.append(UInt32(start))
                start = end(ofLineFrom: start, in: all)
            }
        }
        return starts
    }

    private static func end(
        ofLineFrom start: Int, in all: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let window = UnsafeBufferPointer(rebasing: all[start...].prefix(longestLine + lineEnd))
        guard let base = window.baseAddress else { return start }
        if let found = memchr(base, Int32(UInt8(ascii: "\n")), window.count) {
            return start + (UnsafeRawPointer(found) - UnsafeRawPointer(base)) + 1
        }
        guard window.count == longestLine + lineEnd else { return all.count }
        let cut = (longestLine - longestCharacter + 1...longestLine).last {
            window[$0] & 0xC0 != 0x80
        }
        return start + (cut ?? longestLine)
    }
}
