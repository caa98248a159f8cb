import DrawerModel
import Testing

@testable import DrawerCanvas

/// Text on a surface: what is counted is what is put, and nothing else is touched.
struct SurfaceTextTests {
    private static let mark = Cell(Glyph("#"), Style(.palette(1)))

    init() { useUTF8() }

    private func put(
        _ bytes: [UInt8], x: Int = 0, width: Int, limit: Int = .max
    ) -> (Surface, used: Int) {
        var surface = Surface(size: Size(width: width, height: 1), filledWith: Self.mark)
        let used = bytes.withUnsafeBufferPointer {
            surface.write($0, at: Point(x: x, y: 0), style: Style(), limit: limit)
        }
        return (surface, used)
    }

    @Test func theColumnsCountedAreTheCellsPut() {
        var numbers = SplitMix64(seed: 1)
        for _ in 0..<1000 {
            let bytes = Samples.bytes(12, using: &numbers)
            let columns = Samples.scan(bytes).map(\.width).reduce(0, +)
            let (surface, used) = put(bytes, width: 200)
            #expect(used == columns)
            for x in 0..<200 { #expect((surface[x, 0] == Self.mark) == (x >= columns)) }
        }
    }

    @Test func writesStayWithinTheirLimit() {
        var numbers = SplitMix64(seed: 2)
        for _ in 0..<2000 {
            let limit = Int.random(in: 0...12, using: &numbers)
            let bytes = Samples.bytes(12, using: &numbers)
            let (surface, used) = put(bytes, x: 2, width: 20, limit: limit)
            #expect(used <= limit && surface.isSound && surface.isHarmless)
            for x in 0..<20 where !(2..<(2 + used)).contains(x) {
                #expect(surface[x, 0] == Self.mark)
            }
        }
    }

    @Test func aWideCharacterIsNeverCut() {
        #expect(put(Array("漢字".utf8), width: 3).0.text(row: 0) == "漢#")
        #expect(put(Array("漢字".utf8), width: 9, limit: 3).used == 2)
        #expect(put(Array("漢".utf8), width: 1).0.text(row: 0) == "#")
        #expect(put(Array("漢x".utf8), x: -1, width: 4).0.text(row: 0) == "#x##")
        #expect(put(Array("漢".utf8), x: 4, width: 4).used == 0)
    }

    @Test func aMarkOnASpaceIsShown() {
        #expect(put(Array("a \u{301}b".utf8), width: 3).0.text(row: 0) == "a \u{301}b")
    }

    @Test func overwritingHalfLeavesASpace() {
        var surface = Surface(size: Size(width: 6, height: 1))
        surface.write("漢漢漢", at: Point(x: 0, y: 0), style: Style())
        surface.write("x", at: Point(x: 1, y: 0), style: Style())
        #expect(surface.text(row: 0) == " x漢漢")
        surface.write("字", at: Point(x: 3, y: 0), style: Style())
        #expect(surface.text(row: 0) == " x 字")
        #expect(surface.isSound)
    }

    @Test func longTextIsShortenedWithAnEllipsis() {
        func shortened(_ text: String, _ limit: Int) -> (String, Int) {
            var surface = Surface(size: Size(width: 20, height: 1))
            let used = surface.writeShortened(
                text, at: Point(x: 0, y: 0), style: Style(), limit: limit)
            return (surface.text(row: 0), used)
        }
        #expect(shortened("hello", 5) == ("hello", 5))
        #expect(shortened("hello", 4) == ("hel…", 4))
        #expect(shortened("hello", 1) == ("…", 1))
        #expect(shortened("hello", 0) == ("", 0) && shortened("hello", -3) == ("", 0))
        #expect(shortened("漢字漢字", 6) == ("漢字…", 5))
        #expect(shortened("", 3) == ("", 0))
    }
}
