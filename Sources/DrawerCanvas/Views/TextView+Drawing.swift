public import DrawerModel

extension TextView {
    /// Draws the window into its area of the surface, with its upper left cell at `origin`. `marks`
    /// are what lies over a line's own inks, such as matches: in order, without overlap. Returns the
    /// places of the lines of which something is shown, as `visibleLines` does.
    @discardableResult
    public func draw(
        _ source: some TextSource, on surface: inout Surface, at origin: Point, theme: Theme,
        marks: (_ line: Int) -> [TextRun] = { _ in [] }
    ) -> Range<Int> {
        let whole = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
        surface.fill(whole, with: Cell(.blank, theme.text))
        let left = origin.x + margin + gutter(in: source)
        let width = textWidth(in: source)
        var row = 0
        var place = top
        var end = top.line
        while row < size.height && place.line < source.extent {
            if place.byte == 0 {
                drawNumber(
                    of: place.line, in: source, on: &surface, before: left, y: origin.y + row,
                    theme: theme)
            }
            source.withSetLine(place.line) { bytes, layout in
                let layout = layout.overlaid(with: marks(place.line))
                let fit = LineFit(layout, width: width, wraps: wraps)
                var painter = LinePainter(fit, shift: shift, theme: theme)
                repeat {
                    place.byte = painter.drawRow(
                        of: bytes, from: place.byte, on: &surface,
                        at: Point(x: left, y: origin.y + row))
                    row += 1
                } while row < size.height && place.byte < bytes.count
            }
            end = place.line + 1
            place = TextPlace(line: source.line(after: place.line) ?? source.extent)
        }
        scrollbar(in: source)?.draw(
            on: &surface, column: origin.x + size.width - 1,
            rows: origin.y..<(origin.y + size.height), style: theme.scrollbar)
        return top.line..<end
    }

    // MARK: Numbers

    private static let leastDigits = 3
    /// The columns between a number and the text.
    private static let gap = 2
    /// The columns that must be left for text beside a gutter.
    private static let leastText = 12

    /// The columns that the numbers take; 0 where there are none, or no room for them.
    func gutter(in source: some TextSource) -> Int {
        guard showsNumbers, source.extent > 0 else { return 0 }
        // Where the last number is not known yet it is no greater than the place.
        let last = String(source.number(of: source.lastLine) ?? source.extent).utf8.count
        // The numbers begin in the margin's last column.
        let width = max(Self.leastDigits, last) + Self.gap - 1
        return size.width - 2 * margin - width < Self.leastText ? 0 : width
    }

    /// Writes the number of a line, unless the line above has the same.
    private func drawNumber(
        of line: Int, in source: some TextSource, on surface: inout Surface, before left: Int,
        y: Int, theme: Theme
    ) {
        guard gutter(in: source) > 0, let number = source.number(of: line),
            source.line(before: line).map({ source.number(of: $0) != number }) ?? true
        else { return }
        let text = String(number)
        surface.write(
            text, at: Point(x: left - Self.gap - text.utf8.count, y: y),
            style: theme.style(for: TextInk(.faint)))
    }
}
