import Testing

@testable import DrawerReader

/// What a pattern says, and what is said of wrong ones and of those that take too long.
struct SearchPatternTests {
    private func finds(_ pattern: String, in text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        let matcher = try PatternMatcher(SearchPattern(pattern))
        let ranges = try bytes.withUnsafeBufferPointer { line throws(SearchProblem) in
            try BlockSearch.matches(matcher, in: line)
        }
        return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(arguments: [
        ("word", "Word WORD word", 3), ("Word", "Word WORD word", 1), (#"\Sord"#, "Word WORD", 2),
        (#"\p{Lu}ord"#, "Word WORD", 2), (#"\\W"#, #"\w \W"#, 1), ("ünder", "Ünder ÜNDER", 2),
        ("Ü", "Ü ü", 1),
    ])
    func aCapitalIsHeededWhereThereIsOne(pattern: String, text: String, count: Int) throws {
        #expect(try finds(pattern, in: text).count == count)
    }

    @Test func wordsAreThoseOfAllScripts() throws {
        #expect(try finds(#"\w+"#, in: "größe, 漢字") == ["größe", "漢字"])
    }

    @Test(arguments: [
        ("(", "missing closing parenthesis (character 1)"),
        ("ä[b", "missing terminating ] for character class (character 3)"),
        ("*a", "quantifier does not follow a repeatable item (character 1)"),
        (#"a\"#, #"\ at end of pattern (character 2)"#),
        (#"\C"#, #"using \C is disabled by the application (character 2)"#),
        (
            String(repeating: "x", count: SearchPattern.longest + 1),
            "too long: more than 1000 bytes"
        ),
    ])
    func whatIsWrongIsSaidInOneLine(pattern: String, message: String) {
        #expect {
            try PatternMatcher(SearchPattern(pattern))
        } throws: {
            "\($0)" == message
        }
    }

    @Test(arguments: ["(a+)+$", "(*NO_JIT)(a+)+$", "(?:a|b|ab)*[cd]", ".*.*.*.*[cd]"])
    func whatTriesTooManyWaysEnds(pattern: String) {
        let text = String(repeating: "ab", count: 100) + String(repeating: "a", count: 30_000) + "!"
        #expect(throws: SearchProblem.tooHard) { try finds(pattern, in: text) }
    }

    @Test func emptyMatchesDoNotRepeat() throws {
        #expect(try finds("x*", in: "axxb") == ["xx"])
        #expect(try finds("x*", in: "ab") == [""])
        #expect(try finds("^$", in: "ab") == [])
        #expect(try finds("b*|", in: "abcbb") == ["b", "bb"])
        #expect(try finds(#"\b"#, in: "one two") == [""])
    }

    @Test func invalidBytesAreNoMatchAndNoEnd() throws {
        let bytes: [UInt8] = [0xFF, 0x61, 0xC3, 0x62, 0xE6, 0xBC, 0x63, 0xC3, 0xA9]
        let matcher = try PatternMatcher(SearchPattern("[abcé]|."))
        let ranges = try bytes.withUnsafeBufferPointer { line throws(SearchProblem) in
            try BlockSearch.matches(matcher, in: line)
        }
        #expect(ranges == [1..<2, 3..<4, 6..<7, 7..<9])
    }

    @Test(arguments: [
        ("word", true), ("a.*b", true), ("[^a]+", true), (#"\bword\b\s"#, true),
        ("(?:a|b)+$", true), ("a++", false), ("(?<=a)b", false), (#"a\K"#, false),
        (#"\Aa"#, false), ("(*COMMIT)a", false), (#"a\R"#, false), (#"a\++"#, false),
    ])
    func whatMayLookBeyondALineIsMatchedLineByLine(pattern: String, keeps: Bool) {
        #expect(SearchPattern(pattern).keepsToLines == keeps)
    }
}
