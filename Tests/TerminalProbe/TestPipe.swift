/// A pipe for a command's stream: hand one end over by number, close it here, use the other.
public final class TestPipe {
    private var reader: Descriptor?
    private var writer: Descriptor?

    /// A new pipe. Throws what the system answered.
    public init() throws(ProbeError) {
        _ = ignoresBrokenPipes
        (reader, writer) = try Descriptor.pipe()
    }

    /// The end to read from, for `StandardStream.descriptor`; -1 once closed.
    public var readEnd: Int32 { reader?.number ?? -1 }

    /// The end to write to, for `StandardStream.descriptor`; -1 once closed.
    public var writeEnd: Int32 { writer?.number ?? -1 }

    /// Closes the end to read from.
    public func closeReadEnd() { reader = nil }

    /// Closes the end to write to: the reader sees the end of the stream.
    public func closeWriteEnd() { writer = nil }

    /// Writes all of it, waiting for the reader; whether there was one until the end.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let count = writer?.writeSome(rest) else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// At least `count` bytes, waiting for them; fewer where the stream ends before.
    public func read(count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var ended = false
        while let reader, !ended, bytes.count < count {
            bytes += reader.readChunk(ended: &ended) ?? []
        }
        return bytes
    }

    /// Everything up to the end of the stream; stops after `timeout` seconds.
    public func readToEnd(timeout: Double = 5) -> [UInt8] {
        let deadline = Monotonic.deadline(after: timeout)
        var bytes: [UInt8] = []
        var ended = false
        reader?.setNonBlocking()
        while let reader, !ended, Monotonic.milliseconds(until: deadline) > 0 {
            waitForActivity(
                reading: [reader.number], milliseconds: Monotonic.milliseconds(until: deadline))
            bytes += reader.readChunk(ended: &ended) ?? []
        }
        return bytes
    }
}
