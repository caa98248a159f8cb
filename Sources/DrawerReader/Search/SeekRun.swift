internal import DrawerCanvas

/// A search for one match on its way.
struct SeekRun {
    /// What has come of a step.
    enum Outcome {
        /// It goes on; this share of the text was looked through, 0...1.
        case goesOn(Double)
        case found(Hit?, isWrapped: Bool)
    }

    private let job: SeekJob
    private let matcher: PatternMatcher
    /// The line to go on with: the first one that is left, or backward the last one.
    private var next: Int
    private var isWrapped = false

    init(_ job: SeekJob) throws(SearchProblem) {
        self.job = job
        matcher = try PatternMatcher(job.pattern)
        next = job.direction == .forward ? job.start.line : min(job.start.line, job.text.end - 1)
    }

    /// Looks through one block.
    mutating func step() throws(SearchProblem) -> Outcome {
        if isPastEnd {
            if isWrapped { return .found(nil, isWrapped: true) }
            isWrapped = true
            next = job.direction == .forward ? 0 : job.text.end - 1
        }
        guard !isRound, !isPastEnd, let block = job.text.block(at: next) else {
            return .found(nil, isWrapped: true)
        }
        if let hit = try hit(in: block) { return .found(hit, isWrapped: isWrapped) }
        next = job.direction == .forward ? block.end : block.place(of: 0) - 1
        return .goesOn(share)
    }

    private var isPastEnd: Bool { next < 0 || next >= job.text.end }

    /// Whether it has come back to where it began.
    private var isRound: Bool {
        isWrapped
            && (job.direction == .forward ? next > job.start.line : next < job.start.line)
    }

    private func hit(in block: SearchBlock) throws(SearchProblem) -> Hit? {
        let isForward = job.direction == .forward
        var found: Hit?
        try BlockSearch.run(matcher, in: block, from: isForward ? next : 0) { hit in
            if !isForward, hit.line > next { return false }
            if isWanted(hit.place) { found = hit }
            return !isForward || found == nil
        }
        return found
    }

    /// Whether a match at `place` is on the part of the way that it is on. The second part comes
    /// back to the start itself, where there may be the only match.
    private func isWanted(_ place: TextPlace) -> Bool {
        if place == job.start { return isWrapped || job.includesStart }
        return (place > job.start) == (job.direction == .forward) || isWrapped
    }

    private var share: Double {
        let end = max(1, job.text.end)
        let way = job.direction == .forward ? next - job.start.line : job.start.line - next
        return max(0, min(1, Double(isWrapped ? way + end : way) / Double(end)))
    }
}
