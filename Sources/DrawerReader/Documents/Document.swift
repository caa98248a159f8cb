public import DrawerCanvas

/// A text by lines, as much of it as has come: a snapshot that costs little to copy.
///
/// A short text is kept, and its lines have the places 0, 1, 2 and so on. One that is longer, or has
/// a very long line, stays in a file: a line's place there is the byte that it begins at.
public struct Document: TextSource, Sendable {
    private enum Storage: Sendable {
        case kept(KeptText)
        case paged(PagedText)
    }

    private var storage = Storage.kept(KeptText())

    /// A document without a line.
    public init() {}

    /// A document of these bytes; a line feed ends a line, with or without a carriage return.
    public init(bytes: [UInt8]) { append(DocumentChunk(bytes)) }

    /// A document that stays in a file.
    init(_ text: PagedText) { storage = .paged(text) }

    /// What is kept; nil where it stays in a file.
    var kept: KeptText? {
        if case .kept(let text) = storage { text } else { nil }
    }

    /// What stays in a file; nil where it is kept.
    var paged: PagedText? {
        if case .paged(let text) = storage { text } else { nil }
    }

    /// Adds lines to a text that is kept; those of an open chunk take the place of the last line.
    mutating func append(_ chunk: DocumentChunk) {
        guard case .kept(var text) = storage else { return }
        // So that the text is not shared while it is changed.
        storage = .kept(KeptText())
        text.append(chunk)
        storage = .kept(text)
    }

    // MARK: Bytes

    /// How many bytes there are.
    public var byteCount: Int {
        switch storage {
        case .kept(let text): text.byteCount
        case .paged(let text): text.byteCount
        }
    }

    /// All bytes as they were read; copied where they are not in one piece.
    public var bytes: [UInt8] {
        switch storage {
        case .kept(let text):
            text.chunks.count == 1
                ? text.chunks[0].bytes : text.chunks.reduce(into: []) { $0 += $1.bytes }
        case .paged(let text): text.bytes(0..<text.byteCount)
        }
    }

    // MARK: Lines

    /// How many lines there are, as far as they have been counted.
    public var lineCount: Int {
        switch storage {
        case .kept(let text): text.lineCount
        case .paged(let text): text.lineCount
        }
    }

    /// Where the lines end: their count, or that of bytes.
    public var extent: Int {
        switch storage {
        case .kept(let text): text.lineCount
        case .paged(let text): text.byteCount
        }
    }

    /// Where those lines end that are as they will be, while a document comes: its last one may go
    /// on.
    public var wholeExtent: Int {
        switch storage {
        case .kept(let text): text.lineCount - (text.chunks.last?.isOpen == true ? 1 : 0)
        case .paged(let text): text.wholeExtent
        }
    }

    /// The line that begins at a place or is the last one before it.
    public func line(at place: Int) -> Int { paged?.start(at: place) ?? place }

    /// The line below another; nil below the last one.
    public func line(after line: Int) -> Int? {
        let next = paged?.end(of: line) ?? line + 1
        return next < extent ? next : nil
    }

    /// The line above another; nil above the first one.
    public func line(before line: Int) -> Int? { line > 0 ? self.line(at: line - 1) : nil }

    /// The number of a line, from 1; nil as long as it is not known.
    public func number(of line: Int) -> Int? {
        switch storage {
        case .kept: line + 1
        case .paged(let text): text.number(of: line)
        }
    }

    /// The line of a number, from 1; nil where there is none, or it is not known yet.
    public func line(ofNumber number: Int) -> Int? {
        switch storage {
        case .kept(let text): (1...max(1, text.lineCount)).contains(number) ? number - 1 : nil
        case .paged(let text): text.line(ofNumber: number)
        }
    }

    /// Lends the bytes of a line, without what ends it.
    public func withLine<Answer>(
        _ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        switch storage {
        case .kept(let text): text.withLine(line, body)
        case .paged(let text): text.withLine(line, body)
        }
    }

    /// Lends what is to be seen of a line: without escape sequences and overstrikes.
    func withSeenLine<Answer>(
        _ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        withLine(line) { AnsiLine.withSeen($0, body) }
    }

    /// Where a place of `earlier` is now, which was kept and has moved to a file since.
    func place(of place: TextPlace, in earlier: Document) -> TextPlace {
        guard let text = earlier.kept, let paged else { return place }
        let offset = text.offset(ofLine: place.line) + place.byte
        guard offset < paged.byteCount else { return TextPlace(line: paged.byteCount) }
        let line = paged.start(at: offset)
        return TextPlace(line: line, byte: offset - line)
    }
}
