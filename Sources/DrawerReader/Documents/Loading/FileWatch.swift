internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Has the system tell when something happens to a file, or to its name; or, as long as nothing has
/// the name, to the directory that it may come to be in.
///
/// A directory is not watched for longer, since it wakes whoever watches it for each of its files.
final class FileWatch {
    private let path: FilePath
    /// Readable when something has happened; another one after `renew`.
    private(set) var descriptor: Int32

    /// Begins to watch a file; nil where the system tells nothing.
    init?(of path: FilePath) {
        self.path = path
        descriptor = cs_watch_open()
        if descriptor < 0 { return nil }
        watch()
    }

    deinit { close(descriptor) }

    /// Forgets what has happened, and watches what has the name now, or that nothing has. What is
    /// looked up after that and changes then makes the descriptor readable.
    func renew() {
        close(descriptor)
        descriptor = cs_watch_open()
        watch()
    }

    private func watch() { _ = path.withCString { cs_watch_file(descriptor, $0) } }
}
