/// A search for all matches on its way.
struct ListRun {
    /// So many are kept; others are counted.
    static let mostKept = 10_000
    /// So many are counted.
    static let mostCounted = 1_000_000
    /// How much is searched before it is told, in bytes, where little is found.
    private static let reportSize = 8 << 20
    /// How many matches are told at once.
    private static let batchSize = 500

    private let matcher: PatternMatcher
    private var next = 0
    private var total = 0
    private var batch: [Hit] = []
    private var unreported = 0
    private var isComplete = false

    init(_ job: ListJob) throws(SearchProblem) { matcher = try PatternMatcher(job.pattern) }

    /// Whether there is something to do.
    func hasWork(_ job: ListJob) -> Bool {
        !isComplete && (next < job.text.settledEnd || job.isWhole)
    }

    /// Looks through one block; what there is to tell.
    mutating func step(_ job: ListJob) throws(SearchProblem) -> HitBatch? {
        let end = job.text.settledEnd
        if next < end, let block = job.text.block(at: next) {
            try take(block, upTo: end)
        }
        isComplete = (next >= end && job.isWhole) || total >= Self.mostCounted
        let isDue = unreported >= Self.reportSize || batch.count >= Self.batchSize || next >= end
        guard isComplete || isDue else { return nil }
        defer {
            batch = []
            unreported = 0
        }
        return HitBatch(
            hits: batch, total: total, share: Double(next) / Double(max(1, end)),
            isComplete: isComplete)
    }

    private mutating func take(_ block: SearchBlock, upTo end: Int) throws(SearchProblem) {
        try BlockSearch.run(matcher, in: block, from: next) { hit in
            guard hit.line < end else { return false }
            total += 1
            if total <= Self.mostKept { batch.append(hit) }
            return total < Self.mostCounted
        }
        unreported += block.bytes.count
        next = min(end, block.end)
    }
}
