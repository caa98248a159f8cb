public import DrawerCanvas

/// A kind of document: how it is told from others, what its table of contents is, and how it is
/// shown. To add a kind is to add one file, and its name to `DocumentKinds.all`.
public protocol DocumentKind: Sendable {
    /// Whether a document is of this kind, by its name and its beginning.
    static func recognizes(_ head: DocumentHead) -> Bool

    /// The table of contents of a whole document.
    static func outline(of document: Document, name: String) -> [OutlineItem]

    /// The document as it is shown in `width` columns; nil to show its lines as they are, with the
    /// inks that `layout(of:in:)` gives them.
    static func text(of document: Document, width: Int) -> (any PageText)?

    /// How a line of the source is set, where the lines are shown as they are, and wrapped. It is asked for each
    /// line that comes into sight, so it may look at that line and a few around it alone.
    static func layout(of line: Int, in document: Document) -> LineLayout?
}

extension DocumentKind {
    /// Shows the lines as they are.
    public static func text(of document: Document, width: Int) -> (any PageText)? { nil }
    /// As the text itself says: its colours, or plain.
    public static func layout(of line: Int, in document: Document) -> LineLayout? { nil }
}

/// All kinds of documents.
public enum DocumentKinds {
    /// The kinds, the more particular ones first; the first that recognizes a document has it.
    static let all: [any DocumentKind.Type] = [
        MarkdownKind.self, ReStructuredTextKind.self, AsciiDocKind.self, ManualPageKind.self,
        DiffKind.self,
        CodeKind.self, LogKind.self, PlainKind.self,
    ]

    /// The kind of a document with this name (a path, or "standard input") and beginning, of which
    /// at most 8 KB matter.
    public static func kind(name: String, head: ArraySlice<UInt8>) -> any DocumentKind.Type {
        let head = DocumentHead(head, name: name)
        return all.first { $0.recognizes(head) } ?? PlainKind.self
    }
}
