internal import DrawerCanvas

extension FrameEncoder {
    /// Lists the runs of cells that look different now.
    mutating func findRuns(in next: UnsafeBufferPointer<Cell>) {
        runs.removeAll(keepingCapacity: true)
        let shown = showsNothing ? blankRow : shown
        shown.withUnsafeBufferPointer { shown in
            for row in 0..<size.height {
                let cells = row * size.width..<(row + 1) * size.width
                findRuns(
                    showsNothing ? shown : UnsafeBufferPointer(rebasing: shown[cells]),
                    UnsafeBufferPointer(rebasing: next[cells]), row)
            }
        }
    }

    private mutating func findRuns(
        _ shown: UnsafeBufferPointer<Cell>, _ next: UnsafeBufferPointer<Cell>, _ row: Int
    ) {
        var x = 0
        while x < next.count {
            if next[x].looksLike(shown[x]) {
                x += 1
                continue
            }
            let end = x + 1 < next.count && next[x + 1].glyph == .continuation ? x + 2 : x + 1
            if !extendRun(next, row, to: x..<end) {
                runs.append(Run(row: row, start: x, end: end, ink: Ink(next[x])))
            }
            x = end
        }
    }

    /// Adds cells to the last run where it is in their row and style, along with the few before them
    /// that have not changed: these are written again where that is as short as a way past them.
    private mutating func extendRun(
        _ next: UnsafeBufferPointer<Cell>, _ row: Int, to cells: Range<Int>
    ) -> Bool {
        guard let last = runs.last, last.row == row else { return false }
        let gap = last.end..<cells.lowerBound
        guard gap.count <= Self.longestGap else { return false }
        var ink = last.ink
        for x in gap where next[x].glyph.ascii == nil || !ink.join(Ink(next[x])) { return false }
        guard ink.join(Ink(next[cells.lowerBound])) else { return false }
        runs[runs.count - 1].ink = ink
        runs[runs.count - 1].end = cells.upperBound
        return true
    }

    /// `ESC [ 4 C` is as long.
    private static let longestGap = 4
}
