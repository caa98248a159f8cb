import DrawerModel
import Testing

@testable import DrawerCanvas

struct SurfaceTests {
    init() { useUTF8() }

    @Test func fillsAreCutToTheSurface() {
        var surface = Surface(size: Size(width: 4, height: 3))
        surface.fill(Rect(x: -2, y: -1, width: 4, height: 3), with: Cell(Glyph("x")))
        #expect((0..<3).map { surface.text(row: $0) } == ["xx", "xx", ""])
        surface.fill(Rect(x: 9, y: 9, width: 4, height: 3), with: Cell(Glyph("y")))
        surface.fill(Rect(x: 0, y: 0, width: 0, height: 9), with: Cell(Glyph("y")))
        #expect((0..<3).map { surface.text(row: $0) } == ["xx", "xx", ""])
    }

    @Test func aFillThatCutsWideCharactersLeavesSpaces() {
        var surface = Surface(size: Size(width: 6, height: 1))
        surface.write("漢字漢", at: Point(x: 0, y: 0), style: Style())
        surface.fill(Rect(x: 1, y: 0, width: 2, height: 1), with: Cell(Glyph("x")))
        #expect(surface.text(row: 0) == " xx 漢" && surface.isSound)
    }

    @Test func resetAndCopyTakeEverything() {
        var surface = Surface(size: Size(width: 4, height: 3))
        surface.write("abcd", at: Point(x: 0, y: 1), style: Style())
        var other = Surface(size: Size(width: 4, height: 3))
        other.copy(surface)
        #expect(other == surface && other.text(row: 1) == "abcd")
        other.reset(size: Size(width: 2, height: 2))
        #expect(other == Surface(size: Size(width: 2, height: 2)))
        other.reset(size: Size(width: 0, height: 0))
        #expect(other.withCells(\.count) == 0)
    }

    // MARK: Drawing one surface on another

    private static func drawn(_ row: String, at x: Int, on ground: String) -> String {
        var surface = Surface(lines: [ground], width: 8)
        surface.draw(Surface(lines: [row], width: row.columns), at: Point(x: x, y: 0))
        #expect(surface.isSound)
        return surface.text(row: 0)
    }

    @Test(arguments: [
        ("abc", 2, "xxabcxxx"), ("abc", -1, "bcxxxxxx"), ("abc", 6, "xxxxxxab"),
        ("abc", -3, "xxxxxxxx"), ("abc", 8, "xxxxxxxx"), ("abcdefghij", -1, "bcdefghi"),
        ("漢字", 1, "x漢字xxx"), ("漢字", -1, " 字xxxxx"), ("漢字", 5, "xxxxx漢"), ("", 3, "xxxxxxxx"),
    ]) func oneSurfaceOnAnotherIsCutToWhatFits(row: String, x: Int, result: String) {
        #expect(Self.drawn(row, at: x, on: "xxxxxxxx") == result)
    }

    /// What is drawn over half of a wide character leaves a space of the other half.
    @Test(arguments: [(1, " abc漢字"), (2, "漢abc 字"), (3, "漢 abc字"), (6, "漢漢漢ab")])
    func whatIsUnderItIsCutWhole(x: Int, result: String) {
        #expect(Self.drawn("abc", at: x, on: x == 6 ? "漢漢漢漢" : "漢漢漢字") == result)
    }

    @Test func rowsOutsideAreLeftOut() {
        var surface = Surface(lines: ["xx", "xx", "xx"], width: 2)
        surface.draw(Surface(lines: ["ab", "cd"], width: 2), at: Point(x: 0, y: -1))
        surface.draw(Surface(lines: ["ef", "gh"], width: 2), at: Point(x: 0, y: 2))
        surface.draw(Surface(lines: ["ij"], width: 2), at: Point(x: 0, y: 3))
        #expect((0..<3).map { surface.text(row: $0) } == ["cd", "xx", "ef"])
    }

