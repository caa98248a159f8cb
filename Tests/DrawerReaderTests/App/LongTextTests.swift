import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Reading a text that is too long to be kept.
struct LongTextTests {
    private let shelf: Shelf

    init() throws {
        let text =
            (1...5000).map { "line \($0)\n" }.joined() + String(repeating: "x", count: 70_000)
        shelf = try Shelf(
            ["long.log"], of: ["long.log": text + "\nend\n"], height: 12,
            limits: DocumentLimits(kept: 1000))
    }

    private func type(_ text: String) {
        for scalar in text.unicodeScalars { shelf.key(.character(scalar)) }
    }

    private var top: String { shelf.row(1).trimmed }

    @Test func itIsReadFromItsFile() {
        guard case .text(let typeset) = shelf.reader.scene.page else {
            Issue.record("there is no text")
            return
        }
        #expect(typeset.document.paged != nil)
        #expect(top == "line 1")
        #expect(shelf.row(0).contains("1–11 of 5002"))
    }

    @Test func itScrollsToEitherEnd() {
        shelf.key(.end)
        #expect(shelf.row(11).trimmed.hasPrefix("end"))
        #expect(shelf.row(0).contains("5002 of 5002  100%"))
        shelf.key(.up)
        #expect(!shelf.row(11).contains("end"))
        shelf.key(.home)
        #expect(top == "line 1")
    }

    @Test func pagesGoUpWhereTheyCameDown() {
        for _ in 0..<3 { shelf.key(.pageDown) }
        #expect(top == "line 28")
        for _ in 0..<2 { shelf.key(.pageUp) }
        #expect(top == "line 10")
    }

    @Test func linesAreFoundByTheirNumbers() {
        type("1234G")
        #expect(top == "line 1234")
        type("9999G")
        #expect(shelf.row(11).trimmed.hasPrefix("end"))
        type("1G")
        #expect(top == "line 1")
    }

    @Test func numbersStandBesideTheLines() {
        type("l4999G")
        #expect(shelf.row(1).contains("4999  line 4999"))
        // The parts of a very long line have one number.
        #expect(shelf.row(3).contains("5001  xxx") && !shelf.row(4).contains("5"))
        shelf.key(.end)
        #expect(shelf.row(11).contains("5002  end"))
    }

    @Test func aPartOfTheTextIsFound() {
        type("20%")
        // By bytes: 48,893 in 5000 lines, and 70,005 behind them.
        let number = Int(top.dropFirst(5)) ?? 0
        #expect((2400...2500).contains(number))
    }

    /// The scrollbar stands for bytes, and leads to starts of lines.
    @Test func theScrollbarLeadsToLines() {
        shelf.mouse(.press(.left), 79, 4)
        shelf.mouse(.release(.left), 79, 4)
        #expect(top.hasPrefix("line ") && top != "line 1")
    }

    @Test func cutLinesMoveSideways() {
        type("w5001G>")
        #expect((1..<12).contains { shelf.row($0).contains("‹xxx") })
    }
}

extension String {
    /// Without blanks at its ends.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { " ▐".contains($0) }.reversed())
    }
}
