import Testing

@testable import DrawerCanvas

struct LineBreakerTests {
    init() { useUTF8() }

    private func ranges(_ bytes: [UInt8], _ width: Int) -> [LineBreaker.Row] {
        bytes.withUnsafeBufferPointer { bytes in
            var rows: [LineBreaker.Row] = []
            repeat {
                rows.append(LineBreaker.row(of: bytes, from: rows.last?.next ?? 0, width: width))
            } while rows[rows.count - 1].next < bytes.count
            return rows
        }
    }

    private func rows(_ text: String, _ width: Int) -> [String] {
        let bytes = Array(text.utf8)
        return ranges(bytes, width).map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    }

    @Test func rowsAreCutBetweenWords() {
        #expect(rows("the quick brown fox", 10) == ["the quick", "brown fox"])
        #expect(rows("the quick  brown", 9) == ["the quick", "brown"])
        #expect(rows("well-known words", 7) == ["well-", "known", "words"])
        #expect(rows("one\ttwo", 4) == ["one", "two"])
        #expect(rows("exactly ten", 11) == ["exactly ten"])
    }

    @Test func onlyAHyphenInAWordIsAPlaceToCut() {
        #expect(rows("a well-known", 7) == ["a well-", "known"])
        #expect(rows("------", 3) == ["---", "---"])
        #expect(rows("see --help", 6) == ["see", "--help"])
        #expect(rows("x -- y--z", 4) == ["x --", "y--z"])
    }

    @Test func blanksAtTheCutAreLeftOut() {
        #expect(rows("", 10) == [""] && rows("   ", 2) == [""] && rows("\t\t", 3) == [""])
        #expect(rows("ab   ", 2) == ["ab"] && rows("ab   cd  ", 2) == ["ab", "cd"])
        #expect(rows("  ab", 10) == ["  ab"])
    }

    @Test func whereThereIsNoPlaceTheEdgeCuts() {
        #expect(rows("abcdefgh", 3) == ["abc", "def", "gh"])
        #expect(rows("ab cdefgh", 3) == ["ab", "cde", "fgh"])
        #expect(rows("abc", 1) == ["a", "b", "c"])
        #expect(rows("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
    }

    /// No row is empty for the sake of an indentation: it gives way, or the word is cut.
    @Test func anIndentationBeforeALongWord() {
        #expect(rows("  abcdefgh", 6) == ["  abcd", "efgh"])
        #expect(rows("    abcdefgh", 6) == ["abcdef", "gh"])
        #expect(rows("        ab cd", 6) == ["ab cd"] && rows("\tab", 8) == ["ab"])
        #expect(rows("   ab cd", 5) == ["   ab", "cd"] && rows(" 漢字", 2) == ["漢", "字"])
        #expect(rows("    well-known", 9) == ["    well-", "known"])
    }

    @Test func wideCharactersAreCutBetween() {
        #expect(rows("漢字かな", 5) == ["漢字", "かな"])
        #expect(rows("漢字", 1) == ["漢", "字"])
        #expect(rows("word 漢字かな", 9) == ["word 漢字", "かな"])
        #expect(rows("漢字word", 6) == ["漢字", "word"])
    }

    /// All that can be seen is shown once and in order, in rows that fit and get ahead.
    @Test func everyRowFitsAndNothingIsLost() {
        var numbers = SplitMix64(seed: 5)
        for _ in 0..<3000 {
            let bytes = Samples.bytes(Int.random(in: 0...20, using: &numbers), using: &numbers)
            let width = Int.random(in: 1...12, using: &numbers)
            var previous = LineBreaker.Row(bytes: 0..<0, next: 0)
            var seen: [Glyph] = []
            for row in ranges(bytes, width) {
                #expect(row.next > previous.next || bytes.isEmpty)
                #expect(row.bytes.lowerBound >= previous.next && row.bytes.upperBound <= row.next)
                let isBlank = row.bytes.isEmpty
                #expect(!isBlank || row == ranges(bytes, width).last, "an empty row: \(bytes)")
                let glyphs = Samples.scan(Array(bytes[row.bytes]))
                let columns = glyphs.map(\.width).reduce(0, +)
                #expect(columns <= width || glyphs.count == 1, "\(bytes) \(width)")
                seen += glyphs.filter { !$0.isSpace }.map(\.glyph)
                previous = row
            }
            #expect(previous.next == bytes.count)
            let all = Samples.scan(bytes).filter { !$0.isSpace }.map(\.glyph)
            #expect(seen == all, "\(bytes) \(width)")
        }
    }
}
