import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Links that are clicked, followed and come back from.
struct LinkTests {
    let shelf: Shelf

    init() throws {
        shelf = try Shelf(
            ["a.md"],
            of: [
                "a.md": "[there](b.md#end) and [down](#last) and [web](https://example.org/x)\n\n"
                    + String(repeating: "text\n\n", count: 60) + "# Last\n\nend\n",
                "b.md": "# B\n\n" + String(repeating: "more\n\n", count: 60) + "# End\n",
            ])
    }

    /// Clicks where a word stands in the first row of the text.
    private func click(on word: String) throws {
        let row = Array(shelf.row(1))
        let place = row.indices.first { row[$0...].starts(with: Array(word)) }
        shelf.click(Double(try #require(place)), 1)
    }

    @Test func aHeadingOfTheSamePage() throws {
        try click(on: "down")
        #expect(shelf.row(23).contains("example.org") || shelf.row(0).contains("100%"))
        #expect((1..<24).contains { shelf.row($0).contains("Last") })
        shelf.key(.backspace)
        #expect(shelf.reader.scene.view.top == TextPlace())
        shelf.key(.tab)
        #expect(shelf.reader.scene.view.top != TextPlace())
    }

    @Test func aFileBesideItAndItsHeading() throws {
        try click(on: "there")
        #expect(shelf.row(0).contains("b.md"))
        #expect((1..<24).contains { shelf.row($0).contains("End") })
        shelf.key(.character("o"), .control)
        #expect(shelf.row(0).contains("a.md"))
        // It has joined the list.
        shelf.key(.right)
        shelf.rest()
        #expect((0..<24).contains { shelf.row($0).contains("b.md") })
    }

    @Test func anAddressIsShownInFullAndAskedFor() throws {
        try click(on: "web")
        #expect((0..<24).contains { shelf.row($0).contains("https://example.org/x") })
        #expect(shelf.key(.enter) == .open(address: "https://example.org/x"))
        try click(on: "web")
        #expect(shelf.key(.escape) == .redraw && shelf.reader.scene.question == nil)
        #expect(shelf.key(.enter) != .open(address: "https://example.org/x"))
    }

    /// The text of the cells that are reversed.
    private var marked: String {
        let frame = shelf.draw()
        return (1..<frame.size.height).flatMap { y in
            (0..<frame.size.width).filter { frame[$0, y].style.attributes.contains(.reverse) }
                .map { frame[$0, y].glyph.text }
        }.joined()
    }

    @Test func oMarksTheFirstInSightAndGoesOn() {
        shelf.key("o")
        #expect(marked == "there[1]" && shelf.row(0).hasSuffix("Enter: b.md#end"))
        #expect(shelf.reader.cursor == Point(x: 1, y: 1))
        shelf.key(.down)
        #expect(marked == "down")
        shelf.key(.tab, .shift)
        #expect(marked == "there[1]")
        shelf.key(.enter)
        #expect(shelf.row(0).contains("b.md") && marked == "")
    }

    /// Links out of sight are brought into it, and after the last one comes the first.
    @Test func oComesRound() throws {
        shelf.key("o")
        shelf.key(.up)
        #expect(marked.contains("example.org") && shelf.reader.scene.view.top != TextPlace())
        let row = try #require(shelf.reader.cursor).y
        #expect(shelf.row(row).contains(marked))
        shelf.key("o")
        #expect(marked == "there[1]" && shelf.reader.scene.view.top == TextPlace())
    }

    /// Other keys, a click and another document mean what they always do.
    @Test(arguments: [Key.escape, "j", .right]) func whatElseIsDoneTakesTheMarkAway(key: Key) {
        shelf.key("o")
        shelf.key(key)
        #expect(shelf.reader.scene.marked == nil)
        #expect(shelf.reader.drawers.set.front != nil || key != .right)
        #expect(shelf.reader.scene.view.top.line == 0 || key != .escape)
    }

    @Test func aNumberMarksTheLinkThatHasIt() {
        for key in ["2", "o"] as [Key] { shelf.key(key) }
        #expect(marked == "web[2]")
        for key in ["7", "o"] as [Key] { shelf.key(key) }
        #expect(shelf.row(0).hasSuffix("no link has the number 7"))
    }

    @Test func whereThereIsNoLinkNothingIsMarked() throws {
        let shelf = try Shelf(["a.md"], of: ["a.md": "text\n"])
        shelf.key("o")
        #expect(shelf.reader.scene.marked == nil)
    }

    @Test func aDragOverALinkFollowsNothing() throws {
        shelf.mouse(.press(.left), 3, 1)
        shelf.mouse(.drag(.left), 3, 4)
        shelf.mouse(.release(.left), 3, 1)
        #expect(shelf.row(0).contains("a.md"))
    }

    @Test func whatIsNotThereIsSaid() throws {
        let shelf = try Shelf(["a.md"], of: ["a.md": "[gone](gone.md) [js](javascript:x)\n"])
        shelf.click(3, 1)
        #expect((0..<24).contains { shelf.row($0).contains("This link stays closed") })
        shelf.key(.escape)
        #expect(shelf.reader.scene.question == nil && shelf.row(0).contains("a.md"))
    }
}
