import DrawerModel
import Testing

@testable import DrawerCanvas

struct ScrollbarViewTests {
    @Test func theThumbGoesWhereItIsDragged() {
        for count in [11, 30, 31, 57, 100, 1000] {
            for length in [1, 2, 7, 20] {
                let bar = ScrollbarView(count: count, first: 0, visible: 10)
                let last = length - bar.thumb(on: length).count
                #expect(bar.first(forThumbAt: 0, on: length) == 0)
                #expect(last == 0 || bar.first(forThumbAt: last, on: length) == count - 10)
                for row in 0...last where count - 10 >= last {
                    let first = bar.first(forThumbAt: row, on: length)
                    let again = ScrollbarView(count: count, first: first, visible: 10)
                    #expect(again.thumb(on: length).lowerBound == row)
                }
            }
        }
    }

    @Test func theThumbStaysOnItsTrack() {
        for count in 1...60 {
            for first in 0...count {
                for length in 0...12 {
                    let bar = ScrollbarView(count: count, first: first, visible: 8)
                    let thumb = bar.thumb(on: length)
                    #expect(thumb.lowerBound >= 0 && thumb.upperBound <= length)
                    #expect(!thumb.isEmpty || length == 0)
                    for row in [-5, 0, length, length + 5] {
                        let item = bar.first(forThumbAt: row, on: length)
                        #expect(item >= 0 && item <= max(0, count - 8))
                    }
                }
            }
        }
    }

    @Test func theThumbIsAsLargeAsWhatIsShown() {
        #expect(ScrollbarView(count: 100, first: 0, visible: 50).thumb(on: 10) == 0..<5)
        #expect(ScrollbarView(count: 100, first: 50, visible: 50).thumb(on: 10) == 5..<10)
        #expect(ScrollbarView(count: 1_000_000, first: 0, visible: 5).thumb(on: 10) == 0..<1)
        #expect(ScrollbarView(count: 5, first: 0, visible: 5).thumb(on: 10) == 0..<10)
    }

    @Test func onlyTheThumbIsDrawn() {
        var surface = Surface(size: Size(width: 3, height: 12))
        ScrollbarView(count: 100, first: 50, visible: 50)
            .draw(on: &surface, column: 2, rows: 1..<11, style: Style())
        let rows = (0..<12).filter { surface[2, $0].glyph != .blank }
        #expect(rows == Array(6..<11))
        #expect((0..<12).allSatisfy { surface[1, $0] == Cell() })
    }
}
