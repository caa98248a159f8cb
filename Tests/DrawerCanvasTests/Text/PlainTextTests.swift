import Testing

@testable import DrawerCanvas

struct PlainTextTests {
    @Test(arguments: [
        ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("a\u{1B}]0;t\u{7}b", "ab"),
        ("a\u{1B}]8;;x\u{1B}\\b", "ab"), ("a\u{1B}P1|x\u{1B}\\b", "ab"), ("a\u{1B}(Bb", "ab"),
        ("a\u{1B}cb", "ab"), ("a\u{7}\u{8}b\tc", "ab\tc"), ("a\u{9B}b", "ab"), ("a\u{1B}", "a"),
        ("a\u{1B}[1;2", "a"),
    ]) func sequencesGo(text: String, left: String) {
        var text = text
        #expect(text.withUTF8 { PlainText($0).text } == left)
    }
}
