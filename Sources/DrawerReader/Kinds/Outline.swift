/// A table of contents by its places: what a line belongs to, what lies within what.
public struct Outline: Hashable, Sendable {
    /// The items in the order of their lines.
    public let items: [OutlineItem]
    private let parents: [Int?]
    private let ends: [Int]

    /// The table of contents of these items, whose lines must not descend.
    public init(_ items: [OutlineItem]) {
        self.items = items
        var parents = [Int?](repeating: nil, count: items.count)
        var ends = [Int](repeating: items.count, count: items.count)
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            while let last = open.last, items[last].level >= item.level {
                ends[last] = index
                open.removeLast()
            }
            parents[index] = open.last
            open.append(index)
        }
        self.parents = parents
        self.ends = ends
    }

    /// The item that a line of the source belongs to: the last one that begins there or before;
    /// nil before the first. It takes a number of steps logarithmic in the number of items.
    public func item(at line: Int) -> Int? { Self.lastIndex(in: items, atOrBefore: line) }

    /// The item that this one lies in, or nil at the top.
    public func parent(of index: Int) -> Int? { parents[index] }

    /// The items that this one lies in, the outermost first, without itself.
    public func ancestors(of index: Int) -> [Int] {
        Array(sequence(first: index) { parents[$0] }.dropFirst().reversed())
    }

    /// All items that lie within this one, at whatever depth; those right after it.
    public func descendants(of index: Int) -> Range<Int> { index + 1..<ends[index] }

    /// The items that lie within this one and within no other between.
    public func children(of index: Int) -> [Int] {
        let all = descendants(of: index)
        return Array(
            sequence(first: all.lowerBound) { ends[$0] }.prefix { $0 < all.upperBound })
    }

    static func lastIndex(in items: [OutlineItem], atOrBefore line: Int) -> Int? {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].line <= line { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
