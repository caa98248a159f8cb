internal import DrawerCanvas

/// What is searched for in the text that one reads, and what has come of it.
struct ReaderSearch {
    /// What is searched for; nil as long as there was nothing.
    var pattern: SearchPattern? { matcher?.pattern }
    /// The same, ready for the lines in sight.
    private(set) var matcher: PatternMatcher?
    /// Which way it goes on.
    var direction = SearchDirection.forward
    /// The match where one is; nil where one is at none.
    var current: Hit?
    /// All matches, as far as they were found.
    var hits = HitList()
    /// Whether matches are marked.
    var showsMarks = true

    /// Nothing was searched for.
    init() {}

    /// A search for what was typed.
    init(_ text: String, _ direction: SearchDirection) throws(SearchProblem) {
        matcher = try PatternMatcher(SearchPattern(text))
        self.direction = direction
    }

    /// The marks of a line; none of a pattern that is too hard.
    func marks(of line: Int, in source: any PageText) -> [TextRun] {
        guard showsMarks, hits.problem == nil, let matcher else { return [] }
        let ranges = source.withLine(line) { text in
            (try? BlockSearch.matches(matcher, in: text)) ?? []
        }
        return ranges.map { range in
            let isCurrent = current == Hit(line: line, bytes: range)
            return TextRun(range, TextInk(isCurrent ? .currentMatch : .match))
        }
    }
}

/// The search for one match on its way.
struct Seeking {
    var direction: SearchDirection
    /// How many matches further it goes.
    var left = 1
    /// Whether what is searched for is still being typed.
    var isTrial = false
    /// The share of the text that was looked through, 0...1, where that takes longer.
    var share: Double?
    /// Whether it has gone on from the other end of the text.
    var isWrapped = false
}

/// Which lines were searched: others are searched anew, more of the same only in addition.
struct SearchedPage: Hashable {
    let entry: Library.Entry?
    let isInFile: Bool
    let setWidth: Int?
    let isProblem: Bool
}
