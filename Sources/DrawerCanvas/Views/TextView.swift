public import DrawerModel

/// A window onto a text, wrapped at its width: where it stands, and how it moves.
///
/// Only the lines around the window are ever laid out, so its cost does not depend on the text's
/// length.
public struct TextView: Hashable, Sendable {
    /// The window's size in cells.
    public private(set) var size: Size
    /// The first byte of the row at the top.
    public private(set) var top = TextPlace()
    /// Where it was moved to last; however often the size changes, it comes back to here.
    private var anchor = TextPlace()

    private static let margin = 2

    /// A window at the start of a text.
    public init(size: Size) { self.size = size }

    /// The columns that text is wrapped at: the window without its margins and its scrollbar.
    public var textWidth: Int { max(1, size.width - 2 * Self.margin) }

    /// Gives the window another size; what is at the top stays there.
    public mutating func resize(to size: Size, in source: some TextSource) {
        self.size = size
        top = row(of: anchor, in: source)
    }

    /// Shows the row that holds `place` at the top, or as near as the text's end allows.
    public mutating func go(to place: TextPlace, in source: some TextSource) {
        stand(at: row(of: place, in: source))
    }

    /// Moves the window by `rows`, downward where positive.
    public mutating func scroll(by rows: Int, in source: some TextSource) {
        guard source.lineCount > 0 else { return }
        var place = top
        if rows < 0 {
            place = moved(place, up: -rows, in: source)
        } else {
            place = min(moved(place, down: rows, in: source), lastTop(in: source))
        }
        stand(at: place)
    }

    /// Goes to the start of the text.
    public mutating func goToStart() { stand(at: TextPlace()) }

    /// Goes to the end of the text.
    public mutating func goToEnd(in source: some TextSource) { stand(at: lastTop(in: source)) }

    private mutating func stand(at place: TextPlace) {
        top = place
        anchor = place
    }

    /// The lines of which something is shown.
    public func visibleLines(in source: some TextSource) -> Range<Int> {
        guard source.lineCount > 0 else { return 0..<0 }
        let end = moved(top, down: size.height - 1, in: source)
        return top.line..<(end.line + 1)
    }

    /// The scrollbar that belongs to the window, counted in lines; nil where all is shown.
    public func scrollbar(in source: some TextSource) -> ScrollbarView? {
        let last = lastTop(in: source)
        guard last > TextPlace() else { return nil }
        let hidden = last.line + (last.byte > 0 ? 1 : 0)
        let first = top == last ? hidden : min(top.line, hidden)
        return ScrollbarView(
            count: max(source.lineCount, hidden + 1), first: first,
            visible: max(1, source.lineCount - hidden))
    }

    /// Draws the window into `area` of the surface.
    public func draw(
        _ source: some TextSource, on surface: inout Surface, at origin: Point, theme: Theme
    ) {
        surface.fill(
            Rect(x: origin.x, y: origin.y, width: size.width, height: size.height),
            with: Cell(.blank, theme.text))
        var row = 0
        var place = top
        while row < size.height && place.line < source.lineCount {
            source.withLine(place.line) { bytes in
                repeat {
                    let next = LineBreaker.row(of: bytes, from: place.byte, width: textWidth)
                    surface.write(
                        UnsafeBufferPointer(rebasing: bytes[next.bytes]),
                        at: Point(x: origin.x + Self.margin, y: origin.y + row),
                        style: theme.text, limit: textWidth)
                    place.byte = next.next
                    row += 1
                } while row < size.height && place.byte < bytes.count
            }
            place = TextPlace(line: place.line + 1)
        }
        scrollbar(in: source)?.draw(
            on: &surface, column: origin.x + size.width - 1,
            rows: origin.y..<(origin.y + size.height), style: theme.scrollbar)
    }

    // MARK: Rows

    /// The top of the window for `place`: the row that holds it, or the last that can be the top.
    private func row(of place: TextPlace, in source: some TextSource) -> TextPlace {
        guard source.lineCount > 0 else { return TextPlace() }
        let line = max(0, min(source.lineCount - 1, place.line))
        let rows = rowStarts(line, in: source)
        let byte = line == place.line ? rows.last { $0 <= place.byte } ?? 0 : rows.last ?? 0
        return min(TextPlace(line: line, byte: byte), lastTop(in: source))
    }

    /// Where each row of a line begins.
    private func rowStarts(_ line: Int, in source: some TextSource) -> [Int] {
        source.withLine(line) { bytes in
            var starts = [0]
            while true {
                let next = LineBreaker.row(
                    of: bytes, from: starts[starts.count - 1], width: textWidth
                ).next
                if next >= bytes.count { return starts }
                starts.append(next)
            }
        }
    }

    private func moved(
        _ place: TextPlace, down rows: Int, in source: some TextSource
    ) -> TextPlace {
        var place = place
        var left = rows
        while left > 0 {
            let starts = rowStarts(place.line, in: source)
            let row = starts.lastIndex { $0 <= place.byte } ?? 0
            if row + left < starts.count {
                return TextPlace(line: place.line, byte: starts[row + left])
            }
            guard place.line + 1 < source.lineCount else {
                return TextPlace(line: place.line, byte: starts[starts.count - 1])
            }
            left -= starts.count - row
            place = TextPlace(line: place.line + 1)
        }
        return place
    }

    private func moved(_ place: TextPlace, up rows: Int, in source: some TextSource) -> TextPlace {
        var place = place
        var left = rows
        while left > 0 {
            let starts = rowStarts(place.line, in: source)
            let row = starts.lastIndex { $0 <= place.byte } ?? 0
            if row >= left { return TextPlace(line: place.line, byte: starts[row - left]) }
            guard place.line > 0 else { return TextPlace() }
            left -= row + 1
            place = TextPlace(line: place.line - 1, byte: .max)
            let above = rowStarts(place.line, in: source)
            place.byte = above[above.count - 1]
        }
        return place
    }

    /// The top at which the text's last row is the window's last.
    private func lastTop(in source: some TextSource) -> TextPlace {
        guard source.lineCount > 0 else { return TextPlace() }
        let last = source.lineCount - 1
        let starts = rowStarts(last, in: source)
        let end = TextPlace(line: last, byte: starts[starts.count - 1])
        return moved(end, up: size.height - 1, in: source)
    }
}
