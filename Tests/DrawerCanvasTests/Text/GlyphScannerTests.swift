import DrawerModel
import Testing

@testable import DrawerCanvas

struct GlyphScannerTests {
    init() { useUTF8() }

    private func scan(_ bytes: [UInt8]) -> [(text: String, width: Int)] {
        Samples.scan(bytes).map { ($0.glyph.text, $0.width) }
    }

    private func shown(_ text: String) -> String { scan(Array(text.utf8)).map(\.text).joined() }
    private func columns(_ text: String) -> Int { text.columns }

    @Test func widthsAreColumns() {
        #expect(columns("abc") == 3 && columns("漢字") == 4 && columns("e\u{301}") == 1)
        #expect(columns("😀") == 2 && columns("\u{1F468}\u{200D}\u{1F469}") == 2)
        #expect(columns("👍🏽") == 2 && columns("") == 0)
        #expect(columns("\u{1100}\u{1161}\u{11A8}") == 2 && columns("ｱ") == 1)
    }

    @Test func asciiIsItself() {
        for value in UInt8(0x20)..<0x7F {
            let found = Samples.scan([value])
            #expect(found.count == 1 && found[0].width == 1 && found[0].glyph.base == value)
            #expect(found[0].isSpace == (value == 0x20) && found[0].start == 0)
        }
    }

    @Test func tabsReachTheNextEighthColumn() {
        for column in 0..<24 {
            let text = String(repeating: "x", count: column) + "\t"
            #expect(columns(text) == (column / 8 + 1) * 8)
            #expect(Samples.scan(Array(text.utf8)).last?.isSpace == true)
        }
        #expect(columns("\t\t") == 16 && columns("漢\tx") == 9 && columns("e\u{301}\t") == 8)
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
            #expect(scan([UInt8(value)]).map(\.text) == ["\u{FFFD}"])
        }
    }

    @Test(
        arguments: [
            ([0xFF], 1), ([0xC3], 1), ([0x80, 0x80], 2), ([0xE2, 0x82], 1), ([0xC0, 0xAF], 2),
            ([0xE0, 0x80, 0xAF], 3), ([0xF0, 0x80, 0x80, 0xAF], 4), ([0xED, 0xA0, 0x80], 3),
            ([0xED, 0xBF, 0xBF], 3), ([0xF4, 0x90, 0x80, 0x80], 4), ([0xF0, 0x9F, 0x98], 1),
            ([0xF8, 0x88, 0x80, 0x80, 0x80], 5), ([0xFE], 1), ([0x61, 0xC3, 0x62], 3),
            ([0xE6, 0xBC, 0x61], 2), ([0xE2, 0x82, 0xE2, 0x82, 0xAC], 2),
        ] as [([UInt8], Int)]) func invalidBytesAreReplaced(bytes: [UInt8], count: Int)
    {
        let found = scan(bytes)
        #expect(found.count == count && found.allSatisfy { $0.width == 1 })
        #expect(found.contains { $0.text == "\u{FFFD}" })
        for text in found.map(\.text) where text != "\u{FFFD}" {
            #expect(["a", "b", "€"].contains(text))
        }
    }

    @Test func whatCouldHideOrReorderTextIsDropped() {
        let hidden = [
            0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060,
            0x2066, 0x2067, 0x2068, 0x2069, 0x061C, 0xFEFF, 0xFE0E, 0xFE0F, 0xE0101, 0xE0061,
        ]
        for scalar in hidden.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            #expect(shown("a\(scalar)b") == "ab" && shown("\(scalar)a") == "a")
            #expect(shown("漢\(scalar)") == "漢" && shown("\(scalar)") == "")
        }
    }

    @Test func marksStayOnTheirBase() {
        #expect(shown("e\u{301}\u{323}") == "e\u{301}\u{323}")
        #expect(scan(Array("e\u{301}\u{323}\u{302}\u{303}".utf8)).map(\.width) == [1])
        #expect(shown("e\u{301}\u{323}\u{302}") == "e\u{301}\u{323}")
        #expect(shown("漢\u{301}") == "漢\u{301}" && columns("漢\u{301}") == 2)
        #expect(shown("\u{301}x") == "\u{25CC}\u{301}x" && columns("\u{301}x") == 2)
        #expect(shown("\t\u{301}").hasSuffix("\u{25CC}\u{301}"))
    }

    @Test func ofAJoinedEmojiTheFirstPartIsKept() {
        #expect(shown("👩\u{200D}💻x") == "👩x" && columns("👩\u{200D}💻x") == 3)
        #expect(shown("👨\u{200D}👩\u{200D}👧\u{200D}👦") == "👨")
        #expect(shown("👩🏽\u{200D}🚀") == "👩" && shown("👍🏽👍") == "👍👍")
        #expect(shown("👩 \u{200D}💻") == "👩 💻")
    }

    @Test func flagsAndKeycapsTakeWhatIsPut() {
        for text in ["🇩🇪", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "🏴\u{E0067}\u{E007F}", "🏽"] {
            let found = Samples.scan(Array(text.utf8))
            for scanned in found {
                #expect((scanned.width == 2) == CharacterWidth.isWide(scanned.glyph))
            }
        }
        #expect(columns("1\u{FE0F}\u{20E3}") == 1 && columns("❤\u{FE0F}") == 1)
    }

    @Test func whatIsNoCharacterIsReplaced() {
        for value in [0x378, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF] as [UInt32] {
            #expect(Unicode.Scalar(value).map { shown(String($0)) } == "\u{FFFD}")
        }
        #expect(shown("\u{2028}\u{2029}") == "\u{FFFD}\u{FFFD}")
    }

    /// Each byte belongs to one glyph, in order, and the widths are of what is shown.
    @Test func theGlyphsAreTheWholeText() {
        var numbers = SplitMix64(seed: 3)
        for _ in 0..<2000 {
            let found = Samples.scan(Samples.bytes(10, using: &numbers))
            for (left, right) in zip(found, found.dropFirst()) { #expect(left.start < right.start) }
            for scanned in found where !scanned.isSpace {
                #expect(scanned.width == (CharacterWidth.isWide(scanned.glyph) ? 2 : 1))
            }
        }
    }

    /// Whatever comes in, only characters that can be shown come out.
    @Test func nothingThatActsGetsThrough() {
        var numbers = SplitMix64(seed: 4)
        for _ in 0..<2000 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            var surface = Surface(size: Size(width: 50, height: 1))
            let used = bytes.withUnsafeBufferPointer {
                surface.write($0, at: Point(x: 0, y: 0), style: Style())
            }
            #expect(used <= 50 && surface.isHarmless && surface.isSound)
        }
    }
}
