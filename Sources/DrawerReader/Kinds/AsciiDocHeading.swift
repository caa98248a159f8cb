/// A heading of AsciiDoc in one line, such as `== Title`.
struct AsciiDocHeading {
    /// From 0 for the document's title to 5.
    let level: Int
    /// Where its text is.
    let text: Range<Int>

    /// Reads a line, or gives nil where it is no heading. The same marks may stand at its end too;
    /// a closing mark without a blank is of another language.
    init?(_ line: LineBytes) {
        let marks = line.prefix { $0 == UInt8(ascii: "=") }.count
        guard (1...6).contains(marks), marks + 1 < line.count, line[marks] == 0x20,
            line[marks + 1] > 0x20
        else { return nil }
        let rest = line.piece(from: marks).trimmed
        let closing = rest.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        level = marks - 1
        let end = marks + 1 + rest.count
        text = marks + 1..<(closing == marks && closing < rest.count ? end - closing : end)
    }
}
