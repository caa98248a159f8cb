internal import DrawerCanvas

/// All matches of a search, as far as they were found.
struct HitList: Sendable {
    /// The first ones, in order; at most `ListRun.mostKept`.
    private(set) var hits: [Hit] = []
    /// How many there are.
    private(set) var total = 0
    /// The share of the text that was searched, 0...1.
    private(set) var share = 0.0
    /// Whether it goes on; else it has come to an end, or was stopped.
    private(set) var isSearching: Bool
    /// Why there are no more, where that is so.
    private(set) var problem: SearchProblem?

    /// No match yet; there may be some to come.
    init(isSearching: Bool = false) { self.isSearching = isSearching }

    /// Takes what was found.
    mutating func take(_ batch: HitBatch) {
        hits += batch.hits
        total = batch.total
        share = batch.share
        isSearching = !batch.isComplete && share < 1
    }

    /// Ends it before it has come to its end.
    mutating func stop(because problem: SearchProblem? = nil) {
        isSearching = false
        self.problem = problem
    }

    /// Which one of all a match is, from 0; nil where that is not known.
    func index(of hit: Hit) -> Int? {
        let index = index(from: hit.place)
        return index < hits.count && hits[index] == hit ? index : nil
    }

    /// The first of them that is at `place` or behind it; their count where there is none.
    func index(from place: TextPlace) -> Int { hits.partitionPoint { $0.place < place } }

    /// How many there are, in words.
    var words: String {
        (total == 0 ? "no hits" : total == 1 ? "1 hit" : "\(count) hits") + limit
    }

    private var isCounted: Bool { total < ListRun.mostCounted }

    private var count: String { isCounted ? total.grouped : "more than a million" }

    /// That it was stopped before it had come to the end, in words.
    private var limit: String { share < 1 && !isSearching && isCounted ? " so far" : "" }

    /// Which one of them a match is, in words; nil where that is not known.
    func words(for hit: Hit) -> String? {
        index(of: hit).map { "hit \(($0 + 1).grouped) of \(count)" + limit }
    }
}

extension Int {
    /// The number with a comma between thousands.
    var grouped: String {
        let digits = String(self)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }
}
