internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where positions and marks are kept from one day to the next: a file in a directory of our own.
public struct StateStore: Sendable {
    private let directory: FilePath
    private var file: FilePath { directory.appending("places") }

    /// A file that is larger than any of ours is not read to its end, in bytes.
    private static let mostBytes = 8 << 20

    /// The store in `$XDG_STATE_HOME`, else in `~/.local/state`; nil where there is neither.
    public init?(environment: (String) -> String?) {
        func path(_ name: String) -> String? {
            environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        guard let state = path("XDG_STATE_HOME") ?? path("HOME").map({ $0 + "/.local/state" })
        else { return nil }
        self.init(directory: FilePath(state).appending("drawer"))
    }

    /// The store in a directory, which need not exist.
    init(directory: FilePath) { self.directory = directory }

    // MARK: Reading

    /// What is remembered of a file; nil for nothing.
    public func bookmarks(of path: FilePath) -> Bookmarks? {
        guard let path = Self.resolved(path), let bytes = try? read() else { return nil }
        return StateTable.bookmarks(of: path, in: bytes)
    }

    /// What is kept; nothing where there is no file yet.
    private func read() throws(StateError) -> [UInt8] {
        let descriptor = file.withCString { systemOpen($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0) }
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw failure()
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure() }
        guard FileAccess.kind(status) == .file else {
            throw StateError(directory: directory.text, reason: "places is not a regular file")
        }
        do {
            return try FileAccess.read(
                descriptor, upTo: min(Self.mostBytes, Int(status.st_size)), name: file.text)
        } catch {
            throw failure()
        }
    }

    // MARK: Writing

    /// Remembers what is now known of some files. It is all there afterwards or as it was before, and
    /// what other copies of the program have written meanwhile stays.
    ///
    /// `time` is in seconds since 1970.
    public func save(_ visits: [FilePath: Bookmarks], at time: Int) throws(StateError) {
        let known = visits.compactMap { path, bookmarks in
            Self.resolved(path).map { (path: $0, bookmarks: bookmarks) }
        }
        if known.allSatisfy({ $0.bookmarks == Bookmarks() }), access(file) != 0 { return }
        guard isOurs else { return }
        try makeDirectory()
        let lock = StateLock(directory)
        defer { lock.release() }
        let before = try read()
        var table = StateTable(before)
        for visit in known { table.merge(visit.bookmarks, of: visit.path, at: time) }
        let after = table.bytes
        if after != before { try replace(with: after) }
    }

    /// Whether what we make there will be the user's own. Root in someone else's home would leave files
    /// behind that their owner cannot change.
    private var isOurs: Bool {
        guard geteuid() == 0 else { return true }
        var path = directory.bytes[...]
        var status = stat()
        while FilePath(bytes: Array(path)).withCString({ stat($0, &status) }) != 0 {
            guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
                return true
            }
            path = path[..<slash]
        }
        return status.st_uid == 0
    }

    private func makeDirectory() throws(StateError) {
        var end = directory.bytes.startIndex
        while end < directory.bytes.endIndex {
            end =
                directory.bytes[(end + 1)...].firstIndex(of: UInt8(ascii: "/"))
                ?? directory.bytes.endIndex
            let path = FilePath(bytes: Array(directory.bytes[..<end]))
            guard path.withCString({ mkdir($0, 0o700) }) != 0 else { continue }
            let problem = errno
            guard access(path) != 0 else { continue }
            errno = problem
            throw failure()
        }
    }

    /// Puts a new file in the place of the old one, when all of it is on the disk.
    private func replace(with bytes: [UInt8]) throws(StateError) {
        var name = (file.bytes + Array(".XXXXXX".utf8)).map { CChar(bitPattern: $0) } + [0]
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw failure() }
        let isWritten = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
        var problem = errno
        close(descriptor)
        if isWritten, file.withCString({ rename(name, $0) }) == 0 { return }
        if isWritten { problem = errno }
        unlink(name)
        errno = problem
        throw failure()
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = systemWrite(descriptor, part.baseAddress, part.count)
                if count < 0, errno != EINTR { return false }
                rest = rest.dropFirst(max(0, count))
            }
            return true
        }
    }

    // MARK: Paths

    /// The path of a regular file without links and dots; nil for anything else.
    private static func resolved(_ path: FilePath) -> FilePath? {
        guard (try? FileAccess.kind(of: path)) == .file,
            let resolved = path.withCString({ realpath($0, nil) })
        else { return nil }
        defer { free(resolved) }
        return FilePath(cString: resolved)
    }

    private func access(_ path: FilePath) -> Int32 {
        path.withCString { systemAccess($0, F_OK) }
    }

    private func failure() -> StateError {
        StateError(directory: directory.text, reason: String(cString: strerror(errno)))
    }
}

/// Why positions and marks could not be kept, in one line.
public struct StateError: Error, Hashable, CustomStringConvertible {
    /// Where they are kept.
    let directory: String
    /// What the system says.
    let reason: String

    /// What went wrong, and how to do without.
    public var description: String {
        "positions and marks are not kept in \(directory): \(reason); --no-state does without"
    }
}

private let systemWrite = write(_:_:_:)
private let systemAccess = access(_:_:)

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
    open(path, flags, mode)
}
