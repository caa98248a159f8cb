internal import DrawerCanvas

/// A Markdown document as it is shown at one width.
struct MarkdownText: PageText {
    /// The document, from which it is set again for another width.
    let document: MarkdownDocument
    private let text: SetText

    /// Sets the document for lines of `width` columns.
    init(_ document: MarkdownDocument, width: Int) {
        self.document = document
        var setter = MarkdownSetter(document, width: max(1, width))
        text = setter.set()
    }

    var extent: Int { text.lineCount }
    var links: [PageLink] { text.links }

    func withLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer { text.withLine(index, body) }

    func layout(of index: Int) -> LineLayout { text.layout(of: index) }
    func sourceLine(of line: Int) -> Int { text.sourceLine(of: line) }
    func line(ofSource line: Int) -> Int { text.line(ofSource: line) }
    func resized(to width: Int) -> Self { MarkdownText(document, width: width) }

    func line(ofAnchor name: String) -> Int? {
        let source = document.anchors[name] ?? document.anchors[name.lowercased()]
        return source.map(line(ofSource:))
    }
}
