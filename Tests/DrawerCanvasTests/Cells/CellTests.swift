import Testing

@testable import DrawerCanvas

struct CellTests {
    private static let red = Color(rgb: 0xFF0000)
    private static let blue = Color(rgb: 0x0000FF)

    @Test(arguments: [
        (Style(red), Style(blue), Style(red)),
        (Style(red, on: blue, .bold), Style(on: blue), Style(red, on: blue, .bold)),
        (Style(red, on: blue), Style(red), Style(red)),
        (Style(red).with(.underline), Style(), Style()),
        (Style(), Style().with(.reverse), Style().with(.reverse)),
    ]) func aBlankTakesTheInkBeforeIt(before: Style, own: Style, shown: Style) {
        #expect(Cell(.blank, own).style(after: before) == shown)
        #expect(Cell(Glyph("x"), own).style(after: before) == own)
    }
}
