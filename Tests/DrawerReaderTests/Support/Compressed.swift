import CLzma
import CZlib
import CZstd

@testable import DrawerReader

extension Compression {
    /// The bytes, compressed this way at once.
    func compressed(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .gzip: gzip(bytes)
        case .xz: xz(bytes)
        case .zstandard: zstandard(bytes)
        }
    }

    private func gzip(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        deflateInit2_(
            &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        defer { deflateEnd(&stream) }
        var bytes = bytes
        return [UInt8](unsafeUninitializedCapacity: bytes.count + 1000) { output, count in
            bytes.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                deflate(&stream, Z_FINISH)
            }
            count = output.count - Int(stream.avail_out)
        }
    }

    private func xz(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count + 1000) { output, count in
            _ = lzma_easy_buffer_encode(
                1, LZMA_CHECK_CRC32, nil, bytes, bytes.count, output.baseAddress, &count,
                output.count)
        }
    }

    private func zstandard(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count + 1000) { output, count in
            let context = ZSTD_createCCtx()
            defer { ZSTD_freeCCtx(context) }
            ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1)
            count = ZSTD_compress2(
                context, output.baseAddress, output.count, bytes, bytes.count)
        }
    }
}
