#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A system call of the test support that failed.
public struct ProbeError: Error, Equatable, CustomStringConvertible {
    /// What was attempted, such as `open /dev/pts/3`.
    public let operation: String
    /// The `errno` it left.
    public let code: Int32

    /// The operation and the system's text for the code.
    public var description: String { "\(operation): \(String(cString: strerror(code)))" }

    init(_ operation: String, code: Int32 = errno) {
        self.operation = operation
        self.code = code
    }
}
