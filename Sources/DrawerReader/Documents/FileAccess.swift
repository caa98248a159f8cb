internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The few calls that files and directories need.
enum FileAccess {
    /// What a path leads to.
    enum Kind {
        case file
        case directory
        case pipe
        case special
    }

    /// How much of a file is looked at to tell text from other things, in bytes.
    static let sampleSize = 8192

    static func kind(of path: FilePath) throws(ReadError) -> Kind {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else { throw failure(path.text) }
        return kind(status)
    }

    static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .directory
        case S_IFIFO: .pipe
        default: .special
        }
    }

    /// Opens a file to read. What it leads to may have changed meanwhile, and must not hold us up, nor
    /// does a pipe that nobody writes into yet.
    static func open(_ path: FilePath) throws(ReadError) -> Int32 {
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK
        let descriptor = path.withCString { systemOpen($0, flags) }
        guard descriptor >= 0 else { throw failure(path.text) }
        return descriptor
    }

    /// All bytes of a file.
    static func read(_ path: FilePath) throws(ReadError) -> [UInt8] {
        let descriptor = try open(path)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        while true {
            let piece = try read(descriptor, upTo: 1 << 16, name: path.text)
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// All bytes of a regular file; nil where there is none of the name.
    static func contents(of path: FilePath) throws(ReadError) -> [UInt8]? {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(path.text)
        }
        guard kind(status) == .file else {
            throw .system(name: path.text, reason: "is not a regular file")
        }
        return try read(path)
    }

    /// At most `count` bytes; none at the end.
    static func read(
        _ descriptor: Int32, upTo count: Int, name: String
    ) throws(ReadError) -> [UInt8] {
        var got = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            got = read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
            initialized = max(0, got)
        }
        guard got >= 0 else { throw failure(name) }
        return bytes
    }

    /// Reads what there is, and waits for it, even where whoever opened the descriptor did not mean
    /// to wait: how many bytes, or -1 with `errno` set.
    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 || (errno != EINTR && errno != EAGAIN) { return count }
            if errno == EAGAIN { waitUntilReadable(descriptor) }
        }
    }

    /// Waits until a read of `descriptor` brings something or its end, or until a signal comes.
    static func waitUntilReadable(_ descriptor: Int32) {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&wanted, 1, -1)
    }

    /// The names in a directory, without the hidden ones, in no order.
    static func names(in directory: FilePath) throws(ReadError) -> [FilePath] {
        guard let stream = directory.withCString({ opendir($0) }) else {
            throw failure(directory.text)
        }
        defer { closedir(stream) }
        var names: [FilePath] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath(cString: $0) }
            }
            if name.bytes.first != UInt8(ascii: ".") { names.append(name) }
        }
        return names
    }

    /// Whether bytes from the start of a file look like text: no NUL, and hardly any other control
    /// character or invalid UTF-8.
    static func looksLikeText(_ sample: some Collection<UInt8>) -> Bool {
        var odd = 0
        var isAscii = true
        for byte in sample {
            switch byte {
            case 0: return false
            case 0x01..<0x08, 0x0E..<0x1B, 0x7F: odd += 1
            case 0x80...: isAscii = false
            default: break
            }
        }
        if 10 * odd > sample.count { return false }
        if isAscii { return true }
        let invalid = String(decoding: sample, as: UTF8.self).unicodeScalars.lazy
            .filter { $0 == "\u{FFFD}" }
        return 4 * invalid.count <= sample.count
    }

    /// What the system has just said about `name`.
    static func failure(_ name: String) -> ReadError {
        .system(name: name, reason: String(cString: strerror(errno)).lowercasedFirst)
    }
}

private let systemRead = read(_:_:_:)

/// `open` takes a variable number of arguments, and so has no name of its own to go by.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    open(path, flags)
}

extension String {
    /// The same with a small first letter, as messages after a colon have it.
    fileprivate var lowercasedFirst: String {
        first.map { $0.lowercased() + dropFirst() } ?? self
    }
}
