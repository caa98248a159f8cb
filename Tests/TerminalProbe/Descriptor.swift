import CVTerm

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file descriptor that is closed with its owner and never inherited.
final class Descriptor {
    let number: Int32

    init(owning number: Int32, _ operation: String) throws(ProbeError) {
        guard number >= 0 else { throw ProbeError(operation) }
        self.number = number
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(number) }

    static func open(_ path: String, _ flags: Int32) throws(ProbeError) -> Descriptor {
        let number = system { Self.call(path, flags | O_CLOEXEC) }
        return try Descriptor(owning: number, "open \(path)")
    }

    private static func call(_ path: String, _ flags: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.open(path, flags, 0o600)
        #else
            Darwin.open(path, flags, 0o600)
        #endif
    }

    static func pipe() throws(ProbeError) -> (reader: Descriptor, writer: Descriptor) {
        var ends: [Int32] = [-1, -1]
        guard probe_pipe(&ends) == 0 else { throw ProbeError("pipe") }
        return (
            try Descriptor(owning: ends[0], "pipe"), try Descriptor(owning: ends[1], "pipe")
        )
    }

    /// A copy above the standard three, so that moving it onto one of them disturbs no other.
    static func copy(of number: Int32) throws(ProbeError) -> Descriptor {
        try Descriptor(owning: fcntl(number, F_DUPFD_CLOEXEC, 10), "dup \(number)")
    }

    func copy() throws(ProbeError) -> Descriptor { try Descriptor.copy(of: number) }

    func setNonBlocking() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Up to 64 KiB; nil when none is there yet (`ended` false) or ever will be (`ended` true).
    func readChunk(most: Int = .max, ended: inout Bool) -> [UInt8]? {
        let count = min(most, 65_536)
        var length = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            length = system { read(number, buffer.baseAddress, count) }
            initialized = max(0, length)
        }
        if length > 0 { return bytes }
        ended = length == 0 || errno != EAGAIN
        return nil
    }

    /// How many bytes went out; 0 when none fits now, nil when there is no reader any more.
    func writeSome(_ bytes: ArraySlice<UInt8>) -> Int? {
        let length = bytes.withUnsafeBytes { buffer in
            system { write(number, buffer.baseAddress, buffer.count) }
        }
        if length >= 0 { return length }
        return errno == EAGAIN ? 0 : nil
    }
}

/// Repeats a call that a signal interrupted.
@discardableResult
func system<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

/// Waits until one of the descriptors has something to say, or for `milliseconds`.
func waitForActivity(
    reading: [Int32], writing: [Int32] = [], milliseconds: Int32
) {
    var entries = reading.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    entries += writing.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    _ = poll(&entries, nfds_t(entries.count), milliseconds)
}

/// Makes writing to a pipe without a reader an error instead of the end of the test run.
let ignoresBrokenPipes: Bool = {
    _ = signal(SIGPIPE, SIG_IGN)
    return true
}()
