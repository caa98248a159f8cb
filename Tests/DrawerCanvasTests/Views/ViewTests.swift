import DrawerModel
import Testing

@testable import DrawerCanvas

/// Lines for a text view.
private struct Lines: TextSource {
    var lines: [String]
    var lineCount: Int { lines.count }

    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        var line = lines[index]
        return line.withUTF8(body)
    }
}

struct ViewTests {
    init() { useUTF8() }

    @Test func scrollingDownAndUpIsNoChange() {
        let source = Lines(
            lines: (0..<60).map { String(repeating: "word ", count: $0 % 13) + "end" })
        var view = TextView(size: Size(width: 24, height: 10))
        for rows in 1..<40 {
            view.scroll(by: rows, in: source)
            view.scroll(by: -rows, in: source)
            #expect(view.top == TextPlace())
        }
        view.goToEnd(in: source)
        let end = view.top
        view.scroll(by: 100, in: source)
        #expect(view.top == end)
        #expect(view.visibleLines(in: source).upperBound == 60)
    }

    @Test func emptyTextsAndGiantLines() {
        var view = TextView(size: Size(width: 20, height: 5))
        view.scroll(by: 5, in: Lines(lines: []))
        #expect(view.top == TextPlace() && view.scrollbar(in: Lines(lines: [])) == nil)
        let giant = Lines(lines: [String(repeating: "x", count: 10_000)])
        view.goToEnd(in: giant)
        #expect(view.top.line == 0 && view.top.byte == 10_000 - 5 * 16)
        view.resize(to: Size(width: 40, height: 5), in: giant)
        #expect(view.top.byte % 36 == 0 && view.scrollbar(in: giant) != nil)
    }

    @Test func theThumbGoesWhereItIsDragged() {
        for count in [11, 30, 1000] {
            let bar = ScrollbarView(count: count, first: 0, visible: 10)
            let last = 20 - bar.thumb(on: 20).count
            #expect(bar.first(forThumbAt: 0, on: 20) == 0)
            #expect(bar.first(forThumbAt: last, on: 20) == count - 10)
            for row in 0...last {
                let first = bar.first(forThumbAt: row, on: 20)
                let again = ScrollbarView(count: count, first: first, visible: 10)
                #expect(count < 30 || again.thumb(on: 20).lowerBound == row)
            }
        }
    }

    @Test func aMenuKeepsItsChoiceInSight() {
        var menu = Menu(rows: (0..<50).map { Menu.Row(label: "row \($0)") })
        menu.height = 10
        for (key, expected) in [
            (Key.down, 1), (.pageDown, 10), (.end, 49), (.pageUp, 40), (.home, 0), (.up, 0),
        ] {
            #expect(menu.handle(KeyPress(key)) == .changed)
            #expect(menu.selection == expected)
            #expect((menu.top..<(menu.top + 10)).contains(menu.selection))
        }
        menu.select(30)
        menu.height = 3
        #expect((menu.top..<(menu.top + 3)).contains(30))
        #expect(menu.handle(KeyPress(.enter)) == .chosen(30))
    }

    @Test func aClickChoosesAndADragDoesNot() {
        var menu = Menu(rows: (0..<5).map { Menu.Row(label: "row \($0)") })
        menu.height = 5
        let place = Location(x: 3, y: 2)
        #expect(menu.handle(MouseReport(.press(.left), at: place), row: 2) == .changed)
        #expect(menu.handle(MouseReport(.release(.left), at: place), row: 2) == .chosen(2))
        _ = menu.handle(MouseReport(.press(.left), at: place), row: 3)
        _ = menu.handle(MouseReport(.cancel, at: place), row: 3)
        #expect(menu.handle(MouseReport(.release(.left), at: place), row: 3) == .ignored)
        #expect(menu.handle(MouseReport(.press(.left), at: place), row: 9) == .ignored)
    }

    @Test func longTitlesAreShortened() {
        var surface = Surface(size: Size(width: 30, height: 1))
        let theme = Theme(.dark)
        TitleBar(title: String(repeating: "long ", count: 20), detail: "1–2 of 3").draw(
            on: &surface, theme: theme)
        let text = surface.text(row: 0)
        #expect(text.hasPrefix(" ☰  long") && text.contains("…") && text.hasSuffix("1–2 of 3"))
    }

    @Test func everythingDrawsOnTheSmallestScreens() {
        for width in 0...24 {
            for height in 0...8 {
                var surface = Surface(size: Size(width: width, height: height))
                Card(heading: "Keys", lines: ["a\tb", "c"]).draw(on: &surface, theme: Theme(.dark))
                MenuView(heading: "Contents", caption: "3").draw(
                    Menu(rows: [Menu.Row(label: "x", detail: "y", isCurrent: true)]),
                    on: &surface, theme: Theme(.dark))
                TitleBar(title: "t", detail: "d").draw(on: &surface, theme: Theme(.dark))
            }
        }
    }
}
