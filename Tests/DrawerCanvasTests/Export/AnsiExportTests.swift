import DrawerModel
import TerminalProbe
import Testing

@testable import DrawerCanvas

struct AnsiExportTests {
    private static let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed, .truecolor]
    private static let orange = Color(rgb: 0xFF8800)

    init() { useUTF8() }

    private func export(_ surface: Surface, _ depth: ColorDepth = .truecolor) -> String {
        AnsiExport(depth: depth).text(of: surface)
            .replacing("\u{1B}[", with: "^")
    }

    @Test func plainTextIsPlain() {
        #expect(export(Surface(lines: [" a  b ", "", "漢字"], width: 8)) == " a  b\n\n漢字\n")
    }

    @Test func stylesChangeWhereTheyDoAndEndWithTheLine() {
        var surface = Surface(lines: ["ab cd", "e"], width: 8)
        surface.write("b c", at: Point(x: 1, y: 0), style: Style(Self.orange).with(.bold))
        surface.write("e", at: Point(x: 0, y: 1), style: Style(.palette(1)))
        #expect(export(surface) == "a^1;38;2;255;136;0mb c^0md\n^31me^0m\n")
    }

    @Test(arguments: [
        (ColorDepth.none, "^1mx^0m\n"), (.eight, "^1;33;44mx^0m\n"), (.sixteen, "^1;33;104mx^0m\n"),
        (.indexed, "^1;38;5;208;104mx^0m\n"), (.truecolor, "^1;38;2;255;136;0;104mx^0m\n"),
    ]) func coloursComeDownToTheDepth(depth: ColorDepth, expected: String) {
        let style = Style(Self.orange, on: .palette(12), .bold)
        #expect(export(Surface(lines: ["x"], width: 1, style: style), depth) == expected)
    }

    /// A blank shows no ink: it changes no colour of text, but what is behind it is seen.
    @Test func blanksCostNoInkAndKeepTheirBackground() {
        var surface = Surface(lines: ["a  b"], width: 8, style: Style(.palette(1)))
        surface[1, 0].style = Style(.palette(2))
        #expect(export(surface) == "^31ma  b^0m\n")
        surface[6, 0].style = Style(on: .palette(4))
        #expect(export(surface) == "^31ma  b  ^0;44m ^0m\n")
        #expect(export(surface, .none) == "a  b\n")
        surface[6, 0].style = Style().with(.reverse)
        #expect(export(surface, .none) == "a  b  ^7m ^0m\n")
    }

    @Test func codeCannotGetASequenceOut() {
        var surface = Surface(lines: ["abc"], width: 3)
        surface[1, 0] = Cell(Glyph("\u{1B}").adding("\u{9B}"))
        #expect(export(surface) == "a\u{FFFD}\u{FFFD}c\n")
    }

    // MARK: Random surfaces

    @Test(arguments: depths) func allSequencesSetStylesAndTheRestIsTheText(depth: ColorDepth) {
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<40 {
            let surface = Surface.random(
                Size(width: 30, height: 6), of: Samples.words, colors: Samples.colors,
                using: &numbers)
            let lines = AnsiExport(depth: depth).text(of: surface)
                .split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count == 7 && lines[6].isEmpty)
            for (y, line) in lines.dropLast().enumerated() {
                let sequences = line.matches(of: #/\u{1B}\[[0-9;]+m/#).map(\.output)
                #expect(sequences.last ?? "\u{1B}[0m" == "\u{1B}[0m")
                var text = line.replacing(#/\u{1B}\[[0-9;]+m/#, with: "")
                while text.last == " " { text.removeLast() }
                #expect(text == surface.text(row: y))
            }
        }
    }

    @Test func aTerminalShowsTheSurface() throws {
        var numbers = SplitMix64(seed: 4)
        let colors = Samples.colors.filter { $0.paletteIndex == nil }
        for _ in 0..<40 {
            let surface = Surface.random(
                Size(width: 30, height: 6), of: Samples.words, colors: colors, using: &numbers)
            let terminal = Emulator(columns: 30, rows: 7)
            let text = AnsiExport(depth: .truecolor).text(of: surface)
            terminal.feed(text.replacing("\n", with: "\r\n").utf8)
            for y in 0..<6 {
                for x in 0..<30 {
                    let shown = try #require(terminal.cell(column: x, row: y))
                    #expect(Self.matches(shown, surface[x, y]), "\(shown) \(surface[x, y])")
                }
            }
        }
    }

    /// Whether a terminal's cell is the surface's; of a blank only what can be seen counts.
    private static func matches(_ shown: ScreenCell, _ cell: Cell) -> Bool {
        if cell.glyph == .continuation { return shown.width == 0 }
        let attributes = cell.style.attributes
        let isBlank = cell.glyph == .blank
        let isInkSeen = !isBlank || !attributes.isDisjoint(with: [.underline, .reverse])
        return (shown.characters.isEmpty && isBlank || shown.characters == cell.glyph.text)
            && shown.background == cell.style.background.rgb.map { RGB($0) }
            && (!isInkSeen || shown.foreground == cell.style.foreground.rgb.map { RGB($0) })
            && shown.underline == attributes.contains(.underline)
            && shown.reverse == attributes.contains(.reverse)
            && (isBlank || shown.bold == attributes.contains(.bold))
            && (isBlank || shown.italic == attributes.contains(.italic))
    }
}
