import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Keys, wheel and scrollbar over the text, and what the title says.
struct TextEventTests {
    private let shelf: Shelf

    init() throws {
        let text = (1...200).map { "line \($0)\n" }.joined()
        shelf = try Shelf(of: ["long.txt": text, "none.txt": "", "short.txt": "a\nb\n"])
    }

    private var line: Int { shelf.reader.scene.view.top.line }

    @Test func keysScroll() {
        let steps: [(Key, Int)] = [
            (.down, 1), (.enter, 2), (.character("j"), 3), (.up, 2), (.character("k"), 1),
            (.pageDown, 22), (.character(" "), 43), (.character("b"), 22), (.pageUp, 1),
            (.end, 177), (.down, 177), (.home, 0), (.up, 0), (.character("G"), 177),
            (.character("g"), 0),
        ]
        for (key, expected) in steps {
            #expect(shelf.key(key) == .redraw)
            #expect(line == expected)
        }
        #expect(shelf.key(.down, .shift) == .none && shelf.key(.tab) == .none && line == 0)
    }

    @Test func theWheelScrolls() {
        shelf.mouse(.wheel(.down), 40, 10)
        shelf.mouse(.wheel(.down), 40, 10)
        #expect(line == 6)
        shelf.mouse(.wheel(.up), 40, 10)
        #expect(line == 3)
    }

    @Test func theTitleSaysWhatAndWhere() {
        #expect(shelf.row(0) == " ☰  long.txt" + blanks(51) + "1–23 of 200  11%")
        shelf.key(.end)
        #expect(shelf.row(0).hasSuffix("178–200 of 200  100%"))
        show(2)
        #expect(shelf.row(0).hasPrefix(" ☰  short.txt ") && shelf.row(0).hasSuffix(" 2 lines"))
        show(1)
        #expect(shelf.row(0) == " ☰  none.txt" && shelf.row(1) == "")
    }

    @Test func oneLineIsOne() throws {
        #expect(try Shelf(of: ["one.txt": "a\n"]).row(0).hasSuffix(" 1 line"))
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// Chooses the entry in the drawer, as a person does.
    private func show(_ index: Int) {
        shelf.key(.right)
        shelf.rest()
        shelf.key(.home)
        for _ in 0..<index { shelf.key(.down) }
        shelf.key(.enter)
        shelf.rest()
    }

    @Test func aChosenTextIsWhereItWasLeft() {
        shelf.key(.end)
        show(2)
        #expect(line == 0)
        show(0)
        #expect(line == 177)
        show(0)
        #expect(line == 177, "the text that is shown already stays where it is")
    }

    @Test func theThumbIsDraggedFromWhereItIsHeld() {
        let thumb = shelf.reader.scene.view.scrollbar(in: shelf.reader.scene.page.source)?.thumb(
            on: 23)
        #expect(thumb == 0..<3)
        #expect(shelf.mouse(.press(.left), 79, 3) == .none)
        shelf.mouse(.drag(.left), 79, 13)
        let dragged = line
        #expect(dragged > 60 && dragged < 120)
        shelf.mouse(.drag(.left), 5, 3)
        #expect(line == 0)
        shelf.mouse(.drag(.left), 5, 99)
        #expect(line == 177)
        shelf.mouse(.release(.left), 5, 30)
        shelf.mouse(.drag(.left), 79, 1)
        #expect(line == 177 && shelf.reader.drawers.set.front == nil)
    }

    @Test func aPressBesideTheThumbBringsItThere() {
        #expect(shelf.mouse(.press(.left), 79, 23) == .redraw)
        #expect(line == 177)
        shelf.mouse(.release(.left), 79, 23)
        #expect(shelf.mouse(.press(.left), 79, 0) == .none)
        #expect(line == 177, "the title bar has no scrollbar")
        shelf.mouse(.release(.left), 79, 0)
        shelf.click(79, 1)
        #expect(line == 0)
    }

    @Test func whereAllIsShownTheEdgeIsNoScrollbar() {
        show(2)
        #expect(shelf.mouse(.press(.left), 79, 5) == .none && shelf.reader.scene.thumbGrip == nil)
    }

    @Test func pastesAndOtherButtonsDoNothing() {
        #expect(shelf.send(.paste("jjj\u{1B}[31mq")) == .none && line == 0)
        #expect(shelf.mouse(.press(.right), 1, 0) == .none)
        #expect(shelf.mouse(.release(.right), 1, 0) == .none)
        #expect(shelf.mouse(.move, 10, 10) == .none)
        #expect(shelf.send(.focus(false)) == .none && shelf.send(.focus(true)) == .none)
        #expect(shelf.reader.drawers.set.front == nil)
    }
}
