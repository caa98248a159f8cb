extension TextView {
    /// Shows the bytes of a line from `place` to `end`. Where they are in sight already, nothing
    /// moves; else there will be some rows above them, and some columns before them.
    public mutating func reveal(_ place: TextPlace, to end: Int, in source: some TextSource) {
        guard source.extent > 0 else { return }
        let starts = rowStarts(place.line, in: source)
        let row = TextPlace(line: place.line, byte: starts.last { $0 <= place.byte } ?? 0)
        if row < top || row > moved(top, down: size.height - 1, in: source) {
            go(to: moved(row, up: size.height / 4, in: source), in: source)
        }
        let fit = fit(place.line, in: source)
        if !fit.wraps { revealColumns(place.byte..<max(place.byte, end), of: place.line, source) }
    }

    private mutating func revealColumns(
        _ bytes: Range<Int>, of line: Int, _ source: some TextSource
    ) {
        let room = fit(line, in: source).columns(at: 0)
        let (start, end) = source.withLine(line) { text in
            let columns = { UnsafeBufferPointer(rebasing: text[..<min($0, text.count)]).columns }
            return (columns(bytes.lowerBound), columns(bytes.upperBound))
        }
        guard start < shift || end > shift + room else { return }
        shift = end <= room ? 0 : max(0, start - room / 4)
    }
}
