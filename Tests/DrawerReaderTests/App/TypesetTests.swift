import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Documents whose kind sets them anew for each width.
struct TypesetTests {
    /// Each line of the source in as many lines as it takes.
    private struct Folded: PageText {
        let document: Document
        var lines: [(text: String, source: Int)] = []
        var extent: Int { lines.count }

        init(_ document: Document, width: Int) {
            self.document = document
            for index in 0..<document.lineCount {
                var rest = document.withLine(index) { String(decoding: $0, as: UTF8.self) }[...]
                repeat {
                    lines.append((String(rest.prefix(width)), index))
                    rest = rest.dropFirst(width)
                } while !rest.isEmpty
            }
        }

        func withLine<Answer>(
            _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer
        ) -> Answer {
            var text = lines[index].text
            return text.withUTF8(body)
        }

        func resized(to width: Int) -> Folded { Folded(document, width: width) }

        func sourceLine(of line: Int) -> Int { lines[line].source }

        func line(ofSource line: Int) -> Int { lines.firstIndex { $0.source == line } ?? 0 }
    }

    private enum FoldedKind: DocumentKind {
        static func recognizes(_ head: DocumentHead) -> Bool { true }
        static func outline(of document: Document, name: String) -> [OutlineItem] { [] }
        static func text(of document: Document, width: Int) -> (any PageText)? {
            Folded(document, width: width)
        }
    }

    private let shelf: Shelf

    init() throws {
        shelf = try Shelf(of: ["a.txt": ""])
        let lines = (0..<200).map { _ in String(repeating: "0123456789", count: 10) + "\n" }
        let document = Document(bytes: Array(lines.joined().utf8))
        shelf.reader.scene.page = .text(Typeset(document, kind: FoldedKind.self))
        shelf.send(.resize(Size(width: 60, height: 24)))
    }

    private var top: Int {
        shelf.reader.scene.page.source.sourceLine(of: shelf.reader.scene.view.top.line)
    }

    @Test func eachWidthHasItsOwnLines() {
        #expect(shelf.row(1).hasSuffix("5 ▐") && shelf.row(2).hasPrefix("  678"))
        shelf.send(.resize(Size(width: 80, height: 24)))
        #expect(shelf.reader.scene.page.source.extent == 400)
        #expect(shelf.row(1).hasSuffix("5 ▐") && shelf.row(2).hasPrefix("  678"))
    }

    @Test func theLineAtTheTopStaysThere() {
        for _ in 0..<40 { shelf.key(.down) }
        let line = top
        #expect(line == 20)
        for width in [40, 50, 90, 120, 25, 60] {
            shelf.send(.resize(Size(width: width, height: 24)))
            #expect(top == line, "\(width)")
        }
        shelf.key(.character("l"))
        #expect(top == line && shelf.row(1).hasPrefix("  21  01"))
        #expect(shelf.row(2).hasPrefix("      "), "a number for each line of the source")
    }

    @Test func anEmptyTextIsFitted() {
        let empty = Document(bytes: [])
        shelf.reader.scene.page = .text(Typeset(empty, kind: FoldedKind.self))
        shelf.send(.resize(Size(width: 30, height: 10)))
        #expect(shelf.reader.scene.view.top == TextPlace())
    }
}
