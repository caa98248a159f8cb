import DrawerCanvas
import Testing

@testable import DrawerReader

struct DocumentTests {
    private func lines(_ text: String) -> [String] {
        let document = Document(bytes: Array(text.utf8))
        return (0..<document.lineCount).map {
            document.withLine($0) { String(decoding: $0, as: UTF8.self) }
        }
    }

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
