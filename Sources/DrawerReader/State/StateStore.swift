internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where positions and marks are kept from one day to the next: a file in a directory of our own.
public struct StateStore: Sendable {
    let directory: FilePath
    var file: FilePath { directory.appending("places") }

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
    func read() throws(StateError) -> [UInt8] {
        let descriptor = file.withCString { systemOpen($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
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

    // MARK: Paths

    /// The path of a regular file without links and dots; nil for anything else.
    static func resolved(_ path: FilePath) -> FilePath? {
        guard (try? FileAccess.kind(of: path)) == .file,
            let resolved = path.withCString({ realpath($0, nil) })
        else { return nil }
        defer { free(resolved) }
        return FilePath(cString: resolved)
    }

    func access(_ path: FilePath) -> Int32 {
        path.withCString { systemAccess($0, F_OK) }
    }

    func failure() -> StateError {
        StateError(directory: directory.text, reason: String(cString: strerror(errno)))
    }
}

private let systemAccess = access(_:_:)

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    open(path, flags)
}
