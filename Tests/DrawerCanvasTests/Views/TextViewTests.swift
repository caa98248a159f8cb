import DrawerModel
import Testing

@testable import DrawerCanvas

struct TextViewTests {
    // MARK: Margins

    /// As wide as there is room for beside the widest line that is not wider than the window.
    @Test(arguments: [(16, 2), (17, 1), (18, 1), (19, 0), (20, 0), (21, 2)])
    func marginsMakeRoom(columns: Int, margin: Int) {
        let source = Lines(lines: [String(repeating: "x", count: columns)])
        var view = TextView(size: Size(width: 20, height: 4))
        #expect(view.textWidth(in: source) == 16)
        view.makeRoom(for: columns, in: source)
        #expect(view.textWidth(in: source) == 20 - 2 * margin)
        view.showNumbers(true, in: source)
        view.makeRoom(for: columns, in: source)
        #expect(view.textWidth(in: source) < 16)
    }

    /// The scrollbar leaves out the rows whose text has come to its column.
    @Test func textComesBeforeTheScrollbar() {
        let source = Lines(
            lines: ["", String(repeating: "x", count: 20)] + Array(repeating: "y", count: 9))
        var view = TextView(size: Size(width: 20, height: 6))
        view.makeRoom(for: 20, in: source)
        var surface = Surface(size: view.size)
        view.draw(source, on: &surface, at: Point(x: 0, y: 0), theme: Theme(.dark))
        #expect(surface[19, 0].glyph == Glyph("▐") && surface[19, 1].glyph == Glyph("x"))
        #expect(surface[19, 2].glyph == Glyph("▐"))
    }

    @Test func aRowIsFoundByItsPlace() {
        let source = Lines(lines: ["one", String(repeating: "wide ", count: 8), "last"])
        var view = TextView(size: Size(width: 20, height: 4))
        let places = [(0, 0, 0), (0, 2, 0), (1, 0, 1), (1, 14, 1), (1, 15, 2), (1, 39, 3)]
        for (line, byte, row) in places {
            #expect(view.row(showing: TextPlace(line: line, byte: byte), in: source) == row)
        }
        #expect(view.row(showing: TextPlace(line: 2), in: source) == nil)
        view.goToEnd(in: source)
        #expect(view.row(showing: TextPlace(), in: source) == nil)
        #expect(view.row(showing: TextPlace(line: 2), in: source) == 3)
    }

    private static let prose = Lines(
        lines: (0..<60).map { String(repeating: "word ", count: $0 % 13) + "end" })

    init() { useUTF8() }

    /// The rows of the window, without its scrollbar.
    private func drawn(_ view: TextView, _ source: Lines) -> [String] {
        var surface = Surface(size: view.size)
        view.draw(source, on: &surface, at: Point(x: 0, y: 0), theme: Theme(.dark))
        let column = Rect(x: view.size.width - 1, y: 0, width: 1, height: view.size.height)
        surface.fill(column, with: Cell())
        return (0..<view.size.height).map { surface.text(row: $0) }
    }

    @Test func scrollingDownAndUpIsNoChange() {
        var view = TextView(size: Size(width: 24, height: 10))
        for start in [0, 7, 40] {
            view.goToStart()
            view.scroll(by: start, in: Self.prose)
            let top = view.top
            for rows in 1..<40 {
                view.scroll(by: rows, in: Self.prose)
                view.scroll(by: -rows, in: Self.prose)
                #expect(view.top == top)
            }
        }
        view.scroll(by: -1000, in: Self.prose)
        #expect(view.top == TextPlace())
    }

    @Test func oneRowAtATimeShowsEveryRow() {
        var view = TextView(size: Size(width: 24, height: 10))
        var previous = drawn(view, Self.prose)
        while true {
            let top = view.top
            view.scroll(by: 1, in: Self.prose)
            if view.top == top { break }
            let now = drawn(view, Self.prose)
            #expect(now.dropLast() == previous.dropFirst())
            previous = now
        }
        #expect(view.visibleLines(in: Self.prose).upperBound == 60)
        #expect(previous[9].contains("end"))
    }

    @Test func theEndIsTheEnd() {
        var view = TextView(size: Size(width: 24, height: 10))
        view.goToEnd(in: Self.prose)
        let end = view.top
        view.scroll(by: 100, in: Self.prose)
        #expect(view.top == end)
        view.go(to: TextPlace(line: 1000), in: Self.prose)
        #expect(view.top == end)
        view.go(to: TextPlace(line: -5), in: Self.prose)
        #expect(view.top == TextPlace())
    }

