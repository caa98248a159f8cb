import Testing

@testable import DrawerReader

/// What a row of the list of matches shows of its line.
struct ExcerptTests {
    private func excerpt(_ match: String, in line: String) -> String {
        guard let found = line.firstRange(of: match) else { return "" }
        let start = line.utf8.distance(from: line.startIndex, to: found.lowerBound)
        let bytes = Array(line.utf8)
        let excerpt = bytes.withUnsafeBufferPointer {
            Excerpt(of: start..<start + match.utf8.count, in: $0)
        }
        let letters = excerpt.text.map { String($0) }
        return letters[..<excerpt.marked.lowerBound].joined() + "["
            + letters[excerpt.marked].joined() + "]"
            + letters[excerpt.marked.upperBound...].joined()
    }

    @Test func theMatchIsMarkedAmongItsSurroundings() {
        #expect(excerpt("two", in: "one two three") == "one [two] three")
        #expect(excerpt("two", in: "  \t one \t  two\tthree ") == "one [two] three ")
        #expect(excerpt("two", in: "two") == "[two]")
        #expect(
            excerpt("match", in: "what comes long before it and then a match, and more")
                == "…before it and then a [match], and more")
        let wide = String(repeating: "漢", count: 40) + "match"
        #expect(excerpt("match", in: wide) == "…漢漢漢漢漢漢漢漢[match]")
        #expect(excerpt("two", in: "one\u{1B}[1m two") == "one␛[1m [two]")
    }

    @Test func whatIsLongIsBounded() {
        let long = String(repeating: "a", count: 5000)
        let text = excerpt("aaa", in: long) + excerpt(long, in: long)
        #expect(text.count < 1000)
    }

    @Test func whatIsNotThereAnyMoreIsEmpty() {
        let line = Array("short".utf8)
        let excerpt = line.withUnsafeBufferPointer { Excerpt(of: 80..<90, in: $0) }
        #expect(excerpt.text == "short" && excerpt.marked.isEmpty)
    }
}
