import DrawerModel
import Testing

@testable import DrawerCanvas

struct CardTests {
    init() { useUTF8() }

    private static let card = Card(heading: "Keys", lines: ["a\tfirst", "", "bcd\tsecond", "end"])

    @Test func aCardIsInTheMiddleAndAllElseIsDimmed() {
        let theme = Theme(.light)
        var surface = Surface(size: Size(width: 40, height: 14))
        surface.write(String(repeating: "x", count: 40), at: Point(x: 0, y: 0), style: theme.text)
        Self.card.draw(on: &surface, theme: theme)
        let card = (0..<40).filter { surface[$0, 7].style.background == theme.panel.background }
        let isWhole = card == Array(card[0]...card[card.count - 1])
        #expect(isWhole && abs(card[0] - (39 - card[card.count - 1])) <= 1)
        #expect(surface[0, 0].style.background == Color(rgb: 0x808080))
        #expect(surface[0, 0].glyph.text == "x")
        let texts = (0..<14).map { surface.text(row: $0).drop { $0 == " " } }
        #expect(
            texts.filter { !$0.isEmpty }.dropFirst() == [
                "Keys", "a     first", "bcd   second", "end",
            ])
    }

    @Test func everythingDrawsOnTheSmallestScreens() {
        for width in 0...24 {
            for height in 0...12 {
                var surface = Surface(
                    size: Size(width: width, height: height), filledWith: Cell(Glyph("x")))
                Self.card.draw(on: &surface, theme: Theme(.dark))
                #expect(surface.isSound)
                MenuView(heading: "Contents", caption: "3").draw(
                    Menu(rows: [Menu.Row(label: "漢字", detail: "y", isCurrent: true)]),
                    on: &surface, theme: Theme(.dark))
                #expect(surface.isSound)
                TitleBar(title: "t", detail: "d").draw(on: &surface, theme: Theme(.dark))
                #expect(surface.isSound)
            }
        }
    }
}
