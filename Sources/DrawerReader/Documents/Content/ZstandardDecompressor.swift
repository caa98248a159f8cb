internal import CZstd

/// Decompresses Zstandard by libzstd: one frame after the other. The library keeps its window, and
/// so its memory, at 128 MB at most.
final class ZstandardDecompressor: Decompressor {
    private let stream = ZSTD_createDStream()
    /// Whether a frame has ended and no other has begun.
    private var isBetweenFrames = false

    deinit { ZSTD_freeDStream(stream) }

    func decode(
        _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Decoded {
        if input.isEmpty && isBetweenFrames {
            return Decoded(consumed: 0, produced: 0, state: isLast ? .ended : .more)
        }
        var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
        var sink = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
        let result = ZSTD_decompressStream(stream, &sink, &source)
        isBetweenFrames = result == 0
        return Decoded(
            consumed: source.pos, produced: sink.pos,
            state: ZSTD_isError(result) == 0 ? .more : .corrupt)
    }
}
