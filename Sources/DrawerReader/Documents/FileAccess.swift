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
        case special
    }

    /// How much of a file is looked at to tell text from other things, in bytes.
    static let sampleSize = 8192

    static func kind(of path: String) throws(ReadError) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { throw failure(path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        default: return .special
        }
    }

    /// The file's bytes, at most `limit` of them.
    static func read(_ path: String, limit: Int = .max) throws(ReadError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        fstat(descriptor, &status)
        return try read(
            descriptor, name: path, expecting: min(limit, Int(status.st_size) + 1), limit: limit)
    }

    /// All bytes of standard input.
    static func readStandardInput() throws(ReadError) -> [UInt8] {
        try read(STDIN_FILENO, name: "standard input", expecting: 1 << 16, limit: .max)
    }

    private static func read(
        _ descriptor: Int32, name: String, expecting: Int, limit: Int
    ) throws(ReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = max(1, expecting)
        while bytes.count < limit {
            let room = min(chunk, limit - bytes.count)
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: room))
            let count = bytes.withUnsafeMutableBytes { buffer in
                retrying {
                    systemRead(descriptor, buffer.baseAddress.map { $0 + start }, room)
                }
            }
            bytes.removeLast(room - max(0, count))
            if count < 0 { throw failure(name) }
            if count == 0 { break }
            chunk = 1 << 16
        }
        return bytes
    }

    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }

    /// The names in a directory, without the hidden ones, in no order.
    static func names(in directory: String) throws(ReadError) -> [String] {
        guard let stream = opendir(directory) else { throw failure(directory) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.utf8.first != UInt8(ascii: ".") { names.append(name) }
        }
        return names
    }

    /// Whether bytes from the start of a file look like text: no NUL, and hardly any other control
    /// character or invalid UTF-8.
    static func looksLikeText(_ sample: some Collection<UInt8>) -> Bool {
        if sample.contains(0) { return false }
        let odd = sample.lazy.filter { $0 < 0x08 || (0x0E..<0x1B).contains($0) || $0 == 0x7F }
        let invalid = String(decoding: sample, as: UTF8.self).unicodeScalars.lazy
            .filter { $0 == "\u{FFFD}" }
        return 10 * odd.count <= sample.count && 4 * invalid.count <= sample.count
    }

    private static func failure(_ name: String) -> ReadError {
        .system(name: name, reason: String(cString: strerror(errno)).lowercasedFirst)
    }
}

private let systemRead = read(_:_:_:)

extension String {
    /// The same with a small first letter, as messages after a colon have it.
    fileprivate var lowercasedFirst: String {
        first.map { $0.lowercased() + dropFirst() } ?? self
    }
}
