import DrawerModel
import Testing

@testable import DrawerCanvas

/// Lines that say how they are set.
struct TextViewLayoutTests {
    private static let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true))

    init() { useUTF8() }

    private func surface(_ view: TextView, _ source: some TextSource) -> Surface {
        var surface = Surface(size: view.size)
        view.draw(source, on: &surface, at: Point(x: 0, y: 0), theme: Self.theme)
        return surface
    }

    private func rows(_ view: TextView, _ source: some TextSource) -> [String] {
        var surface = surface(view, source)
        let column = Rect(x: view.size.width - 1, y: 0, width: 1, height: view.size.height)
        surface.fill(column, with: Cell())
        return (0..<view.size.height).map { surface.text(row: $0) }
    }

    // MARK: Every layout

    /// Whatever the layouts: down by single rows shows every glyph of every wrapped line once, and
    /// up again is no change.
    @Test func everyRowIsShownOnce() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<150 {
            let source = SetLines(12, using: &random)
            let size = Size(
                width: Int.random(in: 6...30, using: &random),
                height: Int.random(in: 1...6, using: &random))
            var view = TextView(size: size)
            var tops = [view.top]
            var shown = surface(view, source)
            while true {
                #expect(shown.isSound && shown.isHarmless)
                view.scroll(by: 1, in: source)
                if view.top == tops.last { break }
                tops.append(view.top)
                let next = surface(view, source)
                for y in 1..<size.height { #expect(cells(next, y - 1) == cells(shown, y)) }
                shown = next
            }
            #expect(tops == tops.sorted() && Set(tops).count == tops.count)
            for top in tops.dropLast().reversed() {
                view.scroll(by: -1, in: source)
                #expect(view.top == top)
            }
            #expect(view.top == TextPlace())
        }
    }

    /// A row without what the scrollbar shows.
    private func cells(_ surface: Surface, _ y: Int) -> [Cell] {
        (0..<(surface.size.width - 1)).map { surface[$0, y] }
    }

    /// All glyphs of a wrapped line are drawn in order, each in the ink of its first byte.
    @Test func eachGlyphHasTheInkOfItsFirstByte() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<400 {
            var source = SetLines(1, using: &random)
            source.layouts[0].wraps = true
            let layout = source.layouts[0]
            let base = layout.fill.map { Self.theme.style(for: TextInk($0)) } ?? Style()
            let expected = Samples.scan(source.lines[0]).filter { !$0.isSpace }.map { scanned in
                let run = layout.runs.first { $0.bytes.contains(scanned.start) }
                return Cell(
                    scanned.glyph, run.map { Self.theme.style(for: $0.ink, over: base) } ?? base)
            }
            let view = TextView(size: Size(width: 12, height: 80))
            let shown = surface(view, source)
            let drawn = (0..<80).flatMap { cells(shown, $0) }.filter {
                $0.glyph != .blank && $0.glyph != .continuation
            }
            #expect(drawn == expected)
        }
    }

    @Test func resizingLeadsBackWhateverTheLayouts() {
        var random = SplitMix64(seed: 13)
        let source = SetLines(40, using: &random)
        var view = TextView(size: Size(width: 40, height: 8))
        view.scroll(by: 17, in: source)
        let top = view.top
        for width in Array(3..<40).reversed() + Array(4...40) {
            view.resize(to: Size(width: width, height: 8), in: source)
            #expect(surface(view, source).isSound)
        }
        #expect(view.top == top)
    }

    // MARK: Indents and fills

    @Test func indentAndHanging() {
        let source = Lines(
            lines: ["• one two three four", "x"],
            layouts: [LineLayout(indent: 2, hanging: 4), LineLayout()])
        let view = TextView(size: Size(width: 17, height: 4))
        #expect(rows(view, source) == ["    • one two", "      three", "      four", "  x"])
    }

    /// A window that is narrower than an indent still has half of its width for text.
    @Test func anIndentLeavesRoom() {
        let source = Lines(lines: ["abcdef"], layouts: [LineLayout(indent: 99, hanging: 99)])
        let view = TextView(size: Size(width: 10, height: 3))
        #expect(rows(view, source) == ["     abc", "     def", ""])
    }

    @Test func aFillGoesOverTheWholeWidth() {
        let code = Self.theme.style(for: TextInk(.codeBlock))
        let source = Lines(
            lines: ["ab", "cd"],
            layouts: [
                LineLayout(runs: [TextRun(0..<1, TextInk(.added))], indent: 2, fill: .codeBlock),
                LineLayout(),
            ])
        let shown = surface(TextView(size: Size(width: 12, height: 2)), source)
        for x in 0..<12 {
            let isText = (2..<10).contains(x)
            #expect(shown[x, 0].style.background == (isText ? code.background : .standard))
            #expect(shown[x, 1].style.background == .standard)
        }
        let added = Self.theme.style(for: TextInk(.added)).foreground
        #expect(shown[4, 0].style.foreground == added)
        #expect(shown[5, 0].style == code)
    }

    /// A bar that a program draws of blanks is seen to its end; blanks at a cut are not.
    @Test func blanksAtTheEndKeepTheirBackground() {
        let ink = TextInk(background: .palette(2))
        let source = Lines(
            lines: ["ab   ", "ab   cdefghij"],
            layouts: [
                LineLayout(runs: [TextRun(0..<5, ink)]), LineLayout(runs: [TextRun(0..<5, ink)]),
            ])
        let shown = surface(TextView(size: Size(width: 12, height: 3)), source)
        for x in 0..<12 {
            #expect((shown[x, 0].style.background == .palette(2)) == (2..<7).contains(x))
            #expect((shown[x, 1].style.background == .palette(2)) == (2..<4).contains(x))
        }
    }

    // MARK: Cut lines

    private static let wide = Lines(
        lines: ["0123456789abcdefghij", "short", "漢字漢字漢字漢字漢字漢字漢字"])

    @Test func aCutLineIsMarkedWhereItGoesOn() {
        var view = TextView(size: Size(width: 14, height: 3))
        view.wrap(false, in: Self.wide)
        #expect(rows(view, Self.wide) == ["  0123456789›", "  short", "  漢字漢字漢›"])
        view.scroll(sideways: 5, in: Self.wide)
        #expect(rows(view, Self.wide) == [" ‹56789abcde›", " ‹", " ‹ 字漢字漢 ›"])
        view.scroll(sideways: 99, in: Self.wide)
        #expect(view.shift == 18, "no farther than the widest line")
        #expect(rows(view, Self.wide) == [" ‹ij", " ‹", " ‹字漢字漢字"])
        view.wrap(true, in: Self.wide)
        #expect(view.shift == 0 && rows(view, Self.wide)[1] == "  abcdefghij")
    }

    @Test func theViewSaysWhichWayItCanGoOn() {
        var view = TextView(size: Size(width: 14, height: 3))
        #expect(!view.canScrollLeft(in: Self.wide) && !view.canScrollRight(in: Self.wide))
        view.wrap(false, in: Self.wide)
        #expect(!view.canScrollLeft(in: Self.wide) && view.canScrollRight(in: Self.wide))
        view.scroll(sideways: 5, in: Self.wide)
        #expect(view.canScrollLeft(in: Self.wide) && view.canScrollRight(in: Self.wide))
        view.scroll(sideways: 99, in: Self.wide)
        #expect(view.canScrollLeft(in: Self.wide) && !view.canScrollRight(in: Self.wide))
        view.scroll(sideways: -99, in: Self.wide)
        #expect(view.shift == 0)
    }

    /// A line may be cut where others are wrapped, as code is; it alone is moved.
    @Test func oneCutLineAmongWrappedOnes() {
        let source = Lines(
            lines: ["0123456789ab", "0123456789ab"],
            layouts: [LineLayout(wraps: false), LineLayout()])
        var view = TextView(size: Size(width: 14, height: 3))
        #expect(rows(view, source) == ["  0123456789›", "  0123456789", "  ab"])
        view.scroll(sideways: 1, in: source)
        #expect(rows(view, source) == [" ‹123456789a›", "  0123456789", "  ab"])
    }

    @Test func cuttingAndWrappingKeepsThePlace() {
        let source = Lines(
            lines: [String](repeating: String(repeating: "word ", count: 9), count: 9))
        var view = TextView(size: Size(width: 20, height: 3))
        view.scroll(by: 7, in: source)
        let top = view.top
        view.wrap(false, in: source)
        #expect(view.top == TextPlace(line: top.line))
        view.wrap(true, in: source)
        #expect(view.top == top)
    }

    // MARK: Numbers

    @Test func numbersStandBeforeTheFirstRowOfALine() {
        let source = Lines(
            lines: ["one two three four", "x", "y"], numbers: [7, 8, 8])
        var view = TextView(size: Size(width: 22, height: 5))
        view.showNumbers(true, in: source)
        #expect(
            rows(view, source) == ["   7  one two three", "      four", "   8  x", "      y", ""])
        view.showNumbers(false, in: source)
        #expect(rows(view, source)[0] == "  one two three four")
    }

    @Test func theGutterIsAsWideAsTheLastNumber() {
        let source = Lines(lines: [String](repeating: "x", count: 12345))
        var view = TextView(size: Size(width: 40, height: 2))
        view.showNumbers(true, in: source)
        #expect(rows(view, source) == ["     1  x", "     2  x"])
        view.goToEnd(in: source)
        #expect(rows(view, source) == [" 12344  x", " 12345  x"])
        view.resize(to: Size(width: 16, height: 2), in: source)
        #expect(rows(view, source)[0] == "  x", "there is no room for a gutter")
    }
}
