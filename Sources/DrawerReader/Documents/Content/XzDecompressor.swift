internal import CLzma

/// Decompresses xz by liblzma: one stream after the other.
final class XzDecompressor: Decompressor {
    /// The most memory for it, in bytes: twice of what the strongest preset needs.
    private static let memoryLimit: UInt64 = 128 << 20

    private let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)

    init() {
        // All zero, as LZMA_STREAM_INIT has it.
        stream.initialize(to: lzma_stream())
        _ = lzma_stream_decoder(stream, Self.memoryLimit, cl_concatenated())
    }

    deinit {
        lzma_end(stream)
        stream.deallocate()
    }

    func decode(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Decoded {
        stream.pointee.next_in = input.assumingMemoryBound(to: UInt8.self).baseAddress
        stream.pointee.avail_in = input.count
        stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
        stream.pointee.avail_out = output.count
        let result = lzma_code(stream, isLast ? LZMA_FINISH : LZMA_RUN)
        let state: Decoded.State =
            switch result {
            case LZMA_OK, LZMA_BUF_ERROR: .more
            case LZMA_STREAM_END: .ended
            default: .corrupt
            }
        return Decoded(
            consumed: input.count - stream.pointee.avail_in,
            produced: output.count - stream.pointee.avail_out, state: state)
    }
}