    /// Inside of what is drawn are its cells, outside are those from before; but for halves of
    /// characters at the seams.
    @Test func randomSurfacesOnEachOther() {
        var numbers = SplitMix64(seed: 9)
        for _ in 0..<400 {
            let ground = Surface.random(
                Size(width: 14, height: 4), of: Samples.words, colors: Samples.colors,
                using: &numbers)
            let size = Size(
                width: .random(in: 0...20, using: &numbers),
                height: .random(in: 0...6, using: &numbers))
            let upper =
                size.width * size.height == 0
                ? Surface(size: size)
                : .random(size, of: Samples.words, colors: Samples.colors, using: &numbers)
            let origin = Point(
                x: .random(in: -8...15, using: &numbers), y: .random(in: -3...5, using: &numbers))
            var both = ground
            both.draw(upper, at: origin)
            #expect(both.isSound)
            let area = Rect(
                x: origin.x, y: origin.y, width: size.width, height: size.height)
            for y in 0..<4 {
                for x in 0..<14 {
                    let isUpper = area.contains(Point(x: x, y: y))
                    let source = isUpper ? upper[x - origin.x, y - origin.y] : ground[x, y]
                    let isCut = both[x, y].glyph == .blank && source.glyph.isHalf
                    #expect(both[x, y].style == source.style)
                    #expect(both[x, y].glyph == source.glyph || isCut)
                }
            }
        }
    }

    @Test func aGlyphHoldsTwoMarks() {
        let glyph = Glyph("e").adding("\u{301}").adding("\u{323}").adding("\u{302}")
        #expect(glyph.base == 0x65 && glyph.marks == (0x301, 0x323))
        #expect(glyph.text == "e\u{301}\u{323}" && Glyph.continuation.text.isEmpty)
        #expect(Glyph("\u{10FFFD}").adding("\u{E01EF}").marks.0 == 0xE01EF)
        #expect(CharacterWidth.isWide(Glyph("漢")) && !CharacterWidth.isWide(.continuation))
    }

    /// However surfaces are written, filled and laid over each other, no character is in halves.
    @Test func randomDrawingStaysSoundAndHarmless() {
        var numbers = SplitMix64(seed: 7)
        let size = Size(width: 16, height: 5)
        func surface(_ size: Size) -> Surface {
            var surface = Surface(size: size)
            for _ in 0..<8 {
                let x = Int.random(in: -3...16, using: &numbers)
                let y = Int.random(in: -1...5, using: &numbers)
                if Bool.random(using: &numbers) {
                    Samples.bytes(6, using: &numbers).withUnsafeBufferPointer {
                        _ = surface.write(
                            $0, at: Point(x: x, y: y), style: Style(),
                            limit: Int.random(in: 0...16, using: &numbers))
                    }
                } else {
                    let wide = Int.random(in: 0...6, using: &numbers)
                    surface.fill(Rect(x: x, y: y, width: wide, height: 2), with: Cell())
                }
                #expect(surface.isSound)
            }
            return surface
        }
        for round in 0..<150 {
            let edge = Edge.allCases[round % 4]
            let isSideways = edge.axis == .horizontal
            let length = Int.random(in: 1...(isSideways ? 16 : 5), using: &numbers)
            let panel = surface(
                Size(width: isSideways ? length : 16, height: isSideways ? 5 : length))
            let content = surface(size)
            let isMonochrome = Int.random(in: 0..<4, using: &numbers) == 0
            let compositor = Compositor(
                theme: Theme(.dark, depth: isMonochrome ? .none : .truecolor))
            for eighth in 0...(isSideways ? 136 : 44) {
                var frame = Surface(size: size)
                compositor.compose(
                    content: content, panel: panel,
                    stage: Stage(edge: edge, boundary: Double(eighth) / 8, dim: 0.5, shadow: 0.4),
                    into: &frame)
                if !(frame.isSound && frame.isHarmless) {
                    Issue.record("\(edge) \(eighth) \(length)")
                }
            }
        }
    }
}

extension Glyph {
    /// Whether it takes two columns together with its neighbour.
    fileprivate var isHalf: Bool { self == .continuation || CharacterWidth.isWide(self) }
}
