/// A document on its way in: where it comes from, and what has come of it.
///
/// An object, since it owns its source and the buffer that it reads into.
final class Intake {
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
    /// What the file was when it was opened.
    let stamp: FileStamp?
    /// The first bytes, by which one tells what it is.
    private(set) var head: [UInt8] = []
    /// What went wrong, if anything; nothing comes after that.
    private(set) var problem: ReadError?
    /// Whether nothing more will come.
    private(set) var hasEnded = false
    private let limits: DocumentLimits
    private var gathering: Gathering
    /// The file that has all of the content, if there is one.
    private var file: FileContent?
    private let buffer: UnsafeMutableRawBufferPointer

    init(_ entry: Library.Entry, follows: Bool, limits: DocumentLimits) throws(ReadError) {
        self.entry = entry
        self.limits = limits
        source = try entry.open()
        file = FileContent(source.descriptor)
        gathering = Gathering(name: entry.name, limits: limits)
        stamp = FileStamp(descriptor: source.descriptor)
        if follows, case .file(let path) = entry.source {
            growth = FileGrowth(of: path)
        } else {
            growth = nil
        }
        // Last: what throws before would lose it.
        buffer = .allocate(byteCount: Self.pieceSize, alignment: 16)
    }

    deinit { buffer.deallocate() }

    /// As much as has come.
    var document: Document { gathering.document }

    /// Whether it is watched at its end. What is compressed does not grow.
    var isWatched: Bool { growth != nil && source.isPlain && problem == nil }

    /// Reads a piece: what there is to tell of it, and how it came to its end. What goes wrong is its
    /// end too.
    func read() -> (news: [LoadNews], pause: Pause) {
        var count = 0
        var pause = Pause.full
        var news: [LoadNews] = []
        do throws(ReadError) {
            while count < buffer.count, pause == .full {
                pause = try readOnce(&count)
            }
        } catch {
            problem = error
            pause = .end
        }
        let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        head += piece.prefix(FileAccess.sampleSize - head.count)
        do throws(ReadError) {
            news = try gathering.take(piece, from: source.isPlain ? file : nil)
        } catch {
            problem = error
            pause = .end
        }
        return (news, pause)
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
    func unfinished() -> [LoadNews] { gathering.unfinished() }

    /// Ends it: the last line, where that lacked its end.
    func finish() -> [LoadNews] {
        hasEnded = true
        return gathering.finish()
    }

    /// Looks at what became of a watched file that was read to its end: what there is to tell, and
    /// whether there is more.
    func renew() throws(ReadError) -> (news: [LoadNews], hasMore: Bool) {
        switch try growth?.change(behind: source) {
        case nil: return ([], false)
        case .grown: return ([], true)
        case .begunAnew: return (beginAnew(), true)
        case .replaced(let other):
            source = other
            return (beginAnew(), true)
        }
    }

    /// Has the lines of another file follow. A text that is too long to be kept is gone with its
    /// file, and begins anew.
    private func beginAnew() -> [LoadNews] {
        guard document.paged != nil else {
            file = nil
            return gathering.finish()
        }
        file = FileContent(source.descriptor)
        gathering = Gathering(name: entry.name, limits: limits)
        return [.startedOver]
    }
}

extension Library.Entry {
    /// Opens it to be read from its start, or standard input from where it is.
    func open() throws(ReadError) -> ContentSource {
        switch source {
        case .file(let path): try ContentSource(file: path)
        case .pipe(let path): try ContentSource(file: path, kind: .pipe)
        case .standardInput: ContentSource(0, name: name, isOwned: false)
        }
    }
}
