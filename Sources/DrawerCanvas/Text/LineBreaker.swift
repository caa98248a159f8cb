/// Cuts a line of text into rows at the screen's edge, between words where it can.
public enum LineBreaker {
    /// A row: which bytes it shows, and where the next one begins.
    public struct Row: Hashable, Sendable {
        /// The bytes shown: without the blanks at the cut, and without an indentation that leaves
        /// a long word less than half of the row.
        public var bytes: Range<Int>
        /// Where the next row begins; the line's end after its last row.
        public var next: Int
    }

    /// The row of at most `width` columns that begins at byte `start`.
    ///
    /// It is cut after the last blanks or a word's hyphen, or beside a wide character; where there
    /// is none of these, at the edge. It holds at least one glyph, however narrow.
    public static func row(
        of bytes: UnsafeBufferPointer<UInt8>, from start: Int, width: Int
    ) -> Row {
        var scanner = GlyphScanner(bytes, from: start)
        var column = 0
        var cut: Row?
        var shown = start
        var indentation = (columns: 0, end: start)
        var isAfterWide = false
        var isInWord = false
        while let scanned = scanner.next() {
            let isFirst = shown == start
            if scanned.isSpace {
                column += scanned.width
                if isFirst { indentation = (column, scanner.offset) }
                if !isFirst { cut = Row(bytes: start..<shown, next: scanner.offset) }
                isAfterWide = false
                isInWord = false
                continue
            }
            let isWide = scanned.width == 2
            if (isWide || isAfterWide) && !isFirst {
                cut = Row(bytes: start..<shown, next: scanned.start)
            }
            isAfterWide = isWide
            if column + scanned.width > width && scanned.start > start {
                if let cut { return cut }
                if isFirst || 2 * indentation.columns > width {
                    return row(of: bytes, from: indentation.end, width: width)
                }
                return Row(bytes: start..<scanned.start, next: scanned.start)
            }
            column += scanned.width
            shown = scanner.offset
            let isHyphen = scanned.glyph == Glyph("-")
            if isHyphen && isInWord { cut = Row(bytes: start..<shown, next: shown) }
            isInWord = !isHyphen
        }
        return Row(bytes: start..<shown, next: bytes.count)
    }
}
