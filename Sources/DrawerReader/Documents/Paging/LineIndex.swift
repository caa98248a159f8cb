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
        guard var place = bytes.baseAddress else { return 0 }
        let end = place + bytes.count
        var count = 0
        while let feed = memchr(place, Int32(UInt8(ascii: "\n")), end - place) {
            place = UnsafeRawPointer(feed) + 1
            count += 1
        }
        return count
    }
}
