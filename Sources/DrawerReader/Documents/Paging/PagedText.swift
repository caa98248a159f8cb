#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text that is too long to be kept: lines that are read from a file where they are needed.
///
/// A line's place is the byte that it begins at. So the end can be shown before anyone has counted
/// what comes before it. A line that fills a whole block of `LineIndex` without an end is cut at the
/// block's: whether a place is the start of a line can be told from the block before it alone, and no
/// line takes longer to lay out than a frame. What was cut has the number of its line.
struct PagedText: Sendable {
    let file: PageFile
    /// How many bytes there are.
    var byteCount: Int
    /// Where lines are, as far as they have been counted.
    var index = LineIndex()

    static let feed = UInt8(ascii: "\n")

    /// Lends the bytes of a range.
    func withBytes<Answer>(
        _ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        let page = range.lowerBound / PageFile.pageSize
        let start = page * PageFile.pageSize
        if range.upperBound <= start + PageFile.pageSize {
            return self.page(page).withUnsafeBufferPointer { bytes in
                body(
                    .init(rebasing: bytes[(range.lowerBound - start)..<(range.upperBound - start)]))
            }
        }
        return bytes(range).withUnsafeBufferPointer(body)
    }

    /// The bytes of a range, copied.
    func bytes(_ range: Range<Int>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(range.count)
        for page in (range.lowerBound / PageFile.pageSize)...(range.upperBound / PageFile.pageSize)
        {
            let start = page * PageFile.pageSize
            let part = range.clamped(to: start..<(start + PageFile.pageSize))
            if part.isEmpty { continue }
            bytes += self.page(page)[(part.lowerBound - start)..<(part.upperBound - start)]
        }
        return bytes
    }

    private func page(_ number: Int) -> [UInt8] {
        file.page(
            number, count: min(PageFile.pageSize, byteCount - number * PageFile.pageSize))
    }

    // MARK: Lines

    /// Where the line ends that begins at `line`: behind its line feed, or at a cut.
    func end(of line: Int) -> Int {
        let size = LineIndex.blockSize
        var block = line / size * size
        var isWhole = feedBefore(line, from: block) == nil
        var start = line
        while true {
            let end = min(block + size, byteCount)
            if let feed = firstFeed(in: start..<end) { return feed + 1 }
            if end == byteCount { return end }
            if isWhole { return cut(at: end) }
            (block, start, isWhole) = (end, end, true)
        }
    }

    /// The last start of a line that is no later than `place`.
    func start(at place: Int) -> Int {
        let size = LineIndex.blockSize
        var block = place / size * size
        var end = place
        while true {
            if let feed = feedBefore(end, from: block) { return feed + 1 }
            if block == 0 { return 0 }
            let before = block - size
            if let feed = feedBefore(block, from: before) { return feed + 1 }
            let cut = cut(at: block)
            if cut <= place { return cut }
            (block, end) = (before, block)
        }
    }

    /// Where a line is cut at a block's end: not within a character, which has three further bytes
    /// at most.
    private func cut(at end: Int) -> Int {
        withBytes(end..<min(end + 3, byteCount)) { bytes in
            end + bytes.prefix { $0 & 0xC0 == 0x80 }.count
        }
    }

    /// The first line feed in a part of one block.
    private func firstFeed(in range: Range<Int>) -> Int? {
        withBytes(range) { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base, Int32(Self.feed), bytes.count)
            else { return nil }
            return range.lowerBound + (UnsafeRawPointer(found) - UnsafeRawPointer(base))
        }
    }

    /// The last line feed of a block that is before an offset.
    private func feedBefore(_ offset: Int, from block: Int) -> Int? {
        withBytes(block..<offset) { bytes in
            bytes.lastIndex(of: Self.feed).map { block + $0 }
        }
    }

    /// Lends the bytes of a line, without what ends it.
    func withLine<Answer>(
        _ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
    ) -> Answer {
        withBytes(line..<end(of: line)) { bytes in
            var count = bytes.count
            if count > 0, bytes[count - 1] == Self.feed { count -= 1 }
            if count > 0, bytes[count - 1] == UInt8(ascii: "\r") { count -= 1 }
            return body(UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
    }

    /// Where the last line ends that has its line feed.
    var wholeExtent: Int {
        if byteCount == 0 { return 0 }
        let isWhole = withBytes(byteCount - 1..<byteCount) { $0.first == Self.feed }
        return isWhole ? byteCount : start(at: byteCount - 1)
    }

    // MARK: Numbers

    /// How many lines there are in what has been counted; a line feed at the end begins none.
    var lineCount: Int {
        let counted = index.byteCount
        if counted == 0 { return 0 }
        let isComplete = withBytes(counted - 1..<counted) { $0.first == Self.feed }
        return index.feedCount + (isComplete ? 0 : 1)
    }

    /// The number of the line that `place` is in, from 1; nil where it is not known yet.
    func number(of place: Int) -> Int? {
        guard let feeds = index.feeds(beforeBlockOf: place) else { return nil }
        let block = place / LineIndex.blockSize * LineIndex.blockSize
        return feeds + withBytes(block..<place) { LineIndex.feeds(in: .init($0)) } + 1
    }

    /// Where the line of a number begins, from 1; nil where it is not known yet.
    func line(ofNumber number: Int) -> Int? {
        if number <= 1 { return 0 }
        guard index.feedCount >= number - 1 else { return nil }
        var (place, feeds) = index.block(afterFeeds: number - 2)
        while feeds < number - 1 {
            let end = min(byteCount, (place / LineIndex.blockSize + 1) * LineIndex.blockSize)
            guard let feed = firstFeed(in: place..<end) else { return nil }
            place = feed + 1
            feeds += 1
        }
        return place < byteCount ? place : nil
    }
}
