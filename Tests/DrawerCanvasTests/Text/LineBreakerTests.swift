import Testing

@testable import DrawerCanvas

struct LineBreakerTests {
    init() { useUTF8() }

    private func rows(_ text: String, _ width: Int) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var rows: [String] = []
            var next = 0
            repeat {
                let row = LineBreaker.row(of: bytes, from: next, width: width)
                rows.append(String(decoding: bytes[row.bytes], as: UTF8.self))
                next = row.next
            } while next < bytes.count
            return rows
        }
    }

    @Test func rowsAreCutBetweenWords() {
        #expect(rows("the quick brown fox", 10) == ["the quick", "brown fox"])
        #expect(rows("the quick  brown", 9) == ["the quick", "brown"])
        #expect(rows("well-known words", 7) == ["well-", "known", "words"])
        #expect(rows("", 10) == [""] && rows("   ", 2) == [""])
    }

    @Test func whereThereIsNoPlaceTheEdgeCuts() {
        #expect(rows("abcdefgh", 3) == ["abc", "def", "gh"])
        #expect(rows("漢字かな", 5) == ["漢字", "かな"])
        #expect(rows("漢字", 1) == ["漢", "字"])
        #expect(rows("word 漢字かな", 9) == ["word 漢字", "かな"])
    }

    @Test func everyRowFitsAndNothingIsLost() {
        var numbers = SystemRandomNumberGenerator()
        let parts = ["a", "bb", " ", "  ", "-", "漢", "e\u{301}", "long", "\t"]
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0...20, using: &numbers))
                .map { _ in parts.randomElement(using: &numbers) ?? "" }.joined()
            let width = Int.random(in: 1...12, using: &numbers)
            let rows = rows(text, width)
            #expect(rows.allSatisfy { $0.columns <= width || $0.count == 1 || $0.contains("\t") })
            let kept = rows.joined().filter { $0 != " " && $0 != "\t" }
            #expect(kept == text.filter { $0 != " " && $0 != "\t" })
        }
    }
}
