internal import DrawerCanvas
internal import DrawerModel

/// In which order runs are painted. To take another style costs up to 40 bytes in 24-bit colours, a
/// way across the screen at most ten. So all that has one style is painted together, wherever it is.
extension FrameEncoder {
    /// With more styles than this, as in a picture, there is little to gain.
    private static let mostGroups = 64

    /// Paints all runs.
    mutating func paintRuns(of cells: UnsafeBufferPointer<Cell>, _ bytes: inout [UInt8]) {
        if brush.terminal.depth >= .indexed, groupRuns() {
            while let group = nearestGroup() { paint(group, cells, &bytes) }
        } else {
            for run in runs { paint(run, run.ink, cells, &bytes) }
        }
    }

    /// Chains the runs of each style; false where there are too many styles.
    private mutating func groupRuns() -> Bool {
        groups.removeAll(keepingCapacity: true)
        for index in runs.indices {
            if let group = groups.indices.first(where: { groups[$0].ink.join(runs[index].ink) }) {
                runs[groups[group].last].next = index
                groups[group].last = index
            } else if groups.count < Self.mostGroups {
                groups.append(RunGroup(ink: runs[index].ink, first: index, last: index))
            } else {
                return false
            }
        }
        return true
    }

    /// The group whose style takes the least to get to.
    private func nearestGroup() -> Int? {
        groups.indices.lazy.filter { !groups[$0].isPainted }
            .min { change(to: groups[$0]) < change(to: groups[$1]) }
    }

    /// How much of the pen another style changes.
    private func change(to group: RunGroup) -> Int {
        let (from, to) = (brush.pen, group.ink.style)
        return (from.foreground == to.foreground || !group.ink.isSeen ? 0 : 1)
            + (from.background == to.background ? 0 : 1)
            + (from.attributes == to.attributes ? 0 : 1)
    }

    private mutating func paint(
        _ group: Int, _ cells: UnsafeBufferPointer<Cell>, _ bytes: inout [UInt8]
    ) {
        groups[group].isPainted = true
        var index: Int? = groups[group].first
        while let run = index {
            paint(runs[run], groups[group].ink, cells, &bytes)
            index = runs[run].next
        }
    }

    // MARK: Runs

    private mutating func paint(
        _ run: Run, _ ink: Ink, _ cells: UnsafeBufferPointer<Cell>, _ bytes: inout [UInt8]
    ) {
        let row = UnsafeBufferPointer(
            rebasing: cells[run.row * brush.size.width..<(run.row + 1) * brush.size.width])
        let end = run.end - (endsScreen(run) ? 1 : 0)
        brush.take(ink.style(after: brush.pen), &bytes)
        var x = run.start
        while x < end {
            brush.move(to: Point(x: x, y: run.row), &bytes)
            x += paint(row, x..<end, &bytes)
        }
    }

    /// Paints the first character, and where it is of ASCII all that are the same; how many columns.
    private mutating func paint(
        _ row: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, _ bytes: inout [UInt8]
    ) -> Int {
        let glyph = row[columns.lowerBound].glyph
        guard let character = glyph.ascii else {
            let isWide = columns.count > 1 && row[columns.lowerBound + 1].glyph == .continuation
            brush.write(glyph, width: isWide ? 2 : 1, &bytes)
            return isWide ? 2 : 1
        }
        var end = columns.lowerBound + 1
        while end < columns.upperBound, row[end].glyph == glyph { end += 1 }
        brush.write(character, count: end - columns.lowerBound, &bytes)
        return end - columns.lowerBound
    }

    /// Whether the run has the one cell that cannot be painted: the screen would scroll.
    private func endsScreen(_ run: Run) -> Bool {
        brush.terminal.scrollsAtEnd && run.end == brush.size.width
            && run.row == brush.size.height - 1
    }
}
