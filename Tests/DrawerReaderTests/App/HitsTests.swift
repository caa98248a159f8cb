import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// The drawer with all matches, at the side that the table of contents is not at.
struct HitsTests {
    private let shelf: Shelf

    init() throws {
        let text = (1...200).map { "line \($0)" + ($0 % 60 == 7 ? " Seven\n" : "\n") }.joined()
        shelf = try Shelf(of: ["long.txt": text, "other.txt": "one\nline 77\n"])
    }

    private var isOpen: Bool { shelf.reader.drawers.set.front?.edge == .right }
    private var panel: HitsPanel? { shelf.reader.drawers[.right]?.hits }
    private var top: Int { shelf.reader.scene.view.top.line }

    private func open() {
        shelf.key(.left)
        shelf.rest()
    }

    @Test func itListsAllMatchesWithTheirLines() {
        shelf.type("/seven\n")
        open()
        #expect(isOpen && shelf.row(1).hasSuffix("/seven") && shelf.row(2).hasSuffix("4 hits"))
        let rows = (4..<8).map { shelf.row($0) }
        #expect(rows[0].contains("• line 7 Seven") && rows[0].hasSuffix(" 7"))
        #expect(rows[3].contains("  line 187 Seven") && rows[3].hasSuffix("187"))
    }

    @Test func aRowLeadsToItsMatch() {
        shelf.type("/seven\n")
        open()
        shelf.key(.end)
        shelf.key(.enter)
        shelf.rest()
        #expect(!isOpen && top == 177 && shelf.row(0).contains("hit 4 of 4"))
        shelf.key("&")
        shelf.rest()
        #expect(isOpen && panel?.list.selection == 3, "it begins with the match where one is")
        shelf.click(40, 5)
        shelf.rest()
        #expect(!isOpen && shelf.row(0).contains("hit 2 of 4"))
        shelf.key(.backspace)
        shelf.key(.backspace)
        #expect(top == 0)
    }

    @Test func itBeginsWhereOneReads() {
        shelf.type("/seven\n")
        shelf.key(.escape)
        shelf.type("100j")
        shelf.key("&")
        shelf.rest()
        #expect(panel?.list.selection == 2)
    }

    @Test func itComesByHandAndGoes() {
        shelf.mouse(.press(.left), 76, 10)
        for x in stride(from: 76.0, through: 20, by: -2) { shelf.mouse(.drag(.left), x, 10) }
        shelf.wait(1)
        shelf.mouse(.release(.left), 20, 10)
        shelf.rest()
        #expect(isOpen)
        shelf.click(5, 10)
        shelf.rest()
        #expect(!isOpen)
        open()
        shelf.key(.right)
        shelf.rest()
        #expect(!isOpen && shelf.reader.drawers.set.front == nil)
    }

    @Test func withoutASearchItSaysHowToBegin() {
        open()
        #expect(shelf.row(1).hasSuffix("Hits") && shelf.row(4).contains("Nothing was searched for"))
        #expect(shelf.key(.enter) == .none && isOpen)
        shelf.type("/seven")
        shelf.rest()
        #expect(!isOpen && shelf.row(23) == " /seven")
    }

    @Test func oneDrawerIsOutAtATime() {
        open()
        shelf.key("m")
        shelf.rest()
        #expect(shelf.reader.drawers.set.front?.edge == .left)
        shelf.key("&")
        shelf.rest()
        #expect(isOpen)
    }

    @Test func linesThatAreCutMoveBeforeItDoes() throws {
        let text = String(repeating: "0123456789", count: 9) + "\n"
        let shelf = try Shelf(of: ["long.txt": text])
        shelf.key("w")
        let drag = {
            shelf.mouse(.press(.left), 70, 5)
            for x in stride(from: 70.0, through: 10, by: -1) { shelf.mouse(.drag(.left), x, 5) }
            shelf.wait(1)
            shelf.mouse(.release(.left), 10, 5)
            shelf.rest()
        }
        drag()
        #expect(shelf.reader.scene.view.shift == 14 && shelf.reader.drawers.set.front == nil)
        drag()
        #expect(shelf.reader.drawers.set.front?.edge == .right)
    }

    @Test func itGrowsAsMoreIsFound() {
        var listing = HitsPanel.Listing(
            pattern: SearchPattern("x"), hits: HitList(isSearching: true),
            source: RawText(Document(bytes: Array("x\nx\nx\n".utf8))))
        var panel = HitsPanel(listing, .leftToRight)
        panel.resize(to: Size(width: 60, height: 20))
        for line in 0..<3 {
            let hits = [Hit(line: line, bytes: 0..<1)]
            listing.hits.take(HitBatch(hits: hits, total: line + 1, share: 0.25 * Double(line)))
            panel.update(listing, choosing: false)
            #expect(panel.list.count == line + 1 && panel.list.selection == max(0, line - 1))
            if line == 0 { _ = panel.handle(.key(KeyPress(.end))) }
            if line == 1 { _ = panel.handle(.key(KeyPress(.down))) }
        }
        var surface = Surface(size: Size(width: 60, height: 20))
        panel.draw(on: &surface, theme: shelf.theme)
        #expect(surface.text(row: 2) == "    3 hits so far, 50%")
        listing.hits.take(HitBatch(total: 12_345, share: 1, isComplete: true))
        panel.update(listing, choosing: false)
        panel.draw(on: &surface, theme: shelf.theme)
        #expect(surface.text(row: 2) == "    first 3 of 12,345 hits")
        listing.hits.take(HitBatch(total: 12_345, share: 0.5))
        listing.hits.stop()
        panel.update(listing, choosing: false)
        panel.draw(on: &surface, theme: shelf.theme)
        #expect(surface.text(row: 2) == "    first 3 of 12,345 hits so far")
        listing.hits.stop(because: .tooHard)
        panel.update(listing, choosing: false)
        panel.draw(on: &surface, theme: shelf.theme)
        #expect(surface.text(row: 2).contains("too hard"))
    }

    @Test(arguments: [
        (0, 1, "no hits"), (1, 1, "1 hit"), (0, 0.5, "no hits so far"), (1234, 1, "1,234 hits"),
        (ListRun.mostCounted, 0.5, "more than a million hits"),
    ])
    func howManyThereAreIsSaid(total: Int, share: Double, words: String) {
        let hit = Hit(line: 3, bytes: 0..<1)
        var list = HitList(isSearching: true)
        list.take(HitBatch(hits: [hit], total: total, share: share))
        list.stop()
        #expect(list.words == words && list.words(for: Hit(line: 2, bytes: 0..<1)) == nil)
        let count = words.replacing("no hits", with: "0 hits").split(separator: " hit")[0]
        #expect(list.words(for: hit)?.hasPrefix("hit 1 of \(count)") == true)
    }

    @Test func thoseWhoReadLeftwardHaveItAtTheLeft() throws {
        let library = shelf.reader.scene.library
        var reader = Reader(
            library: library, drawer: DrawerConfiguration(), size: Size(width: 80, height: 24),
            direction: .rightToLeft)
        _ = reader.handle(.key(KeyPress(.right)), at: Timestamp(seconds: 1))
        #expect(reader.drawers.set.front?.edge == .left && reader.drawers[.left]?.hits != nil)
    }
}
