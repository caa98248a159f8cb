#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A line of a program's output as it is to be seen: colours and overstrikes are inks, and what
/// else a terminal would act on is gone.
///
/// Each line starts in plain ink, whatever the one before it left.
public struct AnsiLine: Hashable, Sendable {
    /// The bytes to show.
    public let bytes: [UInt8]
    /// Their inks.
    public let runs: [TextRun]

    /// Reads a line, without what ends it.
    public init(_ line: UnsafeBufferPointer<UInt8>) {
        var reader = AnsiReader(line)
        reader.read()
        bytes = reader.text.bytes
        runs = reader.text.runs
    }

    /// Lends what is to be seen of a line: the line itself where that is plain.
    public static func withSeen<Answer>(
        _ line: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        isPlain(line) ? body(line) : AnsiLine(line).bytes.withUnsafeBufferPointer(body)
    }

    /// Whether a line is to be seen as it is: no escape, no backspace, no carriage return.
    public static func isPlain(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = line.baseAddress else { return true }
        // Looking for one byte at a time takes the processor's widest registers.
        return Control.acting.allSatisfy { memchr(start, Int32($0), line.count) == nil }
    }
}
