/// A document as far as it has come.
public struct LoadedDocument: Sendable {
    /// How far it has come.
    public enum State: Hashable, Sendable {
        /// So many bytes of it; more will come.
        case loading(bytes: Int)
        /// All of it can be read, and the lines of so many bytes have been counted.
        case counting(bytes: Int, of: Int)
        /// All of it, but it is watched, and grows.
        case following
        /// All of it.
        case complete
        /// As much as could be read, before this.
        case incomplete(ReadError)
        /// Nothing, for this reason.
        case failed(ReadError)

        /// Whether there is nothing.
        var isFailure: Bool { if case .failed = self { true } else { false } }
    }

    /// Which one it is.
    public let entry: Library.Entry
    /// The text, as much as there is. Where it is incomplete, its last line says why.
    public private(set) var document = Document()
    /// How far it has come.
    public private(set) var state = State.loading(bytes: 0)
    /// Its kind, by what has come.
    public private(set) var kind: any DocumentKind.Type = PlainKind.self
    /// Its table of contents; nil as long as there is none. Of a document that grows, there will be
    /// another.
    public private(set) var outline: [OutlineItem]?

    /// Whether the file is another now than when it was read.
    public private(set) var isChanged = false

    /// All of it as a page, where its kind makes one and the width was known.
    private(set) var page: SetPage?

    init(_ entry: Library.Entry) { self.entry = entry }

    /// Whether nothing more will come.
    public var hasEnded: Bool {
        switch state {
        case .loading, .counting, .following: false
        case .complete, .incomplete, .failed: true
        }
    }

    /// How much of it has been read, from 0 to 1; nil where all has, or nobody knows how much it is.
    public var progress: Double? {
        guard case .counting(let bytes, let all) = state else { return nil }
        return Double(bytes) / Double(max(1, all))
    }

    mutating func take(_ news: LoadNews) {
        switch news {
        case .kind(let kind): self.kind = kind
        case .chunk(let chunk):
            document.append(chunk)
            if state != .following { state = .loading(bytes: document.byteCount) }
        case .paged(let text):
            document = Document(text)
            if state != .following { state = Self.state(of: text) }
        case .startedOver: document = Document()
        case .page(let page): self.page = page
        case .caughtUp: state = .following
        case .outline(let items): outline = items
        case .ended(nil): state = .complete
        case .ended(let error?):
            state = .incomplete(error)
            if document.kept != nil { document.append(DocumentChunk(Array("[\(error)]".utf8))) }
        case .changed: isChanged = true
        case .failed(let error): state = .failed(error)
        }
    }

    private static func state(of text: PagedText) -> State {
        let counted = text.index.byteCount
        return counted < text.byteCount
            ? .counting(bytes: counted, of: text.byteCount) : .loading(bytes: counted)
    }
}