    @Test func aShortTextStays() {
        var view = TextView(size: Size(width: 24, height: 10))
        let short = Lines(lines: ["one", "two"])
        view.scroll(by: 5, in: short)
        #expect(view.top == TextPlace() && view.scrollbar(in: short) == nil)
        view.goToEnd(in: short)
        #expect(view.top == TextPlace() && view.visibleLines(in: short) == 0..<2)
        #expect(drawn(view, short).prefix(3) == ["  one", "  two", ""])
    }

    @Test func anEmptyTextIsNothing() {
        var view = TextView(size: Size(width: 20, height: 5))
        let empty = Lines(lines: [])
        view.scroll(by: 5, in: empty)
        view.go(to: TextPlace(line: 3), in: empty)
        view.goToEnd(in: empty)
        view.resize(to: Size(width: 3, height: 1), in: empty)
        #expect(view.top == TextPlace() && view.scrollbar(in: empty) == nil)
        #expect(view.visibleLines(in: empty).isEmpty && drawn(view, empty) == [""])
    }

    @Test func aGiantLineIsScrolledByRows() {
        let giant = Lines(lines: [String(repeating: "x", count: 10_000)])
        var view = TextView(size: Size(width: 20, height: 5))
        view.scroll(by: 3, in: giant)
        #expect(view.top == TextPlace(line: 0, byte: 48))
        view.scroll(by: -1, in: giant)
        #expect(view.top.byte == 32)
        view.goToEnd(in: giant)
        #expect(view.top == TextPlace(line: 0, byte: 10_000 - 5 * 16))
        view.resize(to: Size(width: 40, height: 5), in: giant)
        #expect(view.top.byte % 36 == 0 && view.scrollbar(in: giant) != nil)
        view.go(to: TextPlace(line: 0, byte: 400), in: giant)
        #expect(view.top.byte == 396)
    }

    @Test func aResizeKeepsTheLine() {
        var view = TextView(size: Size(width: 60, height: 10))
        view.go(to: TextPlace(line: 30), in: Self.prose)
        for width in [10, 80, 5, 40, 1, 60] {
            view.resize(to: Size(width: width, height: 10), in: Self.prose)
            #expect(view.top == TextPlace(line: 30))
        }
    }

    /// A window that is drawn smaller and larger again, as with the mouse, shows what it showed.
    @Test func anyNumberOfResizesLeadsBack() {
        let giant = Lines(lines: [String(repeating: "x", count: 10_000)])
        var view = TextView(size: Size(width: 80, height: 20))
        view.scroll(by: 50, in: giant)
        let top = view.top
        for width in Array(30..<80).reversed() + Array(31...80) {
            view.resize(to: Size(width: width, height: width / 4), in: giant)
        }
        #expect(view.top == top)
        view.goToEnd(in: giant)
        let end = view.top
        view.resize(to: Size(width: 80, height: 60), in: giant)
        #expect(view.top < end)
        view.resize(to: Size(width: 80, height: 20), in: giant)
        #expect(view.top == end)
    }

    @Test func rowsKeepToTheirMargins() {
        let lines = Lines(lines: [String(repeating: "漢", count: 30), "\ttab", "e\u{301}"])
        for width in 1...20 {
            let view = TextView(size: Size(width: width, height: 8))
            var surface = Surface(size: Size(width: width, height: 8))
            view.draw(lines, on: &surface, at: Point(x: 0, y: 0), theme: Theme(.dark))
            #expect(surface.isSound)
            for y in 0..<8 where width > 4 {
                #expect([0, 1, width - 2].allSatisfy { surface[$0, y].glyph == .blank })
            }
        }
    }

    /// The thumb is at its ends exactly where the text is, and dragging it goes all the way.
    @Test func theScrollbarGoesFromStartToEnd() throws {
        var view = TextView(size: Size(width: 24, height: 10))
        var firsts: [Int] = []
        while true {
            let bar = try #require(view.scrollbar(in: Self.prose))
            firsts.append(bar.first)
            #expect(bar.first >= 0 && bar.first <= bar.count - bar.visible)
            let top = view.top
            view.scroll(by: 1, in: Self.prose)
            if view.top == top { break }
            #expect(bar.first < bar.count - bar.visible)
        }
        #expect(firsts == firsts.sorted() && firsts.first == 0)
        let bar = try #require(view.scrollbar(in: Self.prose))
        let end = view.top
        #expect(bar.first == bar.count - bar.visible && bar.thumb(on: 10).upperBound == 10)
        var previous = TextPlace()
        for row in 0...10 {
            view.go(to: TextPlace(line: bar.first(forThumbAt: row, on: 10)), in: Self.prose)
            #expect(view.top >= previous)
            previous = view.top
        }
        #expect(previous == end)
    }
}
