import DrawerModel
import Testing

@testable import DrawerCanvas

struct TextExportTests {
    init() { useUTF8() }

    @Test func eachRowIsALineWithoutTrailingBlanks() {
        let surface = Surface(lines: ["  a b  ", "", "漢字x", "e\u{301}"], width: 12)
        #expect(TextExport().text(of: surface) == "  a b\n\n漢字x\ne\u{301}\n")
    }

    @Test func stylesDoNotMatter() {
        let style = Style(.palette(1), on: .palette(2), [.bold, .reverse])
        #expect(TextExport().text(of: Surface(lines: ["x "], width: 3, style: style)) == "x\n")
    }

    @Test func nothingIsNothing() {
        #expect(TextExport().text(of: Surface(size: Size(width: 0, height: 0))) == "")
        #expect(TextExport().text(of: Surface(size: Size(width: 0, height: 2))) == "\n\n")
    }

    /// Code can put into a cell what no text from outside gets there.
    @Test(arguments: ["\u{1B}", "\n", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\u{FFFE}"])
    func nothingThatATerminalWouldActOnGetsOut(scalar: Unicode.Scalar) {
        var surface = Surface(size: Size(width: 4, height: 1))
        surface[0, 0] = Cell(Glyph(scalar))
        surface[1, 0] = Cell(Glyph("a").adding(scalar))
        #expect(TextExport().text(of: surface) == "\u{FFFD}a\u{FFFD}\n")
    }
}
