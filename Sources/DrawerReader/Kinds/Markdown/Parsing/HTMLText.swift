/// What is left of a piece of HTML where it is shown as text: its words without its tags.
struct HTMLText {
    private typealias Piece = Slice<UnsafeBufferPointer<UInt8>>

    /// The words; `<br>` has become a line feed, and an image its alternative text.
    private(set) var bytes: [UInt8] = []

    /// Takes the tags and the comments out of `html`.
    init(_ html: UnsafeBufferPointer<UInt8>) {
        var rest = html[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            bytes += rest[..<start]
            rest = rest[start...]
            guard let end = Self.endOfMark(rest) else { break }
            let mark = rest[..<end]
            rest = rest[end...]
            if mark.count == 1 { bytes += mark } else { appendStandIn(for: mark) }
        }
        bytes += rest
    }

    /// Where the comment or tag that begins here ends, after one byte where it is neither; nil where
    /// it never ends.
    private static func endOfMark(_ text: Piece) -> Int? {
        if text.starts(with: "<!--".utf8) { return endOfComment(text) }
        guard let next = text.dropFirst().first, isTagStart(next) else {
            return text.startIndex + 1
        }
        var quote: UInt8?
        for index in text.indices {
            let byte = text[index]
            if byte == quote {
                quote = nil
            } else if quote == nil && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")) {
                quote = byte
            } else if quote == nil && byte == UInt8(ascii: ">") {
                return index + 1
            }
        }
        return nil
    }

    private static func endOfComment(_ text: Piece) -> Int {
        var hyphens = 0
        for index in text.indices.dropFirst(4) {
            if text[index] == UInt8(ascii: ">") && hyphens >= 2 { return index + 1 }
            hyphens = text[index] == UInt8(ascii: "-") ? hyphens + 1 : 0
        }
        return text.endIndex
    }

    private static func isTagStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
        default: false
        }
    }

    private mutating func appendStandIn(for mark: Piece) {
        let name = String(decoding: mark.dropFirst().prefix(4), as: UTF8.self).lowercased()
        if name.prefix(while: \.isLetter) == "br" { bytes.append(UInt8(ascii: "\n")) }
        if name.prefix(while: \.isLetter) == "img" {
            bytes += Self.standIn(forImage: String(decoding: mark, as: UTF8.self)).utf8
        }
    }

    private static func standIn(forImage tag: String) -> String {
        guard let name = tag.firstRange(of: "alt=") else { return "[image]" }
        let value = tag[name.upperBound...]
        guard let quote = value.first, quote == "\"" || quote == "'" else { return "[image]" }
        let words = value.dropFirst().prefix { $0 != quote }
        return words.isEmpty ? "[image]" : "[image: \(words)]"
    }
}
