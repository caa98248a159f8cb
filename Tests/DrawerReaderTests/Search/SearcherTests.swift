import DrawerCanvas
import Testing

@testable import DrawerReader

/// What the thread of the loader finds, in which order, and when it stops.
struct SearcherTests {
    private let exchange = Exchange(DocumentLimits())
    private let searcher: Searcher

    init() { searcher = Searcher(exchange) }

    private func text(_ chunks: [String], isOpen: Bool = false) -> DocumentLines {
        var document = Document()
        for chunk in chunks { document.append(DocumentChunk(Array(chunk.utf8))) }
        if isOpen {
            document.append(DocumentChunk(Array("x open".utf8), starts: [0], isOpen: true))
        }
        return DocumentLines(document: document)
    }

    /// All that comes of what was asked for; as long as there is something to do, a step at a time.
    private func news() -> [SearchNews] {
        while searcher.step() {}
        return exchange.withSearch { $0.takeNews() }
    }

    private func seek(
        _ pattern: String, in text: DocumentLines, from start: TextPlace,
        _ direction: SearchDirection = .forward, includesStart: Bool = false
    ) -> String {
        exchange.askSearcher {
            $0.ask(
                for: SeekJob(
                    pattern: SearchPattern(pattern), text: text, start: start,
                    direction: direction, includesStart: includesStart))
        }
        let news = news()
        guard news.count == 1, case .found(let hit, let isWrapped) = news[0] else {
            return "\(news)"
        }
        guard let hit else { return "none" }
        return "\(hit.line):\(hit.bytes.lowerBound)" + (isWrapped ? " wrapped" : "")
    }

    @Test func oneMatchIsSoughtAllRound() {
        let text = text(["x\nno\n", String(repeating: "no\n", count: 9000), "no x x\nno\n"])
        let last = 9002
        let steps: [(TextPlace, SearchDirection, Bool, String)] = [
            (TextPlace(), .forward, true, "0:0"),
            (TextPlace(), .forward, false, "\(last):3"),
            (TextPlace(line: last, byte: 3), .forward, false, "\(last):5"),
            (TextPlace(line: last, byte: 5), .forward, false, "0:0 wrapped"),
            (TextPlace(line: 50_000), .forward, false, "0:0 wrapped"),
            (TextPlace(line: last, byte: 5), .backward, false, "\(last):3"),
            (TextPlace(line: last, byte: 3), .backward, false, "0:0"),
            (TextPlace(line: last, byte: 3), .backward, true, "\(last):3"),
            (TextPlace(), .backward, false, "\(last):5 wrapped"),
            (TextPlace(line: 50_000), .backward, false, "\(last):5"),
        ]
        for (start, direction, includes, expected) in steps {
            let found = seek("x", in: text, from: start, direction, includesStart: includes)
            #expect(found == expected, "\(start) \(direction)")
        }
    }

    @Test func theOnlyMatchIsFoundAgain() {
        let text = text(["no\nyes\nno\n"])
        for direction in [SearchDirection.forward, .backward] {
            #expect(seek("yes", in: text, from: TextPlace(line: 1), direction) == "1:0 wrapped")
            #expect(seek("nowhere", in: text, from: TextPlace(line: 1), direction) == "none")
            #expect(seek("x", in: self.text([]), from: TextPlace(), direction) == "none")
        }
    }

    private func batches(_ news: [SearchNews]) -> [HitBatch] {
        news.compactMap { if case .listed(let batch) = $0 { batch } else { nil } }
    }

    private func list(_ pattern: String, in text: any SearchText, isWhole: Bool = true) {
        exchange.askSearcher {
            $0.ask(
                for: ListJob(pattern: SearchPattern(pattern), text: text, isWhole: isWhole))
        }
    }

    @Test func allAreListedAsTheTextGrows() {
        list("x", in: text(["x\n"], isOpen: true), isWhole: false)
        var found = batches(news())
        #expect(found.map(\.total) == [1] && found[0].hits == [Hit(line: 0, bytes: 0..<1)])
        #expect(!found[0].isComplete, "the line that has only begun is not looked at yet")
        exchange.askSearcher { $0.extend(text(["x\n", "x open x\n"]), isWhole: false) }
        found = batches(news())
        #expect(found.map(\.total) == [3] && found[0].hits.map(\.line) == [1, 1])
        exchange.askSearcher { $0.extend(text(["x\n", "x open x\n"]), isWhole: true) }
        found = batches(news())
        #expect(found.count == 1 && found[0].isComplete && found[0].hits.isEmpty)
        #expect(news().isEmpty, "there is nothing left to tell")
    }

    @Test func manyAreCountedAndNotKept() {
        list("x", in: text([String(repeating: "xxxxxxxxx\n", count: 2000)]))
        let found = batches(news())
        #expect(found.reduce(0) { $0 + $1.hits.count } == ListRun.mostKept)
        #expect(found.last?.total == 18_000 && found.last?.isComplete == true)
    }

    @Test func countingEndsToo() {
        let lines = String(repeating: String(repeating: "x", count: 99) + "\n", count: 600)
        list("x", in: text(Array(repeating: lines, count: 20)))
        let last = batches(news()).last
        #expect(last?.total == ListRun.mostCounted && last?.isComplete == true)
    }

    @Test func whatIsNotWantedAnyMoreStops() {
        let text = text(Array(repeating: String(repeating: "no\n", count: 6000), count: 20))
        list("no", in: text)
        _ = seek("x", in: text, from: TextPlace())
        list("nothing", in: text)
        #expect(searcher.step())
        exchange.askSearcher { $0.stop() }
        #expect(!searcher.step() && news().isEmpty)
        list("no", in: text)
        #expect(searcher.step())
        list("nothing", in: text)
        #expect(batches(news()).last?.total == 0, "what was found of the one before is dropped")
    }

    @Test func whatIsTooHardIsSaid() {
        let text = text([String(repeating: "a", count: 5000) + "b\n"])
        list("(a+)+$", in: text)
        let news = news()
        guard case .listFailed(.tooHard)? = news.last else {
            Issue.record("\(news)")
            return
        }
        #expect(seek("(a+)+$", in: text, from: TextPlace()).contains("too hard"))
    }
}
