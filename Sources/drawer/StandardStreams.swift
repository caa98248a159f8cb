internal import DrawerModel
internal import DrawerTerminal

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

    /// The size of the terminal at standard output; 80x24 where it does not say.
    static var windowSize: Size {
        var window = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
            window.ws_row > 0
        else { return Size(width: 80, height: 24) }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    /// Writes all bytes; false with `errno` set where that fails.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    /// Writes all bytes; false with `errno` set where that fails.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var rest = bytes
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

    /// Says why a write failed, but for a reader that has left, which is no news; the status to exit
    /// with.
    static func complainOfWriting() -> Int32 {
        if errno != EPIPE {
            StandardError.complain("cannot write: \(String(cString: strerror(errno)))")
        }
        return 1
    }
}

private let systemWrite = write(_:_:_:)
