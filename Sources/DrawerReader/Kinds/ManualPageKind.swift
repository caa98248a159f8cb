public import DrawerCanvas

/// A manual page as `man` formats it: with overstrike, with colours, or plain.
public enum ManualPageKind: DocumentKind {
    /// By the first line, where the page's name stands at both ends: `NAME(1)  …  NAME(1)`.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        head.withText { lines in lines.first.map(isHeader) ?? false }
    }

    /// Its sections, their parts, and the options that they explain.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        var outline = ManualPageOutline()
        for index in 0..<document.lineCount {
            document.withSeenLine(index) { outline.read($0, at: index) }
        }
        return outline.items
    }

    /// The names of sections, where the page is plain.
    public static func layout(of line: Int, in document: Document) -> LineLayout? {
        document.withLine(line) { text in
            guard text.indent == 0, !text.isBlank, text.gap(of: 3) == nil,
                AnsiLine.isPlain(text)
            else { return nil }
            return LineLayout(runs: [TextRun(0..<text.count, TextInk(.heading))])
        }
    }

    /// Whether a line is the first of a page.
    private static func isHeader(_ line: LineBytes) -> Bool {
        let line = line.trimmed
        guard let open = line.firstIndex(of: UInt8(ascii: "(")), open > 0,
            let close = line[open...].firstIndex(of: UInt8(ascii: ")")),
            isSection(line, open, close)
        else { return false }
        let name = line.piece(0..<close + 1)
        let rest = line.piece(from: close + 1)
        return rest.count > name.count && rest.first == UInt8(ascii: " ")
            && rest.suffix(name.count).elementsEqual(name)
    }

    /// Whether the parentheses hold a section's name, such as `1`, `3pm` or `n`.
    private static func isSection(_ line: LineBytes, _ open: Int, _ close: Int) -> Bool {
        let section = line.piece(open + 1..<close)
        guard let first = section.first, section.count <= 10 else { return false }
        return (first.isDigit || section.count == 1)
            && section.allSatisfy { $0.isDigit || $0.isLetter }
    }
}
