import DrawerCanvas
import Testing

@testable import DrawerReader

struct RawTextTests {
    /// A kind that has all its lines strong.
    private enum StrongKind: DocumentKind {
        static func recognizes(_ head: DocumentHead) -> Bool { true }
        static func outline(of document: Document, name: String) -> [OutlineItem] { [] }
        static func layout(of line: Int, in document: Document) -> LineLayout? {
            LineLayout(runs: [TextRun(0..<9, TextInk(.strong))], hanging: 4)
        }
    }

    private let document = Document(bytes: Array("plain\n\u{1B}[31mred\u{1B}[m\nb\u{8}b\n".utf8))

    private func lines(_ text: RawText) -> [String] {
        (0..<text.extent).map { text.withLine($0) { String(decoding: $0, as: UTF8.self) } }
    }

    @Test func linesAreShownWithTheirOwnColours() {
        let text = RawText(document)
        #expect(lines(text) == ["plain", "red", "b"])
        #expect(text.layout(of: 0) == LineLayout())
        #expect(
            text.layout(of: 1).runs == [TextRun(0..<3, TextInk(foreground: .palette(1)))])
        #expect(text.layout(of: 2).runs == [TextRun(0..<1, TextInk(attributes: .bold))])
    }

    @Test func whereALineHasNoneTheKindSetsIt() {
        let text = RawText(document, kind: StrongKind.self)
        #expect(lines(text) == ["plain", "red", "b"])
        #expect(text.layout(of: 0).hanging == 4 && text.layout(of: 0).runs[0].ink.role == .strong)
        #expect(text.layout(of: 1) == RawText(document).layout(of: 1))
    }

    @Test func itsNumbersAreTheSourcesOwn() {
        #expect((0..<3).map(RawText(document).number) == [1, 2, 3])
    }
}
