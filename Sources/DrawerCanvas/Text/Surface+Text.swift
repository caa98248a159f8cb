public import DrawerModel

extension Surface {
    /// Writes text from `origin` to the right, at most `limit` columns of it; the columns used.
    @discardableResult
    public mutating func write(
        _ text: String, at origin: Point, style: Style, limit: Int = .max
    ) -> Int {
        var copy = text
        return copy.withUTF8 { write($0, at: origin, style: style, limit: limit) }
    }

    /// The same for bytes of UTF-8.
    @discardableResult
    public mutating func write(
        _ bytes: UnsafeBufferPointer<UInt8>, at origin: Point, style: Style, limit: Int = .max
    ) -> Int {
        var scanner = GlyphScanner(bytes)
        let room = min(limit, size.width - origin.x)
        var used = 0
        while let scanned = scanner.next() {
            if scanned.isSpace {
                let blanks = min(scanned.width, room - used)
                for x in 0..<max(0, blanks) {
                    put(.blank, width: 1, x: origin.x + used + x, y: origin.y, style: style)
                }
                used += max(0, blanks)
            } else if used + scanned.width <= room {
                put(
                    scanned.glyph, width: scanned.width, x: origin.x + used, y: origin.y,
                    style: style)
                used += scanned.width
            } else {
                break
            }
            if used >= room { break }
        }
        return used
    }

    /// Writes text that is shortened to `limit` columns with an ellipsis where it is longer.
    @discardableResult
    public mutating func writeShortened(
        _ text: String, at origin: Point, style: Style, limit: Int
    ) -> Int {
        guard limit > 0 else { return 0 }
        if text.columns <= limit { return write(text, at: origin, style: style) }
        let used = write(text, at: origin, style: style, limit: limit - 1)
        return used + write("…", at: Point(x: origin.x + used, y: origin.y), style: style)
    }
}

extension String {
    /// The columns that the text takes in one row.
    public var columns: Int {
        var copy = self
        return copy.withUTF8 { $0.columns }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The columns that bytes of UTF-8 take in one row.
    public var columns: Int { columns(upTo: .max) }

    /// The same, but any number above `limit` where they are more than that.
    public func columns(upTo limit: Int) -> Int {
        var scanner = GlyphScanner(self)
        var sum = 0
        while sum <= limit, let scanned = scanner.next() { sum += scanned.width }
        return sum
    }
}
