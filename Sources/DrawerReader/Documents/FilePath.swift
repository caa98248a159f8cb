/// A path as the system has it: bytes, which need not be UTF-8.
public struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The bytes, without the NUL at their end.
    public let bytes: [UInt8]

    /// The path of these bytes, none of which may be 0.
    public init(bytes: [UInt8]) { self.bytes = bytes }
    /// A path as text.
    public init(_ text: String) { bytes = Array(text.utf8) }
    /// A path as text.
    public init(stringLiteral text: String) { self.init(text) }

    /// A path as C has it, up to its NUL.
    public init(cString: UnsafePointer<CChar>) {
        var bytes: [UInt8] = []
        var next = cString
        while next.pointee != 0 {
            bytes.append(UInt8(bitPattern: next.pointee))
            next += 1
        }
        self.bytes = bytes
    }

    /// The path for people; what is not UTF-8 is replaced.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// All bytes of the regular file at this path; nil where there is none of the name.
    public func contents() throws(ReadError) -> [UInt8]? { try FileAccess.contents(of: self) }

    /// The path of `name` in this directory; that name alone in the current one.
    func appending(_ name: FilePath) -> FilePath {
        if self == "." || bytes.isEmpty { return name }
        let slash = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return FilePath(bytes: bytes + slash + name.bytes)
    }

    /// Lends the path as C wants it.
    func withCString<Answer>(_ body: (UnsafePointer<CChar>) -> Answer) -> Answer {
        (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // It holds the NUL at least.
            body(buffer.baseAddress!)
        }
    }
}
