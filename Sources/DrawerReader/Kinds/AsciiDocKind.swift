/// AsciiDoc.
public enum AsciiDocKind: DocumentKind {
    /// By its name, or where it begins with a title and has sections.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        if ["adoc", "asciidoc"].contains(head.name.ending) { return true }
        return head.withText { lines in
            guard let first = lines.first, let title = AsciiDocHeading(first), title.level == 0
            else { return false }
            return zip(lines, lines.dropFirst()).contains { before, line in
                before.isBlank && AsciiDocHeading(line)?.level == 1
            }
        }
    }

    /// Its headings, those with marks before them and the older ones that are underlined.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        var outline = AsciiDocOutline(document)
        for line in 0..<document.lineCount { outline.read(line) }
        return outline.builder.finished()
    }
}
