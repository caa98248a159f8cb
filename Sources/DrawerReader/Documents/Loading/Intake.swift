/// A document on its way in: where it comes from, and what has come of it.
///
/// An object, since it owns its source and the buffer that it reads into.
final class Intake {
    /// The most that is kept of one document, in bytes.
    static let mostBytes = 256 << 20
    /// How much is read before it is handed over, in bytes, where so much is there at once.
    private static let pieceSize = 1 << 18

    /// How a piece came to its end.
    enum Pause {
        /// It is full.
        case full
        /// Nothing more is there yet.
        case waiting
        /// Nothing more is there.
        case end
    }

    let entry: Library.Entry
    /// What becomes of the file at its end; nil where nobody cares.
    let growth: FileGrowth?
    private(set) var source: ContentSource
    private(set) var document = Document()
    /// The first bytes, by which one tells what it is.
    private(set) var head: [UInt8] = []
    /// What went wrong, if anything; nothing comes after that.
    private(set) var problem: ReadError?
    /// Whether nothing more will come.
    private(set) var hasEnded = false
    private var splitter = LineSplitter()
    private let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: pieceSize, alignment: 16)

    init(_ entry: Library.Entry, follows: Bool) throws(ReadError) {
        self.entry = entry
        source = try entry.open()
        if follows, case .file(let path) = entry.source {
            growth = FileGrowth(of: path)
        } else {
            growth = nil
        }
    }

    deinit { buffer.deallocate() }

    /// Whether it is watched at its end. What is compressed does not grow.
    var isWatched: Bool { growth != nil && source.isPlain && problem == nil }

    /// Reads a piece: the lines that are complete with it, and how it came to its end. What goes
    /// wrong is its end too.
    func read() -> (chunk: DocumentChunk?, pause: Pause) {
        var count = 0
        var pause = Pause.full
        do throws(ReadError) {
            while count < buffer.count, pause == .full {
                pause = try readOnce(&count)
            }
            if document.byteCount + count > Self.mostBytes {
                count = 0
                throw ReadError.tooLong(name: entry.name, megabytes: Self.mostBytes >> 20)
            }
        } catch {
            problem = error
            pause = .end
        }
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        head += piece.prefix(FileAccess.sampleSize - head.count)
        return (note(splitter.feed(piece)), pause)
    }

    private func readOnce(_ count: inout Int) throws(ReadError) -> Pause {
        let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        switch try source.read(into: room) {
        case .bytes(let more): count += more
        case .nothing: break
        case .end: return .end
        }
        return source.isReady ? .full : .waiting
    }

    /// The line that has begun, as it is by now.
    func unfinished() -> DocumentChunk? { note(splitter.unfinished) }

    /// Ends it: the last line, where that lacked its end.
    func finish() -> DocumentChunk? {
        hasEnded = true
        return note(splitter.finish())
    }

    /// Looks at what became of a watched file that was read to its end: whether there is more, and
    /// the last line of what another file has taken the place of.
    func renew() throws(ReadError) -> (chunk: DocumentChunk?, hasMore: Bool) {
        switch try growth?.change(behind: source) {
        case nil: return (nil, false)
        case .grown: return (nil, true)
        case .begunAnew: return (note(splitter.finish()), true)
        case .replaced(let other):
            source = other
            return (note(splitter.finish()), true)
        }
    }

    private func note(_ chunk: DocumentChunk?) -> DocumentChunk? {
        if let chunk { document.append(chunk) }
        return chunk
    }
}

extension Library.Entry {
    /// Opens it to be read from its start, or standard input from where it is.
    func open() throws(ReadError) -> ContentSource {
        switch source {
        case .file(let path): try ContentSource(file: path)
        case .standardInput: ContentSource(0, name: name, isOwned: false)
        }
    }
}
