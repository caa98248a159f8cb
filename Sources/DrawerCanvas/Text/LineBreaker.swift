/// Cuts a line of text into rows at the screen's edge, between words where it can.
public enum LineBreaker {
    /// A row: which bytes it shows, and where the next one begins.
    public struct Row: Hashable, Sendable {
        /// The bytes shown; blanks at the cut are left out.
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
        var isAfterWide = false
        var isInWord = false
        while let scanned = scanner.next() {
            let isWide = scanned.width == 2 && !scanned.isSpace
            if (isWide || isAfterWide) && scanned.start > start && !scanned.isSpace {
                cut = Row(bytes: start..<shown, next: scanned.start)
            }
            isAfterWide = isWide
            if scanned.isSpace {
                column += scanned.width
                cut = Row(bytes: start..<shown, next: scanner.offset)
                isInWord = false
                continue
            }
            if column + scanned.width > width && scanned.start > start {
                return cut ?? Row(bytes: start..<scanned.start, next: scanned.start)
            }
            column += scanned.width
            shown = scanner.offset
            let isHyphen = scanned.glyph == Glyph("-")
            if isHyphen && isInWord { cut = Row(bytes: start..<shown, next: shown) }
            isInWord = !isHyphen
        }
        return Row(bytes: start..<shown, next: bytes.count)
    }

    /// How many rows the line takes, at least one.
    public static func count(of bytes: UnsafeBufferPointer<UInt8>, width: Int) -> Int {
        var rows = 0
        var next = 0
        repeat {
            next = row(of: bytes, from: next, width: width).next
            rows += 1
        } while next < bytes.count
        return rows
    }
}
