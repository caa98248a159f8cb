internal import CZlib

/// Decompresses gzip by zlib: one member after the other; what follows them is left alone.
final class GzipDecompressor: Decompressor {
    /// The largest window, and 16 for gzip's header and checksum.
    private static let windowBits: Int32 = 15 + 16

    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    /// Whether a member has ended and no other has begun.
    private var isBetweenMembers = false

    init() {
        stream.initialize(to: z_stream())
        inflateInit2_(
            stream, Self.windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    func decode(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Decoded {
        if isBetweenMembers {
            guard let first = input.first else {
                return Decoded(consumed: 0, produced: 0, state: isLast ? .ended : .more)
            }
            guard first == Compression.gzip.magic[0] else {
                return Decoded(consumed: input.count, produced: 0, state: .ended)
            }
            inflateReset(stream)
            isBetweenMembers = false
        }
        return step(input, into: output)
    }

    private func step(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
    ) -> Decoded {
        // zlib only reads its input, but declares it so where it was built to.
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: input.assumingMemoryBound(to: UInt8.self).baseAddress)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        let result = inflate(stream, Z_NO_FLUSH)
        isBetweenMembers = result == Z_STREAM_END
        return Decoded(
            consumed: input.count - Int(stream.pointee.avail_in),
            produced: output.count - Int(stream.pointee.avail_out),
            state: [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(result) ? .more : .corrupt)
    }
}
