/// Lends the lines of a document as they are seen: without escape sequences and overstrike.
///
/// Formatted manual pages and the coloured output of programs have both. The lines of most texts
/// have neither, and are lent as they are.
struct VisibleLines {
    /// The document that the lines are of.
    let document: Document
    private var scratch: [UInt8] = []

    /// The lines of `document`.
    init(_ document: Document) { self.document = document }

    /// Lends what is seen of a line.
    mutating func with<Answer>(_ index: Int, _ body: (LineBytes) -> Answer) -> Answer {
        document.withLine(index) { line in
            guard Self.isFormatted(line) else { return body(line) }
            scratch.removeAll(keepingCapacity: true)
            Self.append(line, to: &scratch)
            return scratch.withUnsafeBufferPointer(body)
        }
    }

    /// Whether a line says by itself how it looks.
    static func isFormatted(_ line: LineBytes) -> Bool {
        line.contains(where: isActing)
    }

    private static func isActing(_ byte: UInt8) -> Bool { byte == escape || byte == backspace }

    /// Appends what is seen of a line.
    static func append(_ line: LineBytes, to text: inout [UInt8]) {
        let start = text.count
        var index = 0
        while index < line.count {
            switch line[index] {
            case escape:
                index = endOfSequence(line, from: index + 1)
            case backspace:
                index += 1
                if strikeOver(&text, from: start, with: line.piece(from: index)) { index += 1 }
            default:
                let end = line[index...].firstIndex(where: isActing) ?? line.count
                text.append(contentsOf: line[index..<end])
                index = end
            }
        }
    }

    /// Takes back the last character, since another comes over it; a line comes under it. True
    /// where the next byte is that line.
    private static func strikeOver(
        _ text: inout [UInt8], from start: Int, with rest: LineBytes
    ) -> Bool {
        if text.count > start, text.last != underscore, rest.first == underscore { return true }
        while text.count > start, let byte = text.popLast(), byte & 0xC0 == 0x80 {}
        return false
    }

    /// Where the sequence ends whose bytes after its Escape begin at `start` (ECMA-48, 5.4, 5.6).
    private static func endOfSequence(_ line: LineBytes, from start: Int) -> Int {
        guard start < line.count else { return start }
        let isFinal: (UInt8) -> Bool
        switch line[start] {
        case UInt8(ascii: "["): isFinal = { $0 >= 0x40 }
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
            UInt8(ascii: "_"):
            return endOfString(line, from: start + 1)
        case 0x20...0x2F: isFinal = { $0 >= 0x30 }
        default: return start + 1
        }
        let final = line[(start + 1)...].firstIndex(where: isFinal)
        return final.map { $0 + 1 } ?? line.count
    }

    /// Where a control string ends: after a Bell, or an Escape and what follows it.
    private static func endOfString(_ line: LineBytes, from start: Int) -> Int {
        let end = line[start...].firstIndex { $0 == bell || $0 == escape } ?? line.count
        return min(line.count, end < line.count && line[end] == escape ? end + 2 : end + 1)
    }

    private static let bell: UInt8 = 0x07
    private static let backspace: UInt8 = 0x08
    private static let escape: UInt8 = 0x1B
    private static let underscore = UInt8(ascii: "_")
}
