/// The bytes of a line, without what ends it.
typealias LineBytes = UnsafeBufferPointer<UInt8>

extension LineBytes {
    /// Whether there is nothing to see: no byte above a space.
    var isBlank: Bool { allSatisfy { $0 <= 0x20 } }

    /// Columns of blanks before the text; a tab goes to the next multiple of eight.
    var indent: Int {
        var columns = 0
        for byte in self {
            if byte == UInt8(ascii: " ") {
                columns += 1
            } else if byte == UInt8(ascii: "\t") {
                columns += 8 - columns % 8
            } else {
                break
            }
        }
        return columns
    }

    /// The line without the blanks and control characters at its ends.
    var trimmed: LineBytes {
        guard let first = firstIndex(where: { $0 > 0x20 }),
            let last = lastIndex(where: { $0 > 0x20 })
        else { return LineBytes(start: nil, count: 0) }
        return piece(first..<last + 1)
    }

    /// Characters of UTF-8, which for most titles are as many as columns.
    var characters: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }

    /// The bytes of a range that is cut to what there is.
    func piece(_ range: Range<Int>) -> LineBytes {
        LineBytes(rebasing: self[range.clamped(to: 0..<count)])
    }

    /// The bytes from an offset on.
    func piece(from start: Int) -> LineBytes { piece(Swift.min(start, count)..<count) }

    /// Whether the line begins with this text.
    func hasPrefix(_ text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount
            && text.withUTF8Buffer { prefix($0.count).elementsEqual($0) }
    }

    /// Whether the line ends with this text.
    func hasSuffix(_ text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount
            && text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
    }

    /// Whether the line is this text.
    func equals(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && hasPrefix(text)
    }

    /// The offset of the first of at least `width` blanks side by side inside of the text.
    func gap(of width: Int) -> Int? {
        let text = trimmed
        guard let base = text.baseAddress, let start = baseAddress else { return nil }
        var blanks = 0
        for (offset, byte) in text.enumerated() {
            blanks = byte <= 0x20 ? blanks + 1 : 0
            if blanks == width { return base - start + offset + 1 - width }
        }
        return nil
    }
}

extension UInt8 {
    /// Whether it is one of `0` to `9`.
    var isDigit: Bool { self &- 0x30 < 10 }
    /// Whether it is a letter of ASCII.
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// Whether it is a capital letter of ASCII.
    var isCapital: Bool { self &- 0x41 < 26 }
    /// Whether it is a small letter of ASCII.
    var isSmall: Bool { self &- 0x61 < 26 }
    /// Whether it is a digit of a hash as git writes them.
    var isHexadecimal: Bool { isDigit || self &- 0x61 < 6 }
    /// Whether it is a mark of ASCII: neither letter nor digit nor blank.
    var isPunctuation: Bool { self > 0x20 && self < 0x7F && !isDigit && !isLetter }
}
