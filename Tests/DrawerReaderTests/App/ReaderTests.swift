import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// What a person does, and what the reader makes of it; no terminal is needed.
struct ReaderTests {
    @Test func everyWayOpensAndCloses() throws {
        let shelf = try Shelf()
        let ways: [(Shelf) -> Void] = [
            { $0.key(.right) }, { $0.key(.character("m")) }, { $0.click(1, 0) },
        ]
        let back: [(Shelf) -> Void] = [
            { $0.key(.left) }, { $0.key(.escape) }, { $0.click(70, 10) },
            { $0.key(.character("m")) },
        ]
        for open in ways {
            for close in back {
                open(shelf)
                shelf.rest()
                #expect(shelf.reader.drawers.set.front?.settled == .open)
                close(shelf)
                shelf.rest()
                #expect(shelf.reader.drawers.set.front == nil)
            }
        }
    }

    @Test func enterAndClicksChoose() throws {
        let shelf = try Shelf()
        shelf.key(.right)
        shelf.rest()
        shelf.key(.down)
        shelf.key(.enter)
        shelf.rest()
        #expect(shelf.row(0).contains("notes.md") && shelf.row(1).contains("Notes"))
        shelf.key(.right)
        shelf.rest()
        shelf.click(10, Double(MenuView.firstRow(on: shelf.frame.size)))
        shelf.rest()
        #expect(shelf.row(0).contains("a guide.txt") && shelf.reader.drawers.set.front == nil)
    }

    @Test func aDragFromARowPansAndChoosesNothing() throws {
        let shelf = try Shelf()
        shelf.key(.right)
        shelf.rest()
        shelf.mouse(.press(.left), 40, 5)
        for x in stride(from: 38.0, through: 4, by: -4) { shelf.mouse(.drag(.left), x, 5) }
        shelf.mouse(.release(.left), 4, 5)
        shelf.rest()
        #expect(shelf.reader.drawers.set.front == nil && shelf.row(0).contains("a guide.txt"))
    }

    @Test func keysScrollTheTextOnlyWhenTheDrawerIsIn() throws {
        let shelf = try Shelf()
        shelf.key(.character("j"))
        #expect(shelf.reader.scene.view.top.line == 1)
        shelf.key(.right)
        shelf.rest()
        shelf.key(.character("j"))
        #expect(
            shelf.reader.scene.view.top.line == 1
                && shelf.reader.drawers[.left]?.contents?.menu.selection == 1)
        shelf.mouse(.wheel(.down), 70, 10)
        #expect(shelf.reader.scene.view.top.line == 1)
    }

    @Test func aResizeKeepsThePlace() throws {
        let shelf = try Shelf()
        for _ in 0..<12 { shelf.key(.down) }
        let place = shelf.reader.scene.view.top
        shelf.send(.resize(Size(width: 60, height: 20)))
        shelf.send(.resize(Size(width: 80, height: 24)))
        #expect(shelf.reader.scene.view.top == place)
    }

    @Test func theScrollbarFollowsAndTheDrawerStays() throws {
        let shelf = try Shelf()
        shelf.mouse(.press(.left), 79, 1)
        shelf.mouse(.drag(.left), 40, 23)
        #expect(shelf.reader.drawers.set.front == nil && shelf.row(0).hasSuffix("100%"))
        shelf.mouse(.drag(.left), 20, 1)
        #expect(shelf.reader.scene.view.top == TextPlace())
    }

    @Test func reactions() throws {
        let shelf = try Shelf()
        #expect(shelf.key(.character("q")) == .leave(status: 0))
        #expect(shelf.key(.character("c"), .control) == .interrupt)
        #expect(shelf.key(.character("z"), .control) == .suspend)
        #expect(shelf.key(.character("l"), .control) == .repaint)
        #expect(shelf.key(.function(9)) == .none)
        #expect(shelf.send(.paste("q")) == .none)
        shelf.key(.character("h"))
        #expect(shelf.key(.character("q")) == .redraw && shelf.reader.scene.help == nil)
    }

    @Test func aBadFileIsAPageAndTheOthersStay() throws {
        let shelf = try Shelf(["missing.txt", "notes.md"])
        #expect((shelf.row(1) + shelf.row(2)).contains("missing.txt: no such"))
        shelf.key(.right)
        shelf.rest()
        shelf.key(.end)
        shelf.key(.enter)
        shelf.rest()
        #expect(shelf.row(1).contains("Notes"))
    }

    @Test func withoutMotionNothingMovesByItself() throws {
        let shelf = try Shelf(motion: Motion.none)
        shelf.key(.right)
        #expect(!shelf.reader.isAnimating && shelf.reader.drawers.set.front?.settled == .open)
    }
}
