internal import DrawerCanvas

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the kind of a document is told by: its name, and its beginning as it is seen, by lines.
public struct DocumentHead {
    /// The document's name.
    let name: DocumentName
    /// The beginning as it is, at most 8 KB.
    let bytes: ArraySlice<UInt8>

    private var text: [UInt8] = []
    /// Where each line ends in `text`, and the one behind it begins.
    private var ends: [Int] = []

    /// The beginning of a document with this name, which is a path or "standard input". Where the
    /// beginning fills the whole sample, its last line may be cut off and is left out.
    init(_ bytes: ArraySlice<UInt8>, name: String = "") {
        self.name = DocumentName(name)
        self.bytes = bytes
        text.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { all in
            var rest = all
            while let length = rest.lengthOfLine {
                append(rest.piece(0..<length))
                rest = rest.piece(from: length + 1)
            }
            if !rest.isEmpty, all.count < FileAccess.sampleSize { append(rest) }
        }
    }

    private mutating func append(_ line: LineBytes) {
        AnsiLine.withSeen(line) { text += $0 }
        ends.append(text.count)
    }

    /// Lends all lines, the blank ones too.
    func withLines<Answer>(_ body: ([LineBytes]) -> Answer) -> Answer {
        text.withUnsafeBufferPointer { all in
            body(ends.indices.map { all.piece(($0 > 0 ? ends[$0 - 1] : 0)..<ends[$0]) })
        }
    }

    /// Lends the lines from the first one on that is not blank.
    func withText<Answer>(_ body: (ArraySlice<LineBytes>) -> Answer) -> Answer {
        withLines { lines in body(lines.drop { $0.isBlank }) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// How many bytes come before the first line feed; nil where there is none.
    fileprivate var lengthOfLine: Int? {
        guard let baseAddress, let end = memchr(baseAddress, Int32(UInt8(ascii: "\n")), count)
        else { return nil }
        return UnsafeRawPointer(end) - UnsafeRawPointer(baseAddress)
    }
}
