#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process's own streams, without buffers.
enum StandardStreams {
    /// Whether standard input is a file or a pipe, as when text is sent to the command.
    static var inputIsPiped: Bool {
        var status = stat()
        guard fstat(STDIN_FILENO, &status) == 0 else { return false }
        return [S_IFIFO, S_IFREG, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }

    /// Writes all bytes; false with `errno` set where that fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer
            while !rest.isEmpty {
                let count = systemWrite(descriptor, rest.baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
    }
}

private let systemWrite = write(_:_:_:)
