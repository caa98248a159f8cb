import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Lines that are cut in place of wrapped, numbers, and who gets a drag over them.
struct SidewaysTests {
    private let shelf: Shelf

    init() throws {
        let text = String(repeating: "0123456789", count: 30) + "\nshort\n"
        shelf = try Shelf(of: ["long.txt": text, "other.txt": text])
    }

    private var shift: Int { shelf.reader.scene.view.shift }
    private var isOut: Bool { shelf.reader.drawers.set.front != nil }

    private func drag(from start: Double, to end: Double) {
        shelf.mouse(.press(.left), start, 5)
        for x in stride(from: start, through: end, by: start < end ? 1 : -1) {
            shelf.mouse(.drag(.left), x, 5)
        }
        shelf.wait(1)
        shelf.mouse(.release(.left), end, 5)
        shelf.rest()
    }

    @Test func keysCutAndMove() {
        #expect(shelf.key(.character(">")) == .none && shift == 0, "wrapped lines do not move")
        shelf.key(.character("w"))
        #expect(shelf.row(1).hasSuffix("5›") && shelf.row(2) == "  short")
        shelf.key(.character(">"))
        #expect(shift == 38 && shelf.row(1).hasPrefix(" ‹89"))
        shelf.key(.character("<"))
        #expect(shift == 0 && shelf.key(.character("<")) == .none)
        shelf.key(.character(">"))
        shelf.key(.character("w"))
        #expect(shift == 0 && shelf.row(2).hasPrefix("  678"))
    }

    @Test func keysNumberTheLines() {
        shelf.key(.character("l"))
        #expect(shelf.row(1).hasPrefix("   1  0123") && shelf.row(6).hasPrefix("   2  short"))
        shelf.key(.character("l"))
        #expect(shelf.row(1).hasPrefix("  0123"))
    }

    /// Another text is shown in the same way, from its start.
    @Test func theWayOfShowingStays() {
        for key in "wl>" { shelf.key(.character(key.unicodeScalars.first ?? " ")) }
        shelf.key(.right)
        shelf.rest()
        shelf.key(.down)
        shelf.key(.enter)
        shelf.rest()
        #expect(shift == 0 && shelf.row(1).hasPrefix("   1  0123") && shelf.row(1).hasSuffix("›"))
    }

    @Test func cutLinesFollowTheHandBeforeTheDrawerDoes() {
        shelf.key(.character("w"))
        drag(from: 60, to: 40)
        #expect(shift == 20 && !isOut)
        drag(from: 40, to: 50)
        #expect(shift == 10 && !isOut, "the text had more to show at the left")
        drag(from: 40, to: 70)
        #expect(shift == 0 && !isOut, "the drag stays the text's")
        drag(from: 20, to: 70)
        #expect(isOut, "nothing more to show: the drawer's turn")
    }

    @Test func inTheEdgeZoneTheDrawerHasTheDrag() {
        shelf.key(.character("w"))
        shelf.key(.character(">"))
        drag(from: 0, to: 60)
        #expect(isOut && shift == 38)
    }

    @Test func theSidewaysWheelMovesCutLines() {
        shelf.key(.character("w"))
        shelf.mouse(.wheel(.right), 40, 5)
        shelf.mouse(.wheel(.right), 40, 5)
        #expect(shift == 8 && !isOut)
        shelf.mouse(.wheel(.left), 40, 5)
        #expect(shift == 4 && !isOut)
    }
}
