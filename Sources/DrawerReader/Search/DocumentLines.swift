#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lines of a document, as they are seen.
struct DocumentLines: SearchText {
    let document: Document

    var end: Int { document.extent }
    var settledEnd: Int {
        document.paged?.settledEnd ?? document.kept?.settledLineCount ?? end
    }

    func block(at place: Int) -> SearchBlock? {
        if let text = document.paged { return text.block(at: place) }
        guard let piece = document.kept?.piece(at: place) else { return nil }
        let end = piece.firstLine + piece.lines.lineCount
        return SearchBlock(
            piece.lines.bytes, starts: piece.lines.starts, lines: .counted(from: piece.firstLine),
            end: end)
    }
}

extension PagedText {
    /// How much is read at once, in bytes; lines that begin there make a block.
    private static let searchSize = 1 << 18

    /// The start of the last line, where that has no end yet; else the text's end.
    fileprivate var settledEnd: Int {
        guard byteCount > 0 else { return 0 }
        let isEnded = withBytes(byteCount - 1..<byteCount) { $0.first == UInt8(ascii: "\n") }
        return isEnded ? byteCount : start(at: byteCount - 1)
    }

    /// The lines that begin in one part of the file, read past the pages that are kept for the
    /// screen.
    fileprivate func block(at place: Int) -> SearchBlock? {
        guard place < byteCount else { return nil }
        let line = start(at: place)
        let part = line / Self.searchSize * Self.searchSize
        let first = self.first(from: part)
        let last = start(at: min(byteCount, part + Self.searchSize) - 1)
        let end = end(of: last)
        let bytes = self.read(first..<end)
        return SearchBlock(
            bytes, starts: starts(in: bytes, from: first), lines: .bytes(from: first), end: end)
    }

    /// The first line that begins at `place` or behind it.
    private func first(from place: Int) -> Int {
        let line = start(at: place)
        return line == place ? line : end(of: line)
    }

    private func read(_ range: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: range.count) { buffer, initialized in
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            let done = file.read(into: bytes, at: range.lowerBound)
            buffer[done...].initialize(repeating: UInt8(ascii: "\n"))
            initialized = range.count
        }
    }

    /// Where lines begin in the bytes from `first` on. A line that is as long as a block of the index
    /// may have been cut, which the file knows.
    private func starts(in bytes: [UInt8], from first: Int) -> [UInt32] {
        var starts: [UInt32] = []
        bytes.withUnsafeBytes { bytes in
            var start = 0
            while let rest = bytes.baseAddress?.advanced(by: start), start < bytes.count {
                starts.append(UInt32(start))
                let near = min(LineIndex.blockSize, bytes.count - start)
                if let feed = memchr(rest, Int32(Self.feed), near) {
                    start += UnsafeRawPointer(feed) - rest + 1
                } else {
                    start = end(of: first + start) - first
                }
            }
        }
        return starts
    }
}
