import DrawerModel
import Testing

@testable import DrawerCanvas

struct TextPlaceTests {
    private let source = Lines(lines: ["漢字 ab", "", "one two three four five six", "z"])

    init() { useUTF8() }

    @Test(arguments: [
        (2, 0, 0, 0), (3, 0, 0, 0), (4, 0, 0, 3), (7, 0, 0, 7), (2, 2, 2, 0), (3, 3, 2, 15),
        (2, 4, 3, 0),
    ]) func cellsHavePlaces(x: Int, y: Int, line: Int, byte: Int) {
        let view = TextView(size: Size(width: 20, height: 10))
        #expect(view.place(at: Point(x: x, y: y), in: source) == TextPlace(line: line, byte: byte))
    }

    @Test(arguments: [(1, 0), (9, 0), (2, 1), (2, 5), (2, 9), (2, 10), (2, -1)])
    func besideTheTextThereIsNone(x: Int, y: Int) {
        let view = TextView(size: Size(width: 20, height: 10))
        #expect(view.place(at: Point(x: x, y: y), in: source) == nil)
    }
}
