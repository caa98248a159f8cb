internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Has the system tell when something happens to a file, or to its name.
final class FileWatch {
    private let path: FilePath
    /// Readable when something has happened.
    let descriptor: Int32

    /// Begins to watch a file; nil where the system tells nothing.
    init?(of path: FilePath) {
        self.path = path
        descriptor = cs_watch_open()
        if descriptor < 0 { return nil }
        renew()
    }

    deinit { close(descriptor) }

    /// Watches what has the name now.
    func renew() { _ = path.withCString { cs_watch_file(descriptor, $0) } }

    /// Forgets what has happened.
    func clear() { cs_watch_clear(descriptor) }
}
