import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Where one was another day.
struct RememberingTests {
    private func type(_ text: String, to shelf: Shelf) {
        for scalar in text.unicodeScalars { shelf.key(.character(scalar)) }
    }

    private let there = Bookmarks(
        place: Bookmark(.number(120)), marks: ["x": Bookmark(.number(33))])

    @Test func readingGoesOnWhereItWas() throws {
        let shelf = try Shelf(of: MarkTests.texts) { [there] in
            $0.text.hasSuffix("a.txt") ? there : nil
        }
        #expect(shelf.row(1).contains("line 120"))
        #expect(shelf.row(0).contains("at line 120 as you left it; g: start"))
        type("'x", to: shelf)
        #expect(shelf.row(1).contains("line 33") && shelf.row(0).contains("33–55 of 300"))
    }

    @Test func whereOneAskedToBeginIsWhereItBegins() throws {
        let shelf = try Shelf(of: MarkTests.texts, start: .line(7)) { [there] _ in there }
        #expect(shelf.row(1).contains("line 7") && shelf.row(0).contains("7–29 of 300"))
    }

    @Test func aDocumentThatBecameShorterBeginsAtItsStart() throws {
        let shelf = try Shelf(of: ["a.txt": "one\ntwo\n"]) { [there] _ in there }
        #expect(shelf.row(1).contains("one") && shelf.row(0).hasSuffix("2 lines"))
    }

    @Test func whatIsToBeRememberedIsKnown() throws {
        let shelf = try Shelf(of: MarkTests.texts)
        type("50GMa", to: shelf)
        let path = FilePath(shelf.directory + "/a.txt")
        #expect(
            shelf.reader.scene.visits == [
                path: Bookmarks(
                    place: Bookmark(.number(50)), marks: ["a": Bookmark(.number(50))])
            ])
        shelf.key(.right)
        shelf.rest()
        shelf.key(.down)
        shelf.key(.enter)
        shelf.rest()
        #expect(shelf.reader.scene.visits.count == 2)
        #expect(shelf.reader.scene.visits[path]?.place == Bookmark(.number(50)))
    }
}
