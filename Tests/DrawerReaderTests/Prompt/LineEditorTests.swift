import DrawerModel
import Testing

@testable import DrawerReader

/// A line is typed and mended, and those typed before come back.
struct LineEditorTests {
    /// What keys make of a line; the cursor is a bar.
    private func line(_ keys: [KeyPress], from text: String = "") -> String {
        var editor = LineEditor(text)
        for key in keys { _ = editor.handle(key) }
        return editor.before + "|" + editor.after
    }

    private func control(_ scalar: Unicode.Scalar) -> KeyPress {
        KeyPress(.character(scalar), .control)
    }

    @Test func keysEdit() {
        let left = KeyPress(.left)
        let right = KeyPress(.right)
        #expect(line(["a", "b", left, "c"]) == "ac|b")
        #expect(line([left, left, right, KeyPress(.backspace)], from: "abc") == "a|c")
        #expect(line([KeyPress(.home), KeyPress(.delete), "x"], from: "abc") == "x|bc")
        #expect(line([KeyPress(.home), right, KeyPress(.end), "x"], from: "abc") == "abcx|")
        #expect(line([control("w")], from: "one two  ") == "one |")
        #expect(line([left, control("u")], from: "abc") == "|c")
        #expect(line([left, left, control("k")], from: "abc") == "a|")
        #expect(line([right, left, left, left, left], from: "ab") == "|ab")
        #expect(line([left, KeyPress(.backspace)], from: "ne\u{301}漢") == "n|漢")
        #expect(line(["e", "\u{301}", left]) == "|e\u{301}")
    }

    @Test func whatIsNotTypingIsIgnored() {
        var editor = LineEditor("a")
        for press in [KeyPress(.tab), KeyPress(.function(2)), KeyPress("x", .alt), control("q")] {
            #expect(editor.handle(press) == .ignored)
        }
        #expect(editor.handle(KeyPress(.backspace)) == .edited)
        #expect(editor.handle(KeyPress(.backspace)) == .emptied)
    }

    @Test func ofAPasteTheFirstLineCounts() {
        var editor = LineEditor("a")
        #expect(editor.insert("b\u{1B}[31m\tc\nd\n") == .edited)
        #expect(editor.text == "ab[31mc")
        _ = editor.insert(String(repeating: "x", count: 5000))
        #expect(editor.text.count == LineEditor.longest)
    }

    @Test func earlierLinesComeBack() {
        var history = PromptHistory()
        #expect(history.earlier(than: "draft") == nil && history.later() == nil)
        for line in ["one", "two", "one"] { history.keep(line) }
        #expect(history.earlier(than: "draft") == "one" && history.earlier(than: "one") == "two")
        #expect(history.earlier(than: "two") == nil)
        #expect(history.later() == "one" && history.later() == "draft" && history.later() == nil)
        for line in 0..<300 { history.keep("\(line)") }
        var count = 0
        while history.earlier(than: "") != nil { count += 1 }
        #expect(count == 100)
    }
}
