/// Tells documents that would grow beyond all bounds from others, line by line.
///
/// Two forms let a small file ask for much memory: each row of a table gets all columns of its
/// header, and each use of a reference gets a copy of what it stands for. One asks for much time:
/// around each `@` the parser looks for an address, to the end of the word.
struct SyntaxBounds {
    /// The largest document, in bytes.
    private static let bytes = 16 << 20
    /// The most cells of tables.
    private static let cells = 1 << 19
    /// The most bytes that references could grow to.
    private static let growth = 1 << 28
    /// The most bytes that are looked at for addresses of mail.
    private static let looks = 1 << 36

    private var size = 0
    private var cellCount = 0
    private var columns = 0
    private var bracketCount = 0
    private var definition = 0
    private var longestDefinition = 0
    private var lookCount = 0

    /// Whether the document is still within the bounds with this line.
    mutating func admits(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        size += line.count + 1
        count(cellsIn: line)
        count(referencesIn: line)
        lookCount += line.count * line.lazy.filter { $0 == UInt8(ascii: "@") }.count
        return size <= Self.bytes && cellCount <= Self.cells
            && longestDefinition * bracketCount <= Self.growth && lookCount <= Self.looks
    }

    /// A row under a header may be short; a blank line ends the table.
    private mutating func count(cellsIn line: UnsafeBufferPointer<UInt8>) {
        if line.isEmpty {
            columns = 0
        } else if line.allSatisfy(Self.isPartOfDelimiter) {
            columns = max(columns, line.lazy.filter { $0 == UInt8(ascii: "|") }.count)
        }
        cellCount += columns
    }

    /// The row that makes a table of what is around it, in lists and quotes as well.
    private static func isPartOfDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"): true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "*"), UInt8(ascii: "+"): true
        case UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    /// A definition may go on for some lines; the next one or a blank line ends it.
    private mutating func count(referencesIn line: UnsafeBufferPointer<UInt8>) {
        var previous: UInt8 = 0
        var isDefinition = false
        for byte in line {
            if byte == UInt8(ascii: "[") { bracketCount += 1 }
            if byte == UInt8(ascii: ":") && previous == UInt8(ascii: "]") { isDefinition = true }
            previous = byte
        }
        if isDefinition {
            definition = line.count
        } else if definition > 0 {
            definition = line.isEmpty ? 0 : definition + line.count
        }
        longestDefinition = max(longestDefinition, definition)
    }
}
