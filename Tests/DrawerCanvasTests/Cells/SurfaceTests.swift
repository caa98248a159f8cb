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
            let compositor = Compositor(
                theme: Theme(.dark, isMonochrome: Int.random(in: 0..<4, using: &numbers) == 0))
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
