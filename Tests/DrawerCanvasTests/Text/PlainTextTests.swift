import Testing

@testable import DrawerCanvas

struct PlainTextTests {
    @Test(arguments: [
        ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("\u{1B}[?1049hx", "x"), ("\u{1B}[>4;2mx", "x"),
        ("a\u{1B}]0;t\u{7}b", "ab"), ("a\u{1B}]8;;x\u{1B}\\b", "ab"),
        ("a\u{1B}P1|x\u{1B}\\b", "ab"), ("a\u{1B}_x\u{1B}\\b", "ab"), ("a\u{1B}^x\u{1B}\\b", "ab"),
        ("a\u{1B}Xx\u{1B}\\b", "ab"), ("a\u{1B}(Bb", "ab"), ("a\u{1B}cb", "ab"),
        ("a\u{1B}#8b", "ab"), ("a\u{7}\u{8}b\tc", "ab\tc"), ("a\u{9B}b", "ab"),
        ("a\u{85}\u{90}\u{9D}b\u{7F}", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[1;2", "a"),
        ("a\u{1B}]0;never ends", "a"), ("a\r", "a"), ("漢 e\u{301}", "漢 e\u{301}"), ("", ""),
    ]) func sequencesGo(text: String, left: String) {
        var text = text
        #expect(text.withUTF8 { PlainText($0).text } == left)
    }

    @Test func whatIsLeftCannotAct() {
        var numbers = SplitMix64(seed: 6)
        for _ in 0..<2000 {
            let text = Samples.bytes(30, using: &numbers).withUnsafeBufferPointer {
                PlainText($0).text
            }
            #expect(
                text.unicodeScalars.allSatisfy {
                    $0 == "\t" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value))
                })
        }
    }
}
