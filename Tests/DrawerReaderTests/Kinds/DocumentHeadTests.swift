import Testing

@testable import DrawerReader

struct DocumentHeadTests {
    @Test func formattingIsLeftOut() {
        let text = "N\u{8}NA\u{8}A\r\n\u{1B}[1;31mred\u{1B}[m _\u{8}line\n\n"
        let head = DocumentHead(Array(text.utf8)[...])
        #expect(
            head.withLines { $0.map { String(decoding: $0, as: UTF8.self) } }
                == ["NA", "red line", ""])
        #expect(Document(bytes: Array(text.utf8)).visible(1) == "red line")
    }

    @Test func theHeadHasWholeLines() {
        let cut =
            Array((String(repeating: "x\n", count: 4000) + "tail").utf8)
            + [UInt8](repeating: 0x79, count: 1000)
        let head = DocumentHead(cut.prefix(FileAccess.sampleSize))
        #expect(head.withLines { $0.count } == 4000)
        let short = DocumentHead(Array("\r\n \na\r\nb".utf8)[...])
        #expect(short.withLines { $0.map { Array($0) } } == [[], [0x20], [0x61], [0x62]])
        #expect(short.withText { $0.count } == 2)
        #expect(DocumentHead([]).withLines { $0.count } == 0)
    }
}
