import DrawerModel
import Testing

@testable import DrawerCanvas

struct ShapeTests {
    /// A cell as it is filled, looked at in the middle of each of 8 by 8 fields.
    private func bitmap(_ parts: [Rect]) -> String {
        (0..<8).map { row in
            (0..<8).map { column in
                let place = Point(x: column * 2 + 1, y: row * 4 + 2)
                return parts.contains { $0.contains(place) } ? "#" : "."
            }.joined()
        }.joined(separator: " ")
    }

    private func rows(_ top: String, _ bottom: String) -> String {
        (Array(repeating: top, count: 4) + Array(repeating: bottom, count: 4))
            .joined(separator: " ")
    }

    @Test(arguments: [
        ("▀", "########", "........"), ("▄", "........", "########"), ("█", "########", "########"),
        ("▌", "####....", "####...."), ("▐", "....####", "....####"), ("▏", "#.......", "#......."),
        ("▉", "#######.", "#######."), ("▍", "###.....", "###....."), ("▕", ".......#", ".......#"),
        ("▖", "........", "####...."), ("▗", "........", "....####"), ("▘", "####....", "........"),
        ("▙", "####....", "########"), ("▚", "####....", "....####"), ("▛", "########", "####...."),
        ("▜", "########", "....####"), ("▝", "....####", "........"), ("▞", "....####", "####...."),
        ("▟", "....####", "########"), ("░", "########", "########"),
    ]) func blocks(character: Unicode.Scalar, top: String, bottom: String) throws {
        let shape = try #require(BlockShape(Glyph(character)))
        #expect(bitmap(shape.parts) == rows(top, bottom))
    }

    @Test func eighthsAndShades() throws {
        for (index, character) in "▁▂▃▄▅▆▇█".unicodeScalars.enumerated() {
            let parts = try #require(BlockShape(Glyph(character))?.parts)
            #expect(parts == [Rect(x: 0, y: 28 - 4 * index, width: 16, height: 4 + 4 * index)])
        }
        #expect(BlockShape(Glyph("▔"))?.parts == [Rect(x: 0, y: 0, width: 16, height: 4)])
        #expect(
            "░▒▓█".unicodeScalars.map { BlockShape(Glyph($0))?.strength } == [0.25, 0.5, 0.75, 1])
    }

    @Test(
        arguments: [
            ("─", [true, true, false, false], 2), ("│", [false, false, true, true], 2),
            ("┌", [false, true, false, true], 2), ("┐", [true, false, false, true], 2),
            ("└", [false, true, true, false], 2), ("┘", [true, false, true, false], 2),
            ("├", [false, true, true, true], 2), ("┤", [true, false, true, true], 2),
            ("┬", [true, true, false, true], 2), ("┴", [true, true, true, false], 2),
            ("┼", [true, true, true, true], 2), ("╴", [true, false, false, false], 2),
            ("╷", [false, false, false, true], 2), ("━", [true, true, false, false], 4),
            ("┃", [false, false, true, true], 4), ("┏", [false, true, false, true], 4),
            ("┫", [true, false, true, true], 4), ("╋", [true, true, true, true], 4),
            ("╹", [false, false, true, false], 4),
        ] as [(Unicode.Scalar, [Bool], Int)])
    func lines(character: Unicode.Scalar, sides: [Bool], thickness: Int) throws {
        let parts = try #require(LineShape(Glyph(character))?.parts)
        func isFilled(_ x: Int, _ y: Int) -> Bool {
            parts.contains { $0.contains(Point(x: x, y: y)) }
        }
        #expect([isFilled(0, 16), isFilled(15, 16), isFilled(8, 0), isFilled(8, 31)] == sides)
        let half = thickness / 2
        #expect(isFilled(8 - half, 16 - half) && isFilled(7 + half, 15 + half))
        #expect(!isFilled(7 - half, 15 - half) && !isFilled(8 + half, 16 + half))
    }

    @Test(arguments: ["a", "═", "╭", "┄", "╱", "▲", " "]) func allElseIsText(other: Unicode.Scalar)
    {
        #expect(BlockShape(Glyph(other)) == nil && LineShape(Glyph(other)) == nil)
    }
}
