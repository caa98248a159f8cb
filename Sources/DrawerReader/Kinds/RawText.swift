public import DrawerCanvas

/// The lines of a document as they are: in the colours that they bring along, or in those that the
/// document's kind gives them.
public struct RawText: PageText {
    private let document: Document
    private let kind: any DocumentKind.Type

    /// The lines of a document of this kind.
    public init(_ document: Document, kind: any DocumentKind.Type = PlainKind.self) {
        self.document = document
        self.kind = kind
    }

    /// The document's.
    public var extent: Int { document.extent }
    /// The document's.
    public func line(at place: Int) -> Int { document.line(at: place) }
    /// The document's.
    public func line(after line: Int) -> Int? { document.line(after: line) }
    /// The document's.
    public func line(before line: Int) -> Int? { document.line(before: line) }
    /// The document's.
    public func number(of line: Int) -> Int? { document.number(of: line) }

    /// Lends what is to be seen of a line.
    public func withLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        document.withSeenLine(index, body)
    }

    /// All lines are wrapped.
    public var cutsLines: Bool { false }

    /// How the line says that it is to be set, or else its kind.
    public func layout(of index: Int) -> LineLayout { withSetLine(index) { $1 } }

    /// Lends what is to be seen of a line, and how it is set.
    public func withSetLine<Answer>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>, LineLayout) -> Answer
    ) -> Answer {
        document.withLine(index) { line in
            if AnsiLine.isPlain(line) {
                return body(line, kind.layout(of: index, in: document) ?? LineLayout())
            }
            let shown = AnsiLine(line)
            return shown.bytes.withUnsafeBufferPointer { body($0, LineLayout(runs: shown.runs)) }
        }
    }
}
