import DrawerModel
import Testing

@testable import DrawerTerminal

struct PixelGridTests {
    private func measure(_ columns: Int, _ rows: Int, _ width: Int, _ height: Int) -> PixelGrid? {
        PixelGrid(
            cells: Size(width: columns, height: rows), pixels: Size(width: width, height: height))
    }

    @Test func aCellsPixelsLieAroundItsMiddle() throws {
        let grid = try #require(measure(80, 24, 800, 480))
        #expect(grid.location(x: 1, y: 1) == Location(x: -0.45, y: -0.475))
        #expect(grid.location(x: 10, y: 20) == Location(x: 0.45, y: 0.475))
        #expect(grid.location(x: 11, y: 21) == Location(x: 0.55, y: 0.525))
        for x in 1...800 {
            for y in [1, 20, 21, 480] {
                let cell = Point(x: (x - 1) / 10, y: (y - 1) / 20)
                #expect(grid.location(x: x, y: y).cell == cell)
            }
        }
    }

    /// As measured in xterm 379, with a border of 0, 2 and 7 pixels, and a scrollbar of 15.
    @Test(arguments: [(800, 480), (804, 484), (814, 494), (819, 484)])
    func whatXtermCountsInIsTakenOff(width: Int, height: Int) throws {
        let grid = try #require(measure(80, 24, width, height))
        #expect(grid.cell == Size(width: 10, height: 20))
        #expect(grid.location(x: 799, y: 479).cell == Point(x: 79, y: 23))
    }

    /// xterm says how far outside; a report of cells would be of the nearest one.
    @Test func whatIsOutsideIsOnTheEdge() throws {
        let grid = try #require(measure(80, 24, 804, 484))
        #expect(grid.location(x: -29, y: -19) == grid.location(x: 1, y: 1))
        #expect(grid.location(x: 0, y: 9_999_999).cell == Point(x: 0, y: 23))
        #expect(grid.location(x: 1001, y: 701) == grid.location(x: 800, y: 480))
        #expect(grid.location(x: 1001, y: 701).cell == Point(x: 79, y: 23))
    }

    @Test(arguments: [
        (80, 24, 0, 0), (80, 24, 800, 0), (80, 24, 0, 480), (80, 24, 79, 480), (0, 24, 800, 480),
        (80, 0, 800, 480),
    ]) func withoutPixelsThereIsNone(columns: Int, rows: Int, width: Int, height: Int) {
        #expect(measure(columns, rows, width, height) == nil)
    }
}
