internal import DrawerModel

extension TextView {
    /// The places of the lines of which something is shown.
    public func visibleLines(in source: some TextSource) -> Range<Int> {
        guard source.extent > 0 else { return 0..<0 }
        let end = moved(top, down: size.height - 1, in: source)
        return top.line..<(end.line + 1)
    }

    /// The scrollbar that belongs to the window, counted in places of lines; nil where all is shown.
    public func scrollbar(in source: some TextSource) -> ScrollbarView? {
        let last = lastTop(in: source)
        guard last > TextPlace() else { return nil }
        let hidden = last.line + (last.byte > 0 ? 1 : 0)
        let first = top == last ? hidden : min(top.line, hidden)
        return ScrollbarView(
            count: max(source.extent, hidden + 1), first: first,
            visible: max(1, source.extent - hidden))
    }

    /// How a line is set in the window.
    func fit(_ line: Int, in source: some TextSource) -> LineFit {
        LineFit(source.layout(of: line), width: textWidth(in: source), wraps: wraps)
    }

    /// The top of the window for `place`: the row that holds it, or the last that can be the top.
    func row(of place: TextPlace, in source: some TextSource) -> TextPlace {
        // Where the last top is takes a window of lines to find out; the start is never beyond it.
        guard source.extent > 0, place > TextPlace() else { return TextPlace() }
        let line = source.line(at: max(0, min(source.extent - 1, place.line)))
        let rows = rowStarts(line, in: source)
        let byte = line == place.line ? rows.last { $0 <= place.byte } ?? 0 : rows.last ?? 0
        return topmost(TextPlace(line: line, byte: byte), in: source)
    }

    /// The place, or the last one that can be the top where it is beyond that.
    func topmost(_ place: TextPlace, in source: some TextSource) -> TextPlace {
        canBeTop(place, in: source) ? place : min(place, lastTop(in: source))
    }

    /// Whether there are lines enough below a row to fill the window, as can be told without setting
    /// one: each has a row at least.
    private func canBeTop(_ place: TextPlace, in source: some TextSource) -> Bool {
        var (line, rows) = (place.line, 1)
        while rows < size.height, let next = source.line(after: line) {
            (line, rows) = (next, rows + 1)
        }
        return rows >= size.height
    }

    /// Where each row of a line begins.
    func rowStarts(_ line: Int, in source: some TextSource) -> [Int] {
        guard wraps else { return [0] }
        let width = textWidth(in: source)
        return source.withSetLine(line) { bytes, layout in
            LineFit(layout, width: width, wraps: wraps).rowStarts(of: bytes)
        }
    }

    func moved(_ place: TextPlace, down rows: Int, in source: some TextSource) -> TextPlace {
        var place = place
        var left = rows
        while left > 0 {
            let starts = rowStarts(place.line, in: source)
            let row = starts.lastIndex { $0 <= place.byte } ?? 0
            if row + left < starts.count {
                return TextPlace(line: place.line, byte: starts[row + left])
            }
            guard let next = source.line(after: place.line) else {
                return TextPlace(line: place.line, byte: starts[starts.count - 1])
            }
            left -= starts.count - row
            place = TextPlace(line: next)
        }
        return place
    }

    func moved(_ place: TextPlace, up rows: Int, in source: some TextSource) -> TextPlace {
        var place = place
        var left = rows
        while left > 0 {
            let starts = rowStarts(place.line, in: source)
            let row = starts.lastIndex { $0 <= place.byte } ?? 0
            if row >= left { return TextPlace(line: place.line, byte: starts[row - left]) }
            guard let above = source.line(before: place.line) else { return TextPlace() }
            left -= row + 1
            let rows = rowStarts(above, in: source)
            place = TextPlace(line: above, byte: rows[rows.count - 1])
        }
        return place
    }

    /// The top at which the text's last row is the window's last.
    func lastTop(in source: some TextSource) -> TextPlace {
        guard source.extent > 0 else { return TextPlace() }
        let last = source.lastLine
        let starts = rowStarts(last, in: source)
        let end = TextPlace(line: last, byte: starts[starts.count - 1])
        return moved(end, up: size.height - 1, in: source)
    }
}
