import DrawerCanvas
import Testing

@testable import DrawerReader

struct DocumentTests {
    private func lines(_ text: String) -> [String] { Document(bytes: Array(text.utf8)).lines }

    @Test func linesEndWithLineFeeds() {
        #expect(lines("") == [])
        #expect(lines("a") == ["a"] && lines("a\n") == ["a"] && lines("a\nb") == ["a", "b"])
        #expect(lines("a\n\nb\r\n\r\nc") == ["a", "", "b", "", "c"])
        #expect(
            lines("\n") == [""] && lines("\n\n") == ["", ""] && lines("\n\na") == ["", "", "a"])
    }

    @Test func aCarriageReturnGoesOnlyWithTheEnd() {
        #expect(lines("a\r\nb\r\n") == ["a", "b"] && lines("a\rb\n") == ["a\rb"])
        #expect(lines("a\r\r\n") == ["a\r"] && lines("\r\n") == [""] && lines("a\r") == ["a"])
    }

    @Test func theBytesAreKept() {
        let bytes: [UInt8] = [0xFF, 10, 0, 0xC3, 13, 10]
        let document = Document(bytes: bytes)
        #expect(document.bytes == bytes && document.lineCount == 2)
        #expect(document.withLine(0) { Array($0) } == [0xFF])
        #expect(document.withLine(1) { Array($0) } == [0, 0xC3])
    }

    // MARK: Growing

    /// However the bytes come, the lines are those of the whole.
    @Test(arguments: [1, 2, 3, 7, 1000]) func piecesMakeTheSameLines(size: Int) {
        let text = Array("one\n\ntwo\r\n漢字\r\n\nend".utf8)
        var splitter = LineSplitter()
        var document = Document()
        for start in stride(from: 0, to: text.count, by: size) {
            let piece = text[start..<min(start + size, text.count)]
            if let chunk = splitter.feed(piece) { document.append(chunk) }
            if let chunk = splitter.unfinished { document.append(chunk) }
            #expect(document.bytes == Array(text[..<piece.endIndex]))
            #expect(document.lines == Document(bytes: Array(text[..<piece.endIndex])).lines)
        }
        if let chunk = splitter.finish() { document.append(chunk) }
        #expect(document.lines == lines("one\n\ntwo\r\n漢字\r\n\nend"))
        #expect(document.bytes == text && document.byteCount == text.count)
    }

    @Test func aSnapshotStaysAsItIs() {
        var document = Document(bytes: Array("one\n".utf8))
        let snapshot = document
        document.append(DocumentChunk(Array("two\n".utf8)))
        #expect(snapshot.lines == ["one"] && document.lines == ["one", "two"])
    }

    @Test func linesAreFoundAmongManyChunks() {
        var document = Document()
        let line = Array(repeating: UInt8(ascii: "x"), count: 9000)
        for number in 0..<500 {
            let text = Array("\(number)\n".utf8)
            document.append(DocumentChunk(number % 3 == 0 ? text : line + text))
        }
        #expect(document.lineCount == 500)
        for number in 0..<500 {
            let end = String("\(number)".suffix(9))
            #expect(
                document.withLine(number) { String(decoding: $0, as: UTF8.self) }.hasSuffix(end))
        }
    }

    /// What another file has taken the place of may have ended within a line.
    @Test func aChunkThatEndsWithinALineEndsIt() {
        var document = Document(bytes: Array("cut".utf8))
        document.append(DocumentChunk(Array("new\n".utf8)))
        #expect(document.lines == ["cut", "new"])
    }

    /// So that no line takes longer to lay out than a frame; not within a character.
    @Test(arguments: [0, 1, 2]) func aVeryLongLineIsCut(offset: Int) {
        let longest = DocumentChunk.longestLine
        let text = String(repeating: "x", count: offset) + String(repeating: "字", count: longest)
        let document = Document(bytes: Array((text + "\nend\n").utf8))
        #expect(document.lineCount == 5 && document.lines[4] == "end")
        #expect(document.lines[..<4].joined() == text)
        #expect(document.lines.allSatisfy { $0.utf8.count <= longest && !$0.contains("\u{FFFD}") })
        var splitter = LineSplitter()
        var pieces = Document()
        for byte in stride(from: 0, to: document.byteCount, by: 50_000) {
            if let chunk = splitter.feed(document.bytes[byte...].prefix(50_000)) {
                pieces.append(chunk)
            }
        }
        #expect(pieces.lines == document.lines)
    }

    @Test func whatEndsALineOfTheGreatestLengthGoesWithIt() {
        let line = String(repeating: "x", count: DocumentChunk.longestLine)
        #expect(
            lines(line + "\nend") == [line, "end"] && lines(line + "\r\nend") == [line, "end"])
    }

    @Test func textIsToldFromOtherThings() {
        #expect(FileAccess.looksLikeText(Array("héllo\tworld\n".utf8)))
        #expect(FileAccess.looksLikeText([]))
        #expect(FileAccess.looksLikeText(Array("\u{1B}[31mred\u{1B}[0m".utf8)))
        #expect(FileAccess.looksLikeText(Array("漢字漢字漢字".utf8).dropLast()))
        #expect(FileAccess.looksLikeText(Array("caf".utf8) + [0xE9, 0x20] + Array("noir".utf8)))
        #expect(!FileAccess.looksLikeText([0x7F, 0x45, 0x4C, 0x46, 0]))
        #expect(!FileAccess.looksLikeText([0xFF, 0xFE, 0x61, 0x00]))
        #expect(!FileAccess.looksLikeText((0..<200).map { UInt8($0 % 100) + 128 }))
        #expect(!FileAccess.looksLikeText((0..<200).map { UInt8($0 % 6) + 1 }))
    }

    @Test func namesAreMadePrintable() {
        #expect(printable("a\u{1B}[2J\nb\u{9B}") == "a␛[2J␊b\u{FFFD}")
        #expect(printable("漢字 é.txt") == "漢字 é.txt" && printable("") == "")
        for value in 0..<0x2000 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let shown = printable(String(scalar)).unicodeScalars.map(\.value)
            #expect(shown.allSatisfy { $0 >= 0x20 && !(0x7F..<0xA0).contains($0) })
        }
    }
}
