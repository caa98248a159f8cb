import Testing

@testable import DrawerReader

struct VisibleLinesTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\u{8}a", "a"), ("_\u{8}a", "a"), ("a\u{8}_", "a"), ("_\u{8}_", "_"),
        ("é\u{8}é", "é"), ("_\u{8}é", "é"), ("a\u{8}a\u{8}a", "a"), ("\u{8}\u{8}a", "a"),
        ("\u{1B}[1;31mred\u{1B}[m", "red"), ("\u{1B}[Kx", "x"), ("\u{1B}(Bx", "x"),
        ("x\u{1B}", "x"),
        ("x\u{1B}[", "x"), ("x\u{1B}[12", "x"), ("\u{1B}]8;;a\u{1B}\\x\u{1B}]8;;\u{7}y", "xy"),
        ("\u{1B}]8;;a", ""), ("\u{1B}]8;;a\u{1B}", ""), ("\u{1B}Mx", "x"),
        ("+\u{8}+\u{8}o\u{8}o", "o"),
    ]) func formattingIsLeftOut(text: String, visible: String) {
        #expect(Document(bytes: Array(text.utf8)).visible(0) == visible)
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
