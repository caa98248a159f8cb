import Testing

@testable import drawer

struct ShellWordsTests {
    @Test(arguments: [
        ("", []), ("  a  b\tc ", ["a", "b", "c"]), ("'a b' c", ["a b", "c"]),
        ("a'b c'd", ["ab cd"]), (#"a\ b"#, ["a b"]), (#""a \"b\" \c""#, [#"a "b" \c"#]),
        ("'' \"\"", ["", ""]), (#"'\' x"#, [#"\"#, "x"]), ("$HOME *", ["$HOME", "*"]),
        ("é 漢'字 '", ["é", "漢字 "]),
    ])
    func words(line: String, words: [String]) {
        #expect(ShellWords.split(line) == words)
    }

    @Test(arguments: ["'a", "\"a", "a \"b\\\"", "\\", "a '"]) func unfinished(line: String) {
        #expect(ShellWords.split(line) == nil)
    }

    @Test(arguments: [
        ([:], ["vi"]), (["EDITOR": "ed"], ["ed"]),
        (["EDITOR": "ed", "VISUAL": "code --wait"], ["code", "--wait"]),
        (["EDITOR": "ed", "VISUAL": " "], ["ed"]), (["VISUAL": "'my ed' -n"], ["my ed", "-n"]),
        (["VISUAL": "it's"], ["it's"]),
    ])
    func editors(environment: [String: String], words: [String]) {
        #expect(Editor.words { environment[$0] } == words)
    }
}
