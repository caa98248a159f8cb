import DrawerCanvas
import Foundation
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
        #expect(lines("a") == ["a"])
        #expect(lines("a\n") == ["a"])
        #expect(lines("a\n\nb\r\n\r\nc") == ["a", "", "b", "", "c"])
        #expect(lines("\n\n") == ["", ""])
    }

    @Test func namesAreInNaturalOrder() {
        let names = ["b", "a10", "a9", "A1", "a09", "a1b", "chapter 2", "chapter 10", "", "a"]
        #expect(
            names.sorted(by: NaturalOrder.precedes)
                == ["", "a", "A1", "a1b", "a09", "a9", "a10", "b", "chapter 2", "chapter 10"])
    }

    @Test func textIsToldFromOtherThings() {
        #expect(FileAccess.looksLikeText(Array("héllo\tworld\n".utf8)))
        #expect(FileAccess.looksLikeText([]))
        #expect(FileAccess.looksLikeText(Array("\u{1B}[31mred\u{1B}[0m".utf8)))
        #expect(!FileAccess.looksLikeText([0x7F, 0x45, 0x4C, 0x46, 0]))
        #expect(!FileAccess.looksLikeText((0..<200).map { UInt8($0 % 100) + 128 }))
    }

    @Test func namesAreMadePrintable() {
        #expect(printable("a\u{1B}[2J\nb\u{9B}") == "a␛[2J␊b\u{FFFD}")
    }

    @Test func aDirectoryStandsForItsTexts() throws {
        let shelf = try Shelf()
        try Data([0, 1, 2]).write(to: URL(fileURLWithPath: shelf.directory + "/binary"))
        try Data("x".utf8).write(to: URL(fileURLWithPath: shelf.directory + "/.hidden"))
        let library = Library(operands: [shelf.directory])
        #expect(library.entries.map(\.title) == ["a guide.txt", "notes.md", "z.log"])
        #expect(library.problems == [])
        let binary = Library(operands: [shelf.directory + "/binary", "/dev/null"])
        #expect(binary.isUseless && binary.problems.count == 2)
    }
}
