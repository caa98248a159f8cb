/// Cells beside an edge: the first one, the second one, and all that are farther away.
struct Bands {
    let all: Range<Int>
    let near: Range<Int>
    let next: Range<Int>
    let far: Range<Int>

    /// The bands of `cells`, whose edge is where they start or where they end.
    init(_ cells: Range<Int>, fromStart: Bool) {
        all = cells
        if fromStart {
            near = cells.prefix(1)
            next = cells.dropFirst(1).prefix(1)
            far = cells.dropFirst(2)
        } else {
            near = cells.suffix(1)
            next = cells.dropLast(1).suffix(1)
            far = cells.dropLast(2)
        }
    }
}

extension Range<Int> {
    /// What is also in `other`: at one of the range's ends where that is nothing.
    func part(in other: Range<Int>) -> Range<Int> {
        let start = Swift.min(upperBound, Swift.max(lowerBound, other.lowerBound))
        return start..<Swift.max(start, Swift.min(upperBound, other.upperBound))
    }
}
