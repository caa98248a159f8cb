/// What stands around a match in its line, with which of its characters are the match.
struct Excerpt: Hashable {
    /// How much is shown before the match, and how much in all, in bytes.
    private static let lead = 24
    private static let most = 400

    let text: String
    let marked: Range<Int>

    /// What is around `match` in a line.
    init(of match: Range<Int>, in line: UnsafeBufferPointer<UInt8>) {
        let match = match.clamped(to: 0..<line.count)
        let start = Self.start(before: match.lowerBound, in: line)
        let end = min(line.count, start + Self.most)
        let before = Self.text(line, start..<match.lowerBound)
        let lead = (start > 0 ? "…" : "") + before.drop { $0.isWhitespace }
        let found = Self.text(line, match.lowerBound..<min(end, match.upperBound))
        let rest = Self.text(line, min(end, match.upperBound)..<end)
        text = lead + found + rest
        marked = lead.count..<(lead.count + found.count)
    }

    /// Where it begins: with the line, or else with a word or at least a character.
    private static func start(before byte: Int, in line: UnsafeBufferPointer<UInt8>) -> Int {
        if byte <= lead { return 0 }
        let part = line[(byte - lead)..<byte]
        if let blank = part.firstIndex(of: UInt8(ascii: " ")), blank + 1 < byte { return blank + 1 }
        return part.firstIndex { $0 & 0xC0 != 0x80 } ?? byte
    }

    /// A part as text; of blanks side by side there is one.
    private static func text(_ line: UnsafeBufferPointer<UInt8>, _ part: Range<Int>) -> String {
        var bytes: [UInt8] = []
        for byte in line[part] {
            let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
            if isBlank, bytes.last == UInt8(ascii: " ") { continue }
            bytes.append(isBlank ? UInt8(ascii: " ") : byte)
        }
        return printable(String(decoding: bytes, as: UTF8.self))
    }
}
