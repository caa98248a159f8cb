#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file whose pages are read where they are needed, and kept as long as there is room.
///
/// It is read with `pread`, not mapped: a file that is cut short meanwhile must not kill us. A page
/// that the system has at hand takes about 20 microseconds, less than to ask another thread for it.
final class PageFile: Sendable {
    /// Bytes of a page.
    static let pageSize = 1 << 16
    /// Pages that are kept: 4 MB.
    private static let room = 64

    private struct Entry {
        var number: Int
        var bytes: [UInt8]
        var lastUse: Int
    }

    private struct Cache {
        var entries: [Entry] = []
        var uses = 0
    }

    private let descriptor: Int32
    private let cache = Locked(Cache())

    /// The file behind `descriptor`, which is closed with this object.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }

    /// The first `count` bytes of a page. What the file has lost meanwhile reads as line feeds.
    func page(_ number: Int, count: Int) -> [UInt8] {
        cache.withLock { cache in
            cache.uses += 1
            if let index = cache.entries.firstIndex(where: { $0.number == number }) {
                if cache.entries[index].bytes.count < count {
                    cache.entries[index].bytes = read(number, count)
                }
                cache.entries[index].lastUse = cache.uses
                return cache.entries[index].bytes
            }
            makeRoom(&cache)
            let bytes = read(number, count)
            cache.entries.append(Entry(number: number, bytes: bytes, lastUse: cache.uses))
            return bytes
        }
    }

    private func makeRoom(_ cache: inout Cache) {
        guard cache.entries.count == Self.room,
            let oldest = cache.entries.indices.min(by: {
                cache.entries[$0].lastUse < cache.entries[$1].lastUse
            })
        else { return }
        cache.entries.swapAt(oldest, Self.room - 1)
        cache.entries.removeLast()
    }

    private func read(_ number: Int, _ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            let done = read(into: bytes, at: number * Self.pageSize)
            buffer[done...].initialize(repeating: UInt8(ascii: "\n"))
            initialized = count
        }
    }

    /// Reads from an offset on, past the cache; how many bytes there were.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            done += count
        }
        return done
    }

    /// Writes at an offset; false where the system refuses, with `errno` set.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        var done = 0
        while done < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
            let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
            if count < 0, errno == EINTR { continue }
            if count < 0 { return false }
            done += count
        }
        return true
    }
}
