/// Text of no particular kind.
public enum PlainKind: DocumentKind {
    /// Always: it is the last resort.
    public static func recognizes(_ head: DocumentHead) -> Bool { true }

    /// Its headings, where one way to write them is followed throughout: underlined, numbered, in
    /// capitals, or in the first column of an indented text. Else none, rather than wrong ones.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        var outline = PlainOutline(document)
        for line in 0..<document.lineCount { outline.read(line) }
        return outline.finished()
    }
}
