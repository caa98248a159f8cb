#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells what becomes of a file after it has been read to its end, as `tail -F` has to know it.
final class FileGrowth {
    /// What became of it.
    enum Change {
        /// There is more.
        case grown
        /// It is shorter than what was read: it is read from its start.
        case begunAnew
        /// Another file has its name.
        case replaced(ContentSource)
    }

    private let path: FilePath
    private let watch: FileWatch
    /// Readable when something has happened.
    var descriptor: Int32 { watch.descriptor }

    /// Begins to watch a file; nil where the system tells nothing.
    init?(of path: FilePath) {
        guard let watch = FileWatch(of: path) else { return nil }
        self.path = path
        self.watch = watch
    }

    /// What has happened since `source` came to its end; nil for nothing.
    func change(behind source: ContentSource) throws(ReadError) -> Change? {
        watch.renew()
        var old = stat()
        fstat(source.descriptor, &old)
        let position = lseek(source.descriptor, 0, SEEK_CUR)
        if old.st_size > position { return .grown }
        var new = stat()
        guard path.withCString({ stat($0, &new) }) == 0 else { return nil }
        if new.st_ino != old.st_ino || new.st_dev != old.st_dev {
            return .replaced(try ContentSource(file: path))
        }
        guard old.st_size < position else { return nil }
        lseek(source.descriptor, 0, SEEK_SET)
        return .begunAnew
    }
}
