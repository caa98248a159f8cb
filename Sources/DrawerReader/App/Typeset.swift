internal import DrawerCanvas

/// A document as its kind shows it at one width.
struct Typeset {
    let document: Document
    /// The lines to show.
    private(set) var text: any PageText

    private let kind: any DocumentKind.Type
    private var width: Int?

    /// A document of this kind, its lines as they are until it is fitted to a width.
    init(_ document: Document, kind: any DocumentKind.Type) {
        self.document = document
        self.kind = kind
        text = RawText(document, kind: kind)
    }

    /// A document of the kind that its name and its beginning tell.
    init(_ document: Document, name: String) {
        let head = document.bytes.prefix(FileAccess.sampleSize)
        self.init(document, kind: DocumentKinds.kind(name: name, head: head))
    }

    /// The document's table of contents.
    func outline(name: String) -> [OutlineItem] { kind.outline(of: document, name: name) }

    /// Sets it for `width` columns; whether that changes the lines.
    mutating func fit(width: Int) -> Bool {
        guard width != self.width else { return false }
        self.width = width
        guard let text = kind.text(of: document, width: width) else { return false }
        self.text = text
        return true
    }
}
