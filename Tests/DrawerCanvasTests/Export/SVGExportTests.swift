import DrawerModel
import Testing

@testable import DrawerCanvas

struct SVGExportTests {
    private static let scheme = ColorScheme(
        foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)
    private static let cell = (width: 16, height: 32)
    private static let margin = (x: 24, y: 12)

    init() { useUTF8() }

    private func view(_ surface: Surface) throws -> SVGViewer {
        try #require(SVGViewer(SVGExport(scheme: Self.scheme).picture(of: surface)))
    }

    @Test func aWholeDocument() {
        var surface = Surface(lines: ["a b  <c>", "漢 ▌"], width: 9)
        surface.write("b", at: Point(x: 2, y: 0), style: Style(.palette(1), on: .palette(4)))
        surface.write("_", at: Point(x: 8, y: 1), style: Style().with([.bold, .underline]))
        #expect(
            SVGExport(scheme: Self.scheme).picture(of: surface) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="96" height="44" viewBox="0 0 192 88">
                <clipPath id="window"><rect width="192" height="88" rx="16"/></clipPath>
                <g clip-path="url(#window)" shape-rendering="crispEdges">
                <rect width="192" height="88" fill="#1e1e2e"/>
                <rect x="56" y="0" width="16" height="44" fill="#0000ee"/>
                <rect x="72" y="44" width="8" height="44" fill="#cdd6f4"/>
                <rect x="152" y="72" width="16" height="2" fill="#cdd6f4"/>
                </g>
                <g fill="#cdd6f4" font-size="26.6" font-family="ui-monospace,SFMono-Regular,Menlo,\
                Consolas,'DejaVu Sans Mono','Liberation Mono',monospace">
                <text x="24" y="37" textLength="16" lengthAdjust="spacingAndGlyphs">a</text>
                <text x="104" y="37" textLength="48" lengthAdjust="spacingAndGlyphs">&lt;c&gt;</text>
                <text x="40" y="69" text-anchor="middle">漢</text>
                <text x="152" y="69" font-weight="bold" textLength="16" \
                lengthAdjust="spacingAndGlyphs">_</text>
                <g fill="#cd0000">
                <text x="56" y="37" textLength="16" lengthAdjust="spacingAndGlyphs">b</text>
                </g>
                </g>
                <rect x="1" y="1" width="190" height="86" rx="15" fill="none" stroke="#cdd6f4" \
                stroke-opacity=".2" stroke-width="2"/>
                </svg>

                """)
    }

    /// One blank stays in a text; two end it, as does another look, or a glyph that stands alone.
    @Test func textOfOneLookIsOneElement() throws {
        var surface = Surface(lines: ["a bc  d→e", "fo\u{308}"], width: 12)
        surface.write("c", at: Point(x: 3, y: 0), style: Style().with(.italic))
        let texts = try view(surface).drawn().filter { $0.name == "text" }
        #expect(texts.map(\.text) == ["a b", "c", "d", "→", "e", "f", "o\u{308}"])
        let lengths = texts.map { $0.attributes["textLength"] }
        #expect(lengths == ["48", "16", "16", nil, "16", "16", nil])
        #expect(texts.map { $0.attributes["font-style"] == "italic" }.firstIndex(of: true) == 1)
        #expect(texts[3].attributes["text-anchor"] == "middle")
        #expect(texts[3].number("x") == Self.margin.x + 7 * 16 + 8)
    }

    @Test func reversedAndFaintColoursAreWorkedOut() throws {
        let style = Style(Color(rgb: 0xFFFFFF), on: Color(rgb: 0x000000))
        var surface = Surface(lines: ["a", "b", "c"], width: 1, style: style)
        surface[0, 1].style = style.with(.reverse)
        surface[0, 2].style = style.with([.reverse, .faint])
        let viewer = try view(surface)
        let inks = viewer.drawn().filter { $0.name == "text" }.map { $0.attributes["fill"] }
        #expect(inks == ["#ffffff", "#000000", "#808080"])
        let papers = (0..<3).map { viewer.color(x: 30, y: 20 + 32 * $0) }
        #expect(papers == ["#000000", "#ffffff", "#ffffff"])
    }

    /// Areas of an outer cell go on to the edge; the line under a text does not.
    @Test func theMarginContinuesWhatIsBesideIt() throws {
        var surface = Surface(lines: ["    ", "    "], width: 4)
        surface[0, 0].style = Style(on: Color(rgb: 0x111111))
        surface[3, 1] = Cell(Glyph("▀"), Style(Color(rgb: 0x222222), on: Color(rgb: 0x333333)))
        surface[1, 1].style = Style(Color(rgb: 0x444444)).with(.underline)
        let viewer = try view(surface)
        #expect(viewer.color(x: 0, y: 0) == "#111111")
        #expect(viewer.color(x: 0, y: 43) == "#111111")
        #expect(viewer.color(x: 0, y: 44) == "#1e1e2e")
        #expect(viewer.color(x: 111, y: 44) == "#222222")
        #expect(viewer.color(x: 111, y: 87) == "#333333")
        let line = viewer.drawn().filter { $0.attributes["fill"] == "#444444" }
        #expect(line.map { [$0.number("x"), $0.number("width")] } == [[40, 16]])
    }

    @Test func areasThatTouchAreOne() throws {
        let surface = Surface(
            size: Size(width: 20, height: 10), filledWith: Cell(.blank, Style(on: .palette(1))))
        let areas = try view(surface).drawn().filter { $0.attributes["fill"] == "#cd0000" }
        #expect(areas.map { [$0.number("width"), $0.number("height")] } == [[368, 344]])
    }

    @Test(arguments: ["\u{1}", "\u{1B}", "\u{FFFE}", "\u{FFFF}", "\u{202E}", "\u{85}"])
    func whatXMLForbidsDoesNotGetIn(scalar: Unicode.Scalar) throws {
        var surface = Surface(lines: ["a"], width: 2)
        surface[1, 0] = Cell(Glyph(scalar).adding(scalar))
        let text = try view(surface).drawn().filter { $0.name == "text" }.map(\.text).joined()
        #expect(text == "a\u{FFFD}\u{FFFD}")
    }

    @Test func aPictureOfNothing() throws {
        #expect(try view(Surface(size: Size(width: 0, height: 0))).root["viewBox"] == "0 0 48 24")
    }

    // MARK: Random surfaces

    /// Every glyph is where its cell is, in its colour, and nothing else is there.
    @Test func theTextsAreTheSurface() throws {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<40 {
            let surface = Surface.random(
                Size(width: 30, height: 6), of: Samples.words, colors: Samples.colors,
                using: &numbers)
            let viewer = try view(surface)
            #expect(viewer.names.isSubset(of: ["svg", "clipPath", "rect", "g", "text"]))
            var shown: [Point: [String]] = [:]
            for text in viewer.drawn() where text.name == "text" {
                for (place, glyph) in Self.glyphs(of: text) { shown[place] = glyph }
            }
            #expect(shown == Self.glyphs(of: surface))
        }
    }

    /// What a text shows in each of its cells.
    private static func glyphs(of text: SVGViewer.Drawn) -> [(Point, [String])] {
        let isAlone = text.attributes["text-anchor"] == "middle"
        let columns = isAlone ? text.text.columns : text.text.count
        let start = text.number("x") - margin.x - (isAlone ? columns * cell.width / 2 : 0)
        let row = (text.number("y") - 25 - margin.y) / cell.height
        #expect(start % cell.width == 0 && (text.number("y") - 25 - margin.y) % cell.height == 0)
        #expect(isAlone || text.number("textLength") == columns * cell.width)
        let look = ["fill", "font-weight", "font-style"].map { text.attributes[$0] ?? "" }
        return text.text.enumerated().filter { $1 != " " }.map { index, character in
            (Point(x: start / cell.width + index, y: row), [String(character)] + look)
        }
    }

    private static func glyphs(of surface: Surface) -> [Point: [String]] {
        var glyphs: [Point: [String]] = [:]
        for y in 0..<surface.size.height {
            for x in 0..<surface.size.width {
                let cell = surface[x, y]
                let isDrawn = BlockShape(cell.glyph) != nil || LineShape(cell.glyph) != nil
                if isDrawn || [.blank, .continuation].contains(cell.glyph) { continue }
                glyphs[Point(x: x, y: y)] = [
                    cell.glyph.text, ink(of: cell.style).hexadecimal,
                    cell.style.attributes.contains(.bold) ? "bold" : "",
                    cell.style.attributes.contains(.italic) ? "italic" : "",
                ]
            }
        }
        return glyphs
    }

    private static func ink(of style: Style) -> Color {
        let colors = [
            scheme.exact(foreground: style.foreground), scheme.exact(background: style.background),
        ]
        let isReversed = style.attributes.contains(.reverse)
        let (ink, paper) = isReversed ? (colors[1], colors[0]) : (colors[0], colors[1])
        return style.attributes.contains(.faint) ? ink.mixed(with: paper, 0.5) : ink
    }

    @Test func theAreasAreTheSurface() throws {
        var numbers = SplitMix64(seed: 6)
        for _ in 0..<20 {
            let surface = Surface.random(
                Size(width: 20, height: 5), of: ["a", "漢", " "], colors: Samples.colors,
                using: &numbers)
            let viewer = try view(surface)
            for y in 0..<5 {
                for x in 0..<20 {
                    let style = surface[x, y].style
                    let paper =
                        style.attributes.contains(.reverse)
                        ? Self.scheme.exact(foreground: style.foreground)
                        : Self.scheme.exact(background: style.background)
                    let isLined = style.attributes.contains(.underline)
                    let place = Point(x: Self.margin.x + x * 16, y: Self.margin.y + y * 32)
                    #expect(viewer.color(x: place.x, y: place.y) == paper.hexadecimal)
                    #expect(viewer.color(x: place.x + 15, y: place.y + 31) == paper.hexadecimal)
                    #expect(
                        viewer.color(x: place.x + 8, y: place.y + 29)
                            == (isLined ? Self.ink(of: style) : paper).hexadecimal)
                }
            }
        }
    }
}
