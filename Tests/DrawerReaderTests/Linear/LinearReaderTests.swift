import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Lines in, lines out.
struct LinearReaderTests {
    private static func entry(_ name: String) -> Library.Entry {
        Library.Entry(source: .standardInput, name: name)
    }

    private func reader(
        _ texts: [(String, String)], width: Int = 20, height: Int = 6
    ) -> LinearReader {
        let read = Dictionary(uniqueKeysWithValues: texts)
        return LinearReader(
            texts.map { Self.entry($0.0) }, size: Size(width: width, height: height)
        ) { entry, _ in
            guard let text = read[entry.name], !text.isEmpty else {
                return .init(page: .problem("\(ReadError.binary(name: entry.name))"))
            }
            let document = Document(bytes: Array(text.utf8))
            return .init(page: .text(Typeset(document, kind: PlainKind.self)))
        }
    }

    /// The lines before the prompt.
    private func lines(_ answer: LinearReader.Answer) -> [String] {
        #expect(answer.text.hasSuffix("q leaves: ") && !answer.isLast)
        return answer.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    @Test func onlyOneTextIsPrintedAtOnce() {
        var reader = reader([("a.txt", "one\ntwo\n")])
        let answer = reader.begin()
        #expect(lines(answer) == ["a.txt", "one", "two"] && answer.text.contains("End."))
        #expect(lines(reader.take("")) == [])
    }

    /// A page leaves room for its heading and what is typed; a long line takes its rows.
    @Test func pagesFollowEachOther() {
        var reader = reader([("a.txt", String(repeating: "abcd ", count: 20) + "\nlast\n")])
        let row = "abcd abcd abcd abcd"
        #expect(lines(reader.begin()) == ["a.txt", row, row, row, row])
        #expect(lines(reader.take(" ")) == [row, "last"])
    }

    @Test func directoriesHaveNoNumber() {
        var reader = reader([("a/x", "x"), ("a/y", "y"), ("b/z", "z")])
        #expect(lines(reader.begin()) == ["Contents", "a/", "  1. x, open", "  2. y"])
        #expect(lines(reader.take("")) == ["b/", "  3. z"])
        #expect(lines(reader.take("3")) == ["z", "z"])
        #expect(lines(reader.take("c")).last == "  2. y")
    }

    /// Whole lines of what is still being written, as far as they have come; it asks for a page.
    @Test func whatGrowsIsShownAsItComes() {
        var news = ["one\ntwo\nthree\nfour", "one\ntwo\nthree\nfo", "one\ntwo\nth"]
        var wanted: [Int] = []
        var reader = LinearReader([Self.entry("a")], size: Size(width: 20, height: 6)) {
            wanted.append($1)
            let document = Document(bytes: Array((news.popLast() ?? "").utf8))
            return .init(
                page: .text(Typeset(document, kind: PlainKind.self, isWhole: news.isEmpty)),
                end: news.isEmpty ? nil : document.lineCount - 1)
        }
        let first = reader.begin()
        #expect(lines(first) == ["a", "one", "two"] && first.text.contains("Enter looks for more"))
        #expect(lines(reader.take("")) == ["three"])
        let last = reader.take("")
        #expect(lines(last) == ["four"] && last.text.contains("End."))
        #expect(wanted == [.max, 2 + 4, 3 + 4])
        #expect(lines(reader.take("")) == [])
    }

    @Test(arguments: ["0", "4", "-1", "x", "1x", "99999999999999999999"])
    func whatIsNoChoiceIsTold(typed: String) {
        var reader = reader([("a", "1"), ("b", "2"), ("c", "3")])
        _ = reader.begin()
        #expect(lines(reader.take(typed)) == ["There is no such choice."])
    }

    @Test(arguments: ["q", "Q", " q "]) func itLeaves(typed: String) {
        var reader = reader([("a", "1")])
        _ = reader.begin()
        #expect(reader.take(typed) == LinearReader.Answer(text: "", isLast: true))
    }

    @Test func whatCannotBeReadSaysWhy() {
        var reader = reader([("a", "1"), ("b", "")], width: 200)
        _ = reader.begin()
        #expect(lines(reader.take("2")) == ["b", "\(ReadError.binary(name: "b"))"])
    }

    /// Whatever the text holds, and wherever a row cuts it.
    @Test(arguments: 1...12) func nothingActs(width: Int) {
        let text = "\u{1B}[31mred\u{1B}[0m \u{1B}]0;owned\u{7} \u{9B}2J \u{1B}P+q\u{1B}\\ end"
        var reader = reader([("n\u{1B}[2J\u{7}", text)], width: width, height: 100)
        let answer = reader.begin()
        #expect(answer.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        #expect(answer.text.unicodeScalars.allSatisfy { !(0x7F..<0xA0).contains($0.value) })
    }
}
