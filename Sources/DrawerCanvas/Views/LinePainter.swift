internal import DrawerModel

/// Draws the rows of one line, from above, in the inks of its layout.
struct LinePainter {
    private let fit: LineFit
    private let marks: Style
    private let shift: Int
    private var pen: InkPen

    /// A painter of a line that `fit` has set; `shift` columns of one that is not wrapped are out
    /// of sight at the left.
    init(_ fit: LineFit, shift: Int, theme: Theme) {
        self.fit = fit
        self.shift = fit.wraps ? 0 : shift
        pen = InkPen(fit.layout, theme: theme)
        marks = theme.style(for: TextInk(.faint))
    }

    /// Draws the row that begins at `byte`, with the first column for text at `origin`; where the
    /// next row begins.
    mutating func drawRow(
        of bytes: UnsafeBufferPointer<UInt8>, from byte: Int, on surface: inout Surface,
        at origin: Point
    ) -> Int {
        if fit.layout.fill != nil {
            let whole = Rect(x: origin.x, y: origin.y, width: fit.width, height: 1)
            surface.fill(whole, with: Cell(.blank, pen.base))
        }
        let row =
            byte == 0 && fit.isShort(bytes)
            ? LineBreaker.Row(bytes: 0..<bytes.count, next: bytes.count)
            : fit.row(of: bytes, from: byte)
        let indent = fit.indent(at: byte)
        let start = Point(x: origin.x + indent, y: origin.y)
        // Blanks at a line's end may have a background, those at a cut are between words.
        let shown =
            row.bytes.lowerBound..<(row.next == bytes.count ? row.next : row.bytes.upperBound)
        let isCut = write(bytes, shown, on: &surface, at: start, room: fit.width - indent)
        if isCut, !fit.wraps { mark("›", on: &surface, x: origin.x + fit.width, y: origin.y) }
        if shift > 0, !row.bytes.isEmpty { mark("‹", on: &surface, x: origin.x - 1, y: origin.y) }
        return row.next
    }

    /// Writes the bytes of a row in at most `room` columns; whether that leaves some of them out.
    private mutating func write(
        _ bytes: UnsafeBufferPointer<UInt8>, _ row: Range<Int>, on surface: inout Surface,
        at start: Point, room: Int
    ) -> Bool {
        var scanner = GlyphScanner(bytes, from: row.lowerBound)
        var column = -shift
        while scanner.offset < row.upperBound {
            let style = pen.style(at: scanner.offset)
            if column >= 0 {
                let reach = min(row.upperBound, pen.end, scanner.offset + room - column)
                let ascii = UnsafeBufferPointer(rebasing: bytes[scanner.takeAscii(before: reach)])
                surface.put(ascii: ascii, x: start.x + column, y: start.y, style: style)
                column += ascii.count
                if !ascii.isEmpty { continue }
            }
            guard let scanned = scanner.next() else { break }
            let end = column + scanned.width
            if scanned.isSpace || column < 0 {
                for x in (column..<end).clamped(to: 0..<room) {
                    surface.put(.blank, width: 1, x: start.x + x, y: start.y, style: style)
                }
            } else if end <= room {
                surface.put(
                    scanned.glyph, width: scanned.width, x: start.x + column, y: start.y,
                    style: style)
            }
            if end > room { return true }
            column = end
        }
        return false
    }

    private func mark(_ glyph: Unicode.Scalar, on surface: inout Surface, x: Int, y: Int) {
        surface.put(Glyph(glyph), width: 1, x: x, y: y, style: marks)
    }
}
