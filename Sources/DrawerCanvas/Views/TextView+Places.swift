public import DrawerModel

extension TextView {
    /// The place of the glyph in a cell of the window, counted from its upper left one; nil beside
    /// the text.
    public func place(at cell: Point, in source: some TextSource) -> TextPlace? {
        guard (0..<size.height).contains(cell.y), source.extent > 0 else { return nil }
        let row = moved(top, down: cell.y, in: source)
        guard cell.y == 0 || row != moved(top, down: cell.y - 1, in: source) else { return nil }
        let fit = fit(row.line, in: source)
        let start = margin + gutter(in: source) + fit.indent(at: row.byte)
        let column = cell.x - start + (fit.wraps ? 0 : shift)
        let byte = source.withLine(row.line) { bytes in
            Self.byte(at: column, of: bytes, fit.row(of: bytes, from: row.byte).bytes)
        }
        return byte.map { TextPlace(line: row.line, byte: $0) }
    }

    /// The row of the window, from 0, that shows a place; nil where none does.
    public func row(showing place: TextPlace, in source: some TextSource) -> Int? {
        guard place >= top, visibleLines(in: source).contains(place.line) else { return nil }
        return (0..<size.height).last { moved(top, down: $0, in: source) <= place }
    }

    /// The byte of a row where the glyph begins that takes a column.
    private static func byte(
        at column: Int, of bytes: UnsafeBufferPointer<UInt8>, _ row: Range<Int>
    ) -> Int? {
        guard column >= 0 else { return nil }
        var scanner = GlyphScanner(bytes, from: row.lowerBound)
        var end = 0
        while let scanned = scanner.next(), scanned.start < row.upperBound {
            end += scanned.width
            if column < end { return scanned.start }
        }
        return nil
    }
}
