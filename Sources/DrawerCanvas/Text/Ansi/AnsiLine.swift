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

    /// Whether a line is to be seen as it is: no escape, no backspace, no carriage return.
    public static func isPlain(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        // Without a way out the loop goes many bytes at a time.
        var acting: UInt8 = 0
        for byte in line { acting |= Control.isActing(byte) ? 1 : 0 }
        return acting == 0
    }
}
