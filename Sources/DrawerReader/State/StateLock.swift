internal import CSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps other copies of the program from writing in a directory at the same time.
///
/// Where the file system has no locks, or another holds its own for too long, one goes on without: then
/// the last one to write a file wins, and both files that could be are whole.
struct StateLock {
    private static let attempts = 100
    /// Between two attempts, in microseconds.
    private static let pause: UInt32 = 10_000

    private let descriptor: Int32

    init(_ directory: FilePath) {
        descriptor = directory.withCString { open($0, O_RDONLY | O_CLOEXEC | O_DIRECTORY) }
        for _ in 0..<Self.attempts where descriptor >= 0 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
            usleep(Self.pause)
        }
    }

    /// Lets others write.
    func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}
