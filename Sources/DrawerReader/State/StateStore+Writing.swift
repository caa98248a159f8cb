internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension StateStore {
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
}

private let systemWrite = write(_:_:_:)
