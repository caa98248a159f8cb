#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A regular file whose bytes are the content, from its first one on.
struct FileContent {
    let descriptor: Int32
    /// How long it is now, in bytes.
    let size: Int

    /// What `descriptor` has open; nil for anything but a regular file at its start.
    init?(_ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, FileAccess.kind(status) == .file,
            lseek(descriptor, 0, SEEK_CUR) == 0
        else { return nil }
        self.descriptor = descriptor
        size = Int(status.st_size)
    }

    /// Another descriptor of it, for the caller to close.
    func duplicate(name: String) throws(ReadError) -> Int32 {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        guard copy >= 0 else { throw FileAccess.failure(name) }
        return copy
    }
}
