extension TextView {
    /// Whether lines that are cut at the window's edge have more to show at the left.
    public func canScrollLeft(in source: some TextSource) -> Bool {
        shift > 0
            && source.lines(in: visibleLines(in: source)).contains { !fit($0, in: source).wraps }
    }

    /// Whether lines that are cut at the window's edge have more to show at the right.
    public func canScrollRight(in source: some TextSource) -> Bool {
        hiddenColumns(upTo: 1, in: source) > 0
    }

    /// Moves the window by `columns` over the lines that are cut at its edge, to the right where
    /// positive, and no farther than the widest line in sight.
    public mutating func scroll(sideways columns: Int, in source: some TextSource) {
        let step = columns < 0 ? columns : hiddenColumns(upTo: columns, in: source)
        shift = max(0, shift + step)
    }

    /// How many columns of the lines in sight are out of sight at the right, at most `limit`.
    private func hiddenColumns(upTo limit: Int, in source: some TextSource) -> Int {
        if wraps, !source.cutsLines { return 0 }
        let width = textWidth(in: source)
        var most = 0
        for line in source.lines(in: visibleLines(in: source)) where most < limit {
            let hidden = source.withSetLine(line) { bytes, layout in
                let fit = LineFit(layout, width: width, wraps: wraps)
                if fit.wraps || shift == 0 && fit.isShort(bytes) { return 0 }
                let end = shift + fit.columns(at: 0)
                return bytes.columns(upTo: end + limit) - end
            }
            most = max(most, min(limit, hidden))
        }
        return most
    }
}
