/// Finds the matches in a block, one after the other, from one of its lines on.
///
/// Matches are those of each line for itself. Of matches without a byte a line has one at most, and
/// only where nothing else matches in it.
struct BlockSearch {
    private let matcher: PatternMatcher
    private let text: UnsafeBufferPointer<UInt8>
    private let starts: UnsafeBufferPointer<UInt32>

    /// The line that is looked at, where in it to go on, and whether something was found in it.
    private var line: Int
    private var offset = 0
    private var hasFound = false
    /// Whether the line is looked at for itself, without those behind it.
    private var isAlone = false

    /// Calls `body` for each match in a block from the line at `place` on, until it answers false.
    static func run(
        _ matcher: PatternMatcher, in block: SearchBlock, from place: Int,
        _ body: (Hit) -> Bool
    ) throws(SearchProblem) {
        try block.bytes.withUnsafeBufferPointer { bytes throws(SearchProblem) in
            try block.starts.withUnsafeBufferPointer { starts throws(SearchProblem) in
                var search = BlockSearch(
                    matcher, bytes, starts, from: block.line(from: place))
                while let found = try search.next(),
                    body(Hit(line: block.place(of: found.line), bytes: found.bytes))
                {}
            }
        }
    }

    /// The matches in a line.
    static func matches(
        _ matcher: PatternMatcher, in line: UnsafeBufferPointer<UInt8>
    ) throws(SearchProblem) -> [Range<Int>] {
        let start: [UInt32] = [0]
        return try start.withUnsafeBufferPointer { starts throws(SearchProblem) in
            var search = BlockSearch(matcher, line, starts, from: 0)
            search.isAlone = true
            var ranges: [Range<Int>] = []
            while let hit = try search.next() { ranges.append(hit.bytes) }
            return ranges
        }
    }

    private init(
        _ matcher: PatternMatcher, _ text: UnsafeBufferPointer<UInt8>,
        _ starts: UnsafeBufferPointer<UInt32>, from line: Int
    ) {
        self.matcher = matcher
        // Behind the last line feed there would be one more line, which matches without a byte.
        let hasEnd = text.last == UInt8(ascii: "\n")
        self.text = UnsafeBufferPointer(rebasing: text.dropLast(hasEnd ? 1 : 0))
        self.starts = starts
        self.line = line
        isAlone = !matcher.takesBlocks
    }

    /// The next match; its line is counted from the block's first one.
    private mutating func next() throws(SearchProblem) -> Hit? {
        while line < starts.count {
            if !isAlone, let range = try nextInBlock() { return hit(range) }
            if isAlone, let range = try nextInLine() { return hit(range) }
            if isAlone { enter(line + 1) }
        }
        return nil
    }

    private func hit(_ range: Range<Int>) -> Hit { Hit(line: line, bytes: range) }

    private mutating func enter(_ line: Int) {
        self.line = line
        offset = 0
        hasFound = false
        isAlone = !matcher.takesBlocks
    }

    /// Looks through all lines that are left. What is found without a byte, or goes on in the next
    /// line, is looked for again in its line alone: then it has entered that and answers nil.
    private mutating func nextInBlock() throws(SearchProblem) -> Range<Int>? {
        let from = start(of: line) + offset
        guard let found = try matcher.match(text, from: from, emptyToo: true) else {
            line = starts.count
            return nil
        }
        let foundLine = lineIndex(ofByte: found.lowerBound)
        if foundLine > line { enter(foundLine) }
        guard !found.isEmpty, found.upperBound <= end(of: line) else {
            isAlone = true
            return nil
        }
        return note(found.lowerBound - start(of: line)..<found.upperBound - start(of: line))
    }

    private mutating func nextInLine() throws(SearchProblem) -> Range<Int>? {
        let line = UnsafeBufferPointer(rebasing: text[start(of: line)..<end(of: line)])
        guard let found = try matcher.match(line, from: offset, emptyToo: !hasFound) else {
            return nil
        }
        if !found.isEmpty { return note(found) }
        if let more = try matcher.match(line, from: found.lowerBound, emptyToo: false) {
            return note(more)
        }
        offset = line.count
        hasFound = true
        return found
    }

    private mutating func note(_ range: Range<Int>) -> Range<Int> {
        offset = range.upperBound
        hasFound = true
        return range
    }

    // MARK: Lines

    private func start(of line: Int) -> Int { Int(starts[line]) }

    private func end(of line: Int) -> Int {
        line + 1 < starts.count ? start(of: line + 1) - 1 : text.count
    }

    /// The line that a byte is in. Matches are near each other, or else there are few of them.
    private func lineIndex(ofByte byte: Int) -> Int {
        var step = 1
        var low = line
        while low + step < starts.count, start(of: low + step) <= byte {
            low += step
            step *= 2
        }
        let lines = starts[low..<min(starts.count, low + step)]
        return lines.partitionPoint { $0 <= byte } - 1
    }
}
