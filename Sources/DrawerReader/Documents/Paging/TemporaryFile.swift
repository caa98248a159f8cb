internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Files without a name, which are gone with whoever has them open.
enum TemporaryFile {
    /// The directories that are tried in turn. `/tmp` is often memory, and so comes last.
    static var directories: [String] {
        [getenv("TMPDIR").map { String(cString: $0) }, "/var/tmp", "/tmp"].compactMap { $0 }
    }

    /// Opens one that only we can read.
    static func open() throws(ReadError) -> Int32 {
        var reason = ""
        for directory in directories {
            let descriptor = cs_temporary_file(directory)
            if descriptor >= 0 { return descriptor }
            reason = String(cString: strerror(errno))
        }
        throw .noTemporaryFile(reason: reason)
    }
}
