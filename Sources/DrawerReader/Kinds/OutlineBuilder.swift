/// Collects a table of contents, and keeps it to a size that can be shown and held.
struct OutlineBuilder {
    /// What is left out where there is too much.
    enum Thinning {
        /// The deepest level, as a whole.
        case levels
        /// Every other item of the deepest level, evenly.
        case samples
    }

    /// The items so far, those of lower lines first.
    private(set) var items: [OutlineItem] = []
    private let limit: Int
    private let thinning: Thinning
    /// Items at this level or deeper are left out.
    private var floor = Int.max
    /// Of the items at level `sampled` one out of `stride` is kept.
    private var sampled = Int.max
    private var stride = 1
    private var seen = 0
    private var omitted = 0
    private var lastLine = 0

    /// At most `limit` items, and one more that says how many were left out.
    init(limit: Int = 20_000, thinning: Thinning = .levels) {
        self.limit = limit
        self.thinning = thinning
    }

    /// Adds an item; its line must not be before those of the items so far.
    mutating func append(_ item: OutlineItem) {
        append(level: item.level, line: item.line) { item }
    }

    /// The same for an item that is made only if it is kept.
    mutating func append(level: Int, line: Int, _ item: () -> OutlineItem) {
        lastLine = line
        var isKept = isKept(level: level)
        if isKept, items.count == limit {
            makeRoom()
            isKept = self.isKept(level: level)
        }
        if isKept { items.append(item()) } else { omitted += 1 }
    }

    /// Changes the item that begins at `line`, unless it was left out.
    mutating func revise(line: Int, _ change: (inout OutlineItem) -> Void) {
        let index = items.partitionPoint { $0.line <= line } - 1
        guard index >= 0, items[index].line == line
        else { return }
        change(&items[index])
    }

    /// The table of contents; it says at its end how much was left out.
    func finished() -> [OutlineItem] {
        if omitted == 0 { return items }
        return items + [OutlineItem("… and \(omitted) more", line: lastLine)]
    }

    private mutating func isKept(level: Int) -> Bool {
        guard level < floor else { return false }
        guard level == sampled else { return true }
        defer { seen += 1 }
        return seen % stride == 0
    }

    /// Leaves out so much that at least a quarter is free, so that the work is small on average.
    private mutating func makeRoom() {
        while 4 * items.count > 3 * limit {
            let deepest = items.lazy.map(\.level).max() ?? 0
            let count = items.lazy.filter { $0.level == deepest }.count
            if deepest == 0 || (thinning == .samples && 2 * count > limit) {
                halve(level: deepest)
            } else {
                floor = deepest
                remove { _ in
                    false
                } where: {
                    $0.level >= deepest
                }
            }
        }
    }

    private mutating func halve(level: Int) {
        stride = sampled == level ? 2 * stride : 2
        sampled = level
        seen = 0
        remove {
            $0 % 2 == 0
        } where: {
            $0.level == level
        }
    }

    /// Removes the items that match, but those whose count, from 0, is to be kept.
    private mutating func remove(
        keeping isKept: (Int) -> Bool, where matches: (OutlineItem) -> Bool
    ) {
        var count = 0
        let before = items.count
        items.removeAll { item in
            guard matches(item) else { return false }
            defer { count += 1 }
            return !isKept(count)
        }
        omitted += before - items.count
    }
}
