import DrawerModel
import Testing

@testable import DrawerCanvas

struct GlyphScannerTests {
    init() { useUTF8() }

    private func scan(_ bytes: [UInt8]) -> [(text: String, width: Int)] {
        bytes.withUnsafeBufferPointer { bytes in
            var scanner = GlyphScanner(bytes)
            var found: [(String, Int)] = []
            while let scanned = scanner.next() { found.append((scanned.glyph.text, scanned.width)) }
            return found
        }
    }

    private func shown(_ text: String) -> String { scan(Array(text.utf8)).map(\.text).joined() }
    private func columns(_ text: String) -> Int { text.columns }

    @Test func widthsAreColumns() {
        #expect(columns("abc") == 3 && columns("漢字") == 4 && columns("e\u{301}") == 1)
        #expect(columns("😀") == 2 && columns("\u{1F468}\u{200D}\u{1F469}") == 2)
        #expect(columns("👍🏽") == 2 && columns("☰") == 1 && columns("") == 0)
    }

    @Test func tabsReachTheNextEighthColumn() {
        for column in 0..<8 {
            #expect(columns(String(repeating: "x", count: column) + "\t") == 8)
        }
        #expect(columns("\t\t") == 16)
    }

    @Test func controlCharactersBecomePictures() {
        for value in UInt8(0)..<0x20 where value != 9 {
            let glyph = scan([value])
            #expect(glyph.count == 1 && glyph[0].width == 1)
            #expect(glyph[0].text.unicodeScalars.first?.value == 0x2400 + UInt32(value))
        }
        #expect(shown("\u{7F}") == "␡")
        for value in UInt32(0x80)..<0xA0 {
            #expect(Unicode.Scalar(value).map { shown(String($0)) } == "\u{FFFD}")
        }
    }

    @Test(
        arguments: [
            ([0xFF], 1), ([0xC3], 1), ([0x80, 0x80], 2), ([0xE2, 0x82], 1), ([0xC0, 0xAF], 2),
            ([0xED, 0xA0, 0x80], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0x61, 0xC3, 0x62], 3),
        ] as [([UInt8], Int)]) func invalidBytesAreReplaced(bytes: [UInt8], count: Int)
    {
        let found = scan(bytes)
        #expect(found.count == count && found.allSatisfy { $0.width == 1 })
        #expect(found.contains { $0.text == "\u{FFFD}" })
    }

    @Test func whatCouldHideOrReorderTextIsDropped() {
        #expect(shown("a\u{202E}b\u{2066}c\u{FE0F}") == "abc")
    }

    @Test func marksStayOnTheirBase() {
        #expect(shown("e\u{301}\u{323}") == "e\u{301}\u{323}")
        #expect(scan(Array("e\u{301}\u{323}\u{302}\u{303}".utf8)).count == 1)
        #expect(shown("\u{301}x") == "\u{25CC}\u{301}x")
    }

    /// Whatever comes in, only characters that can be shown come out.
    @Test func nothingThatActsGetsThrough() {
        var numbers = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            var surface = Surface(size: .init(width: 50, height: 1))
            let used = bytes.withUnsafeBufferPointer {
                surface.write($0, at: .init(x: 0, y: 0), style: Style())
            }
            #expect(used <= 50)
            for x in 0..<50 {
                let base = surface[x, 0].glyph.base
                #expect(base >= 0x20 && !(0x7F..<0xA0).contains(base))
            }
        }
    }
}
