import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Where the terminal's cursor stands: at the outer side of the current row.
struct CursorTests {
    private func reader(
        permanentAt: Int? = nil, direction: LayoutDirection = .leftToRight
    ) throws -> Shelf {
        let shelf = try Shelf(motion: .none)
        shelf.reader = Reader(
            library: shelf.reader.scene.library, drawer: DrawerConfiguration(edge: .left),
            permanentAt: permanentAt, size: shelf.frame.size, direction: direction)
        return shelf
    }

    @Test func rightToLeftItIsAtTheRight() throws {
        let shelf = try reader(direction: .rightToLeft)
        #expect(shelf.reader.cursor == Point(x: 78, y: 1))
        shelf.key(.character("m"))
        shelf.rest()
        #expect(shelf.reader.cursor == Point(x: 78, y: 4))
        shelf.key(.down)
        #expect(shelf.reader.cursor == Point(x: 78, y: 5))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func besideAPermanentPanelItIsWhereTheKeyboardIs(direction: LayoutDirection) throws {
        let shelf = try reader(permanentAt: 60, direction: direction)
        let width = shelf.reader.drawers.set.screen.width
        #expect(width < 80)
        let isMirrored = direction == .rightToLeft
        #expect(shelf.reader.cursor == Point(x: isMirrored ? width - 2 : 81 - width, y: 1))
        shelf.key(.tab)
        #expect(shelf.reader.cursor == Point(x: isMirrored ? 78 : 1, y: 4))
    }

    /// However small the screen is, the cursor is on it.
    @Test(arguments: SizeTests.sizes) func itIsOnTheScreen(width: Int, height: Int) throws {
        let shelf = try reader()
        for _ in 0..<2 {
            shelf.send(.resize(Size(width: width, height: height)))
            let cursor = try #require(shelf.reader.cursor)
            #expect((0..<width).contains(cursor.x) && (0..<height).contains(cursor.y))
            shelf.key(.character("m"))
        }
    }
}
