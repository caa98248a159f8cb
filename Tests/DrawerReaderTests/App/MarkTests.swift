import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Places that a letter leads back to.
struct MarkTests {
    static let texts = [
        "a.txt": (1...300).map { "line \($0)\n" }.joined(),
        "b.txt": (1...300).map { "other \($0)\n" }.joined(),
    ]

    private func type(_ text: String, to shelf: Shelf) {
        for scalar in text.unicodeScalars { shelf.key(.character(scalar)) }
    }

    private func choose(_ row: Int, of shelf: Shelf) {
        shelf.key(.right)
        shelf.rest()
        shelf.key(.home)
        for _ in 0..<row { shelf.key(.down) }
        shelf.key(.enter)
        shelf.rest()
    }

    @Test func aLetterLeadsBack() throws {
        let shelf = try Shelf(of: Self.texts)
        type("50GMa120GMZg'a", to: shelf)
        #expect(shelf.row(1).contains("line 50"))
        type("'Z", to: shelf)
        #expect(shelf.row(1).contains("line 120"))
        shelf.key(.backspace)
        #expect(shelf.row(1).contains("line 50"))
    }

    @Test func twoQuotesGoBackAndForth() throws {
        let shelf = try Shelf(of: Self.texts)
        type("50G120G''", to: shelf)
        #expect(shelf.row(1).contains("line 50"))
        type("''", to: shelf)
        #expect(shelf.row(1).contains("line 120"))
        type("''", to: shelf)
        #expect(shelf.row(1).contains("line 50"))
    }

    @Test func smallLettersStayAndCapitalsLeadElsewhere() throws {
        let shelf = try Shelf(of: Self.texts)
        type("50GMaMA", to: shelf)
        choose(1, of: shelf)
        #expect(shelf.row(1).contains("other 1"))
        type("'a", to: shelf)
        #expect(shelf.row(0).contains("there is no mark a") && shelf.row(1).contains("other 1"))
        type("'A", to: shelf)
        #expect(shelf.row(0).contains("a.txt") && shelf.row(1).contains("line 50"))
    }

    @Test(arguments: ["M1", "M'", "M\t", "'é", "M\u{1B}"]) func onlyLettersAreMarks(
        typed: String
    ) throws {
        let shelf = try Shelf(of: Self.texts)
        for scalar in typed.unicodeScalars {
            shelf.key(scalar == "\u{1B}" ? .escape : scalar == "\t" ? .tab : .character(scalar))
        }
        #expect(shelf.reader.scene.bookmarks[0]?.marks.isEmpty != false)
        #expect(shelf.key("j") == .redraw && shelf.reader.scene.view.top.line == 1)
    }

    /// A letter that is a command anywhere else is only a letter here.
    @Test func commandsWaitForTheLetter() throws {
        let shelf = try Shelf(of: Self.texts)
        type("20GMq", to: shelf)
        #expect(shelf.reader.scene.bookmarks[0]?.marks["q"] == Bookmark(.number(20)))
        type("Mm", to: shelf)
        #expect(shelf.reader.drawers.set.front == nil)
        shelf.key("'")
        #expect(shelf.row(0).contains("go to mark: mq'"))
        shelf.key(.character("c"), .control)
        #expect(shelf.key(.character("c"), .control) == .interrupt)
    }

    @Test func aDocumentIsFoundWhereItWasLeft() throws {
        let shelf = try Shelf(of: Self.texts)
        type("77G", to: shelf)
        choose(1, of: shelf)
        type("33G", to: shelf)
        choose(0, of: shelf)
        #expect(shelf.row(0).contains("a.txt") && shelf.row(1).contains("line 77"))
        choose(1, of: shelf)
        #expect(shelf.row(1).contains("other 33"))
    }

    @Test func aMarkKeepsItsLineAtAnyWidth() throws {
        let page = (1...80).map { "## Part \($0)\n\n> quoted words that take many rows here\n\n" }
        let shelf = try Shelf(of: ["page.md": page.joined()])
        type("201GMa", to: shelf)
        let line = shelf.row(1)
        type("g", to: shelf)
        shelf.send(.resize(Size(width: 40, height: 24)))
        type("'a", to: shelf)
        #expect(line.contains("Part") && shelf.row(1).contains(line.prefix(20)))
    }
}
