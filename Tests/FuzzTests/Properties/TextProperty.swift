import DrawerModel

@testable import DrawerCanvas

/// Text of any bytes is drawn, wrapped and exported whole, and nothing in it is a control.
struct TextProperty {
    let size: Size
    let place: Point
    let limit: Int
    let style: Style
    let text: [UInt8]

    /// Five bytes choose where and how the text is written; the rest is the text.
    init(_ source: inout ByteSource) {
        size = Size(width: 1 + source.below(40), height: 1 + source.below(6))
        place = Point(x: source.below(48) - 4, y: 0)
        limit = source.below(48)
        let look = source.byte()
        style = Style(
            [.standard, .palette(look), Color(rgb: UInt32(look) << 12)][Int(look % 3)],
            on: look & 64 == 0 ? .standard : .palette(look / 3), Attributes(rawValue: look & 31))
        text = Array(source.rest)
    }

    func check() throws {
        try text.withUnsafeBufferPointer { text in
            try checkScanner(text)
            try checkRows(text)
            try checkPlain(text)
            let surface = try drawn(text)
            try checkExports(of: surface)
        }
        try checkView()
    }

    // MARK: Reading

    /// Every byte is read once, in order, as glyphs that read the same again.
    private func checkScanner(_ text: UnsafeBufferPointer<UInt8>) throws {
        var scanner = GlyphScanner(text)
        var end = 0
        while let scanned = scanner.next() {
            try require(scanned.start == end && scanner.offset > end, "bytes left out at \(end)")
            end = scanner.offset
            try require(scanned.glyph.isHarmless, "a control character at \(scanned.start)")
            let isKnown = scanned.isSpace || scanned.glyph.text.columns == scanned.width
            try require(isKnown, "\(scanned.glyph) is not \(scanned.width) wide")
        }
    }

    /// Rows get ahead, fit, and show all that is no blank.
    private func checkRows(_ text: UnsafeBufferPointer<UInt8>) throws {
        var seen: [Glyph] = []
        var next = 0
        repeat {
            let row = LineBreaker.row(of: text, from: next, width: size.width)
            try require(row.next > next || text.isEmpty, "no way ahead at \(next)")
            // An indentation that leaves a long word too little room is.
            let left = Self.glyphs(text[next..<max(next, row.bytes.lowerBound)])
            try require(
                row.bytes.lowerBound >= next && row.bytes.upperBound <= row.next
                    && left.allSatisfy(\.isSpace), "bytes left out")
            let glyphs = Self.glyphs(text[row.bytes])
            let columns = glyphs.reduce(0) { $0 + $1.width }
            try require(columns <= size.width || glyphs.count == 1, "a row of \(columns)")
            seen += glyphs.filter { !$0.isSpace }.map(\.glyph)
            next = row.next
        } while next < text.count
        let all = Self.glyphs(text[...]).filter { !$0.isSpace }.map(\.glyph)
        try require(seen == all, "the rows show something else")
    }

    private static func glyphs(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>
    ) -> [GlyphScanner.Scanned] {
        var scanner = GlyphScanner(UnsafeBufferPointer(rebasing: bytes))
        var found: [GlyphScanner.Scanned] = []
        while let scanned = scanner.next() { found.append(scanned) }
        return found
    }

    private func checkPlain(_ text: UnsafeBufferPointer<UInt8>) throws {
        let isPlain = PlainText(text).text.unicodeScalars.allSatisfy { $0 == "\t" || $0.isPlain }
        try require(isPlain, "a control character in plain text")
    }

    // MARK: Drawing

    /// Text over text over an area, cut off on all sides.
    private func drawn(_ text: UnsafeBufferPointer<UInt8>) throws -> Surface {
        var surface = Surface(size: size)
        for y in 0..<size.height {
            let half = UnsafeBufferPointer(rebasing: text[(text.count * y / size.height)...])
            let start = Point(x: place.x - y, y: y)
            let used = surface.write(half, at: start, style: style, limit: limit)
            let room = max(0, min(limit, size.width - start.x))
            try require((0...room).contains(used), "\(used) columns of \(room)")
        }
        try surface.checkSoundness()
        let title = String(decoding: text, as: UTF8.self)
        let used = surface.writeShortened(title, at: place, style: style, limit: limit)
        try require(used <= limit, "shortened to \(used) of \(limit)")
        try surface.checkSoundness()
        var other = surface
        other.fill(
            Rect(x: place.x, y: 0, width: limit, height: 1), with: Cell(.blank, style))
        other.draw(surface, at: Point(x: limit - 24, y: 1))
        try other.checkSoundness()
        return other
    }
}

extension Glyph {
    /// Whether no terminal would act on it.
    var isHarmless: Bool {
        self == .continuation
            || [base, marks.0, marks.1].allSatisfy {
                $0 == 0 || Unicode.Scalar($0)?.isPlain == true
            }
    }
}

extension Unicode.Scalar {
    /// Whether it is no control character.
    var isPlain: Bool { value >= 0x20 && !(0x7F..<0xA0).contains(value) }
}
