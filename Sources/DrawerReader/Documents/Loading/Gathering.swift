#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What has come of a document: kept as long as it is short, and then in a file.
struct Gathering {
    /// How much is counted before that is told, in bytes.
    private static let step = 8 << 20

    /// As much as has come.
    private(set) var document = Document()
    private let limits: DocumentLimits
    private let name: String
    private var splitter = LineSplitter()
    /// Whether what comes has to be written to the file that it stays in.
    private var spills = false
    /// How much had been counted when that was told last.
    private var told = 0

    init(name: String, limits: DocumentLimits) {
        self.name = name
        self.limits = limits
    }

    /// Takes a piece: what there is to tell. `file` is what it was read from, where that holds all
    /// there is from its start on; a long one is shown at once.
    mutating func take(
        _ piece: UnsafeRawBufferPointer, from file: FileContent?
    ) throws(ReadError) -> [LoadNews] {
        if document.paged == nil {
            let isLong = document.byteCount + piece.count > limits.kept
            guard isLong || (file?.size ?? 0) > limits.kept else {
                return try keep(piece, from: file)
            }
            try beginPaging(file)
        }
        guard var text = document.paged else { return [] }
        // So that the index is not shared while it is changed.
        document = Document()
        defer { document = Document(text) }
        try add(piece, to: &text)
        return text.index.byteCount - told >= Self.step || told == 0 ? tell(text) : []
    }

    /// Keeps a piece, unless one of its lines is too long.
    private mutating func keep(
        _ piece: UnsafeRawBufferPointer, from file: FileContent?
    ) throws(ReadError) -> [LoadNews] {
        guard let chunk = splitter.feed(piece) else { return [] }
        document.append(chunk)
        guard chunk.hasCutLine else { return [.chunk(chunk)] }
        try beginPaging(file)
        return document.paged.map { tell($0) } ?? []
    }

    /// The line that has begun, as it is by now.
    mutating func unfinished() -> [LoadNews] {
        document.paged.map { tell($0) } ?? note(splitter.unfinished)
    }

    /// Ends the last line, where that lacked its end.
    mutating func finish() -> [LoadNews] {
        guard var text = document.paged else { return note(splitter.finish()) }
        text.byteCount = text.index.byteCount
        document = Document(text)
        return tell(text)
    }

    private mutating func note(_ chunk: DocumentChunk?) -> [LoadNews] {
        guard let chunk else { return [] }
        document.append(chunk)
        return [.chunk(chunk)]
    }

    private mutating func tell(_ text: PagedText) -> [LoadNews] {
        told = text.index.byteCount
        return [.paged(text)]
    }

    // MARK: Pages

    /// Moves what has come to a file. Where that fails, it stays as it is.
    private mutating func beginPaging(_ file: FileContent?) throws(ReadError) {
        let descriptor: Int32
        if let file {
            descriptor = try file.duplicate(name: name)
        } else {
            descriptor = try TemporaryFile.open()
        }
        spills = file == nil
        var text = PagedText(file: PageFile(descriptor), byteCount: file?.size ?? 0)
        let chunks = (document.kept?.chunks ?? []).filter { !$0.isOpen }
        for bytes in chunks.map(\.bytes) + [splitter.rest] { try add(bytes, to: &text) }
        document = Document(text)
        splitter = LineSplitter()
    }

    private func add(_ bytes: [UInt8], to text: inout PagedText) throws(ReadError) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(ReadError) in
            try add(UnsafeRawBufferPointer(bytes), to: &text)
        }
    }

    /// Counts the lines of a piece, and writes it where that is needed.
    private func add(
        _ piece: UnsafeRawBufferPointer, to text: inout PagedText
    ) throws(ReadError) {
        if spills { try spill(piece, to: text) }
        text.index.append(piece)
        text.byteCount = max(text.byteCount, text.index.byteCount)
    }

    private func spill(
        _ piece: UnsafeRawBufferPointer, to text: PagedText
    ) throws(ReadError) {
        if text.byteCount + piece.count > limits.spilled {
            throw .tooLong(name: name, megabytes: limits.spilled >> 20)
        }
        if !text.file.write(piece, at: text.byteCount) {
            throw .noTemporaryFile(reason: String(cString: strerror(errno)))
        }
    }
}
