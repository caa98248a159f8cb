public import DrawerCanvas

/// A text in memory, by lines.
public struct Document: TextSource, Hashable, Sendable {
    /// All bytes as they were read.
    public let bytes: [UInt8]
    private let starts: [Int]

    /// A document of these bytes; a line feed ends a line, with or without a carriage return.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
        starts = Self.lineStarts(bytes)
    }

    /// How many lines there are; a line feed at the end begins none.
    public var lineCount: Int { starts.count }

    /// Lends the bytes of a line, without what ends it.
    public func withLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        bytes.withUnsafeBufferPointer { all in
            let start = starts[index]
            var end = index + 1 < starts.count ? starts[index + 1] : all.count
            if end > start, all[end - 1] == UInt8(ascii: "\n") { end -= 1 }
            if end > start, all[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            return body(UnsafeBufferPointer(rebasing: all[start..<end]))
        }
    }

    private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
        if bytes.isEmpty { return [] }
        var starts = [0]
        bytes.withUnsafeBufferPointer { all in
            for index in 0..<(all.count - 1) where all[index] == UInt8(ascii: "\n") {
                starts.append(index + 1)
            }
        }
        return starts
    }
}
