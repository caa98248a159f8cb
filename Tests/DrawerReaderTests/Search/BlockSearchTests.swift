import DrawerCanvas
import Testing

@testable import DrawerReader

/// The matches in blocks of lines are those of each line for itself, as it is seen.
struct BlockSearchTests {
    private static let patterns = [
        "a", "ab|ba", "a.*b", "^a", "b$", "^", "$", "^$", "x*", "a*", #"\s+"#, "[^a]", "[^a]+b",
        #"\w+"#, #"\W"#, #"\n"#, #"a\s*+$"#, "a(?!b)", "(?<=b)a", #"\Aa"#, #"b\z"#, #"a\Kb"#, ".",
        #"\bé"#, "(?s)a.b", "(a|b)+", "b?$", "(?=a)", "漢|é", #"a\Rb"#, #"\x0Aa"#, "a|", "A",
    ]
    private static let pieces = [
        "a", "b", "ab", "c", " ", "\n", "\n", "\r\n", "\r", "é", "漢", "\u{1B}[31m", "\u{1B}[0m",
        "\u{8}", "a\u{8}a", "_\u{8}b", "\t", "A", "\u{1B}", "\u{FF}",
    ]

    private func lines(of text: some PageText) -> [Int] {
        text.extent == 0 ? [] : Array(text.lines(in: 0..<text.extent))
    }

    private func naive(_ matcher: PatternMatcher, _ text: RawText) throws -> [Hit] {
        try lines(of: text).flatMap { line in
            let bytes = text.withLine(line) { Array($0) } + [0]
            return try bytes.withUnsafeBufferPointer { padded in
                let bytes = UnsafeBufferPointer(rebasing: padded.dropLast())
                var hits: [Hit] = []
                var start = 0
                while let range = try matcher.match(bytes, from: start, emptyToo: false) {
                    hits.append(Hit(line: line, bytes: range))
                    start = range.upperBound
                }
                guard hits.isEmpty else { return hits }
                let empty = try matcher.match(bytes, from: 0, emptyToo: true)
                return empty.map { [Hit(line: line, bytes: $0)] } ?? []
            }
        }
    }

    private func found(
        _ matcher: PatternMatcher, in document: Document, from line: Int = 0
    ) throws -> [Hit] {
        let text = DocumentLines(document: document)
        var hits: [Hit] = []
        var next = line
        while let block = text.block(at: next) {
            try BlockSearch.run(matcher, in: block, from: next) {
                hits.append($0)
                return true
            }
            next = block.end
        }
        return hits
    }

    @Test func blocksAreLikeLines() throws {
        useUTF8()
        var random = SplitMix64(seed: 7)
        for _ in 0..<400 {
            var document = Document()
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                var bytes: [UInt8] = []
                for _ in 0..<Int.random(in: 1..<40, using: &random) {
                    let piece = Self.pieces.randomElement(using: &random) ?? ""
                    bytes += piece == "\u{FF}" ? [0xFF] : Array(piece.utf8)
                }
                document.append(DocumentChunk(bytes))
            }
            for pattern in Self.patterns {
                let matcher = try PatternMatcher(SearchPattern(pattern))
                let hits = try naive(matcher, RawText(document))
                #expect(try found(matcher, in: document) == hits, "\(pattern) \(document.bytes)")
                let line = Int.random(in: 0...document.extent, using: &random)
                let rest = hits.filter { $0.line >= line }
                #expect(try found(matcher, in: document, from: line) == rest, "\(pattern)")
            }
        }
    }

    @Test func aVeryLongLineIsSeveral() throws {
        let long = String(repeating: "a", count: DocumentChunk.longestLine + 100)
        let document = Document(bytes: Array((long + "\nba\n").utf8))
        for pattern in ["^a", "a$", "^a+"] {
            let matcher = try PatternMatcher(SearchPattern(pattern))
            let hits = try naive(matcher, RawText(document))
            #expect(try found(matcher, in: document) == hits && hits.count >= 2)
        }
    }

    @Test func aTextInItsFileIsLikeOneThatIsKept() throws {
        useUTF8()
        var random = SplitMix64(seed: 11)
        var bytes: [UInt8] = []
        for length in [10, 300_000, 0, 70, 33_000, 65_536, 5, 262_144, 90_000] {
            for _ in 0..<length { bytes.append("ab c".utf8.randomElement(using: &random) ?? 0) }
            bytes.append(UInt8(ascii: "\n"))
            if length == 70 { bytes += Array("\u{1B}[1mba\u{1B}[0mb\r\n".utf8) }
        }
        for cut in [0, 1] {
            let document = try Document.inFile(Array(bytes.dropLast(cut)))
            for pattern in ["^", "b$", "^a", "ccca", "^$", "bab$"] {
                let matcher = try PatternMatcher(SearchPattern(pattern))
                let hits = try naive(matcher, RawText(document))
                #expect(try found(matcher, in: document) == hits, "\(pattern)")
                let place = Int.random(in: 0..<document.extent, using: &random)
                let rest = hits.filter { $0.line >= place }
                #expect(try found(matcher, in: document, from: place) == rest, "\(pattern)")
            }
        }
    }

    @Test func coloursAndOverstrikesAreNotInTheWay() throws {
        useUTF8()
        let text = "see \u{1B}[1mba\u{1B}[31mld\u{1B}[0m\nb\u{8}ba\u{8}al\u{8}ld\u{8}d\n_\u{8}b\n"
        let matcher = try PatternMatcher(SearchPattern("bald|m"))
        let hits = try found(matcher, in: Document(bytes: Array(text.utf8)))
        #expect(hits == [Hit(line: 0, bytes: 4..<8), Hit(line: 1, bytes: 0..<4)])
    }
}
