/// reStructuredText.
public enum ReStructuredTextKind: DocumentKind {
    /// By its name.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        ["rst", "rest"].contains(head.name.ending)
    }

    /// Its headings: lines that are underlined, or lined above and below. Each style has the level
    /// of its first appearance.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        var headings = AdornedHeadings(document, title: title) { title, marks in
            marks.count >= min(4, title.characters)
        }
        for line in 0..<document.lineCount { headings.read(line) }
        return headings.builder.finished()
    }

    /// A heading without the marks of inline markup: of literals, roles, emphasis and escapes.
    private static func title(_ text: LineBytes) -> String {
        var plain: [UInt8] = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "\\"), index + 1 < text.count {
                index += 1
                plain.append(text[index])
            } else if byte == UInt8(ascii: "`") {
                dropRole(&plain)
            } else if byte != UInt8(ascii: "*") || isAlone(text, index) {
                plain.append(byte)
            }
            index += 1
        }
        return plain.withUnsafeBufferPointer(OutlineItem.title)
    }

    /// Whether the mark at `index` has blanks or nothing on both sides.
    private static func isAlone(_ text: LineBytes, _ index: Int) -> Bool {
        (index == 0 || text[index - 1] <= 0x20)
            && (index + 1 == text.count || text[index + 1] <= 0x20)
    }

    /// Drops a role such as `:func:` or `:py:func:` from the end.
    private static func dropRole(_ text: inout [UInt8]) {
        let colon = UInt8(ascii: ":")
        guard text.last == colon else { return }
        let role = text.reversed().prefix { $0.isLetter || $0 == colon }.count
        guard let start = text[(text.count - role)...].firstIndex(of: colon),
            start < text.count - 1
        else { return }
        text.removeSubrange(start...)
    }
}
