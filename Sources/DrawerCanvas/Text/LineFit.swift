/// A line's layout at a width: where each of its rows begins, and how many columns it has.
struct LineFit {
    /// How the line is set.
    let layout: LineLayout
    /// The columns of the window that are for text, at least 1.
    let width: Int
    /// Whether the line is wrapped; else it is one row that is cut at the window's edge.
    let wraps: Bool

    /// `layout` in `width` columns, wrapped where both the layout and the window have it so.
    init(_ layout: LineLayout, width: Int, wraps: Bool) {
        self.layout = layout
        self.width = width
        self.wraps = wraps && layout.wraps
    }

    /// The columns before the row that begins at `byte`: at most half of the width, so that a
    /// narrow window has room for the text as well.
    func indent(at byte: Int) -> Int {
        max(0, min(byte == 0 ? layout.indent : layout.hanging, width / 2))
    }

    /// The columns of the row that begins at `byte`.
    func columns(at byte: Int) -> Int { width - indent(at: byte) }

    /// The row that begins at `byte`.
    func row(of bytes: UnsafeBufferPointer<UInt8>, from byte: Int) -> LineBreaker.Row {
        guard wraps else { return LineBreaker.Row(bytes: byte..<bytes.count, next: bytes.count) }
        return LineBreaker.row(of: bytes, from: byte, width: columns(at: byte))
    }

    /// Whether a line is one row, as can be told without a look at each glyph: none but a tab has
    /// more columns than bytes.
    func isShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count <= columns(at: 0) && !bytes.contains(UInt8(ascii: "\t"))
    }

    /// Where each row begins; the first one at 0.
    func rowStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
        var starts = [0]
        if !wraps || isShort(bytes) { return starts }
        while true {
            let next = row(of: bytes, from: starts[starts.count - 1]).next
            if next >= bytes.count { return starts }
            starts.append(next)
        }
    }
}
