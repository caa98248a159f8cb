import DrawerCanvas
import Testing

@testable import DrawerReader

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text in a file has the lines that its bytes say, from wherever they are looked for.
struct PagedTextTests {
    /// Where lines begin by the rule: behind line feeds, and behind blocks that have none.
    private func starts(_ bytes: [UInt8]) -> [Int] {
        let size = LineIndex.blockSize
        var starts: Set<Int> = [0]
        for (offset, byte) in bytes.enumerated() where byte == 10 { starts.insert(offset + 1) }
        for end in stride(from: size, to: bytes.count, by: size)
        where !bytes[(end - size)..<end].contains(10) {
            starts.insert(end + bytes[end...].prefix(3).prefix { $0 & 0xC0 == 0x80 }.count)
        }
        return starts.filter { $0 < bytes.count }.sorted()
    }

    /// A text of lines of many lengths, some longer than several blocks.
    private func randomText(_ random: inout SplitMix64) -> [UInt8] {
        var text = ""
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let longest = [3, 90, 5_000, 40_000, 70_000].randomElement(using: &random) ?? 0
            let glyph = ["x", "é", "字", "😀"].randomElement(using: &random) ?? ""
            let count = Int.random(in: 0...longest, using: &random)
            text += String(repeating: glyph, count: count)
            text += ["\n", "\n", "\r\n", "\n\n\n", ""].randomElement(using: &random) ?? ""
        }
        return Array(text.utf8)
    }

    @Test(arguments: 0..<25) func linesAreFoundFromEverywhere(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let bytes = randomText(&random)
        if bytes.isEmpty { return }
        let document = try Document.inFile(bytes)
        let expected = starts(bytes)
        #expect(Array(sequence(first: 0) { document.line(after: $0) }) == expected)
        #expect(
            Array(sequence(first: document.lastLine) { document.line(before: $0) })
                == expected.reversed())
        for _ in 0..<50 {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            #expect(document.line(at: place) == expected.last { $0 <= place })
        }
    }

    @Test(arguments: 0..<25) func theLinesHoldAllBytes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let bytes = randomText(&random)
        let document = try Document.inFile(bytes)
        #expect(document.bytes == bytes)
        let ends = starts(bytes).dropFirst() + [bytes.count]
        for (start, end) in zip(starts(bytes), ends) {
            var line = bytes[start..<end]
            if line.last == 10 { line.removeLast() }
            if line.last == 13 { line.removeLast() }
            #expect(document.withLine(start) { Array($0) } == Array(line))
            #expect(line.count <= 2 * LineIndex.blockSize)
        }
    }

    @Test(arguments: 0..<25) func numbersCountLineFeeds(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let bytes = randomText(&random)
        if bytes.isEmpty { return }
        let document = try Document.inFile(bytes)
        let feeds = bytes.indices.filter { bytes[$0] == 10 }
        #expect(document.lineCount == feeds.count + (bytes.last == 10 ? 0 : 1))
        for start in starts(bytes) {
            #expect(document.number(of: start) == feeds.prefix { $0 < start }.count + 1)
        }
        let beginnings = ([0] + feeds.map { $0 + 1 }).filter { $0 < bytes.count }
        for (index, start) in beginnings.enumerated() {
            #expect(document.line(ofNumber: index + 1) == start)
        }
        #expect(document.line(ofNumber: beginnings.count + 1) == nil)
    }

    /// The end can be shown before what comes before it has been counted.
    @Test func theEndIsThereBeforeItsNumber() throws {
        let bytes = Array((1...40_000).map { "line \($0)\n" }.joined().utf8)
        var text = PagedText(file: PageFile(try TemporaryFile.open()), byteCount: bytes.count)
        bytes.withUnsafeBytes { #expect(text.file.write($0, at: 0)) }
        bytes[..<100_000].withUnsafeBytes { text.index.append($0) }
        let document = Document(text)
        let last = document.lastLine
        #expect(document.withLine(last) { String(decoding: $0, as: UTF8.self) } == "line 40000")
        #expect(document.number(of: last) == nil && document.line(ofNumber: 40_000) == nil)
        #expect(document.number(of: 0) == 1 && document.line(ofNumber: 2) == 7)
        #expect(document.line(before: last).map { last - $0 } == 11)
    }

    /// A file may lose its end while it is read.
    @Test func whatIsLostReadsAsEmptyLines() throws {
        let file = try TemporaryFile.open()
        var text = PagedText(file: PageFile(file), byteCount: 200_000)
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 200_000)
        bytes.withUnsafeBytes { bytes in
            #expect(text.file.write(bytes, at: 0))
            text.index.append(bytes)
        }
        #expect(ftruncate(file, 10) == 0)
        let document = Document(text)
        #expect(document.withLine(0) { Array($0) } == Array(bytes[..<10]))
        #expect(document.withLine(document.lastLine) { $0.isEmpty })
    }

    /// Few pages are kept, however much is read.
    @Test func pagesAreReadAgainWhenTheyHaveLeft() throws {
        let bytes = (0..<6_000_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
        let document = try Document.inFile(bytes)
        for offset in [0, 5_999_000, 3_000_000, 0] {
            let line = document.line(at: offset)
            document.withLine(line) { found in
                #expect(found.elementsEqual(bytes[line...].prefix(found.count)))
            }
        }
        #expect(document.bytes == bytes)
    }

    /// A place in a text that is kept is the same one when it has moved to a file.
    @Test func placesMoveToTheFile() throws {
        var kept = Document()
        for number in 0..<3000 { kept.append(DocumentChunk(Array("line \(number)\n".utf8))) }
        let moved = try Document.inFile(kept.bytes + Array("more\n".utf8))
        for line in [0, 1, 1500, 2999] {
            let place = moved.place(of: TextPlace(line: line, byte: 2), in: kept)
            #expect(place.byte == 2)
            #expect(kept.withLine(line) { Array($0) } == moved.withLine(place.line) { Array($0) })
            #expect(moved.number(of: place.line) == line + 1)
        }
        let end = moved.place(of: TextPlace(line: 3000), in: kept)
        #expect(moved.withLine(end.line) { Array($0) } == Array("more".utf8))
    }
}
