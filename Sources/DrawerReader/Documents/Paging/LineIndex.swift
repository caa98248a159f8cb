#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How many lines end before each block of a text: enough to find a line by its number, and its
/// number by where it is, with one block to look at. 1 GB of text takes 256 KB.
struct LineIndex: Sendable {
    /// Bytes of a block; a page holds whole ones.
    static let blockSize = 1 << 15

    /// The line feeds before each block that has begun.
    private var feedsBefore = [0]
    /// How many bytes have been counted.
    private(set) var byteCount = 0
    /// How many line feeds there are in them.
    private(set) var feedCount = 0

    /// Counts the bytes that follow those before.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let room = Self.blockSize - byteCount % Self.blockSize
            let part = rest.prefix(room)
            feedCount += Self.feeds(in: UnsafeRawBufferPointer(rebasing: part))
            byteCount += part.count
            rest = rest.dropFirst(room)
            if byteCount % Self.blockSize == 0 { feedsBefore.append(feedCount) }
        }
    }

    /// The line feeds before the block that an offset is in; nil where that is not known yet.
    func feeds(beforeBlockOf offset: Int) -> Int? {
        let block = offset / Self.blockSize
        return block < feedsBefore.count ? feedsBefore[block] : nil
    }

    /// The last block with no more than `feeds` line feeds before it, and how many those are.
    func block(afterFeeds feeds: Int) -> (start: Int, feeds: Int) {
        let block = feedsBefore.partitionPoint { $0 <= feeds } - 1
        return (block * Self.blockSize, feedsBefore[block])
    }

    /// The line feeds in some bytes.
    static func feeds(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        for start in stride(from: 0, to: bytes.count, by: 255) {
            // Short enough for a sum in bytes, which takes the processor's widest registers.
            var sum: UInt8 = 0
            for byte in bytes[start..<min(bytes.count, start + 255)] {
                sum &+= byte == UInt8(ascii: "\n") ? 1 : 0
            }
            count += Int(sum)
        }
        return count
    }
}
