/// Reads UTF-8 as glyphs with their columns; text from outside becomes harmless here.
///
/// Control characters become their pictures, invalid bytes U+FFFD, a tab the blanks up to the next
/// multiple of eight. Formatting characters, which could reorder or hide text, are dropped, and of
/// a joined emoji the first part is kept: no terminals agree on the width of the whole.
public struct GlyphScanner {
    /// One glyph of the text.
    public struct Scanned {
        /// What is shown; a blank for a tab.
        public var glyph: Glyph
        /// Its columns: 1 or 2, up to 8 blanks for a tab.
        public var width: Int
        /// Where its first byte is.
        public var start: Int
        /// Whether it is a space or a tab.
        public var isSpace: Bool
    }

    private static let tabStop = 8

    private let bytes: UnsafeBufferPointer<UInt8>
    /// Where the next glyph begins.
    public private(set) var offset: Int
    private var column: Int

    /// Starts at byte `offset`, which is shown in column 0 as far as tabs are concerned.
    public init(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
        column = 0
    }

    /// The next glyph, or nil at the end.
    public mutating func next() -> Scanned? {
        guard offset < bytes.count else { return nil }
        let byte = bytes[offset]
        if isAscii(at: offset) {
            defer { offset += 1 }
            return emit(Glyph(Unicode.Scalar(byte)), 1, from: offset, isSpace: byte == 0x20)
        }
        return nextDecoded()
    }

    /// Takes as many glyphs before `end` as are single printed bytes of ASCII; their bytes, from
    /// `offset` on.
    mutating func takeAscii(before end: Int) -> Range<Int> {
        let start = offset
        while offset < end, isAscii(at: offset) { offset += 1 }
        column += offset - start
        return start..<offset
    }

    /// Whether the glyph there is one printed byte of ASCII, without a mark that follows it.
    private func isAscii(at offset: Int) -> Bool {
        let byte = bytes[offset]
        return byte >= 0x20 && byte < 0x7F
            && (offset + 1 >= bytes.count || bytes[offset + 1] < 0x80)
    }

    private mutating func nextDecoded() -> Scanned? {
        let start = offset
        while offset < bytes.count {
            let (scalar, length) = decode(at: offset)
            offset += length
            guard let scalar else { return emit(.replacement, 1, from: start) }
            if scalar == "\t" {
                let width = Self.tabStop - column % Self.tabStop
                return emit(.blank, width, from: start, isSpace: true)
            }
            if let picture = Self.picture(of: scalar) { return emit(picture, 1, from: start) }
            switch CharacterWidth.columns(of: scalar) {
            case 0 where Self.isDropped(scalar): continue
            case 0: return emit(Glyph("\u{25CC}").adding(scalar), 1, from: start)
            case let width where width > 0:
                let glyph = absorbMarks(onto: Glyph(scalar), isWide: width == 2)
                return emit(glyph, width, from: start, isSpace: glyph == .blank)
            default: return emit(.replacement, 1, from: start)
            }
        }
        return nil
    }

    private mutating func emit(
        _ glyph: Glyph, _ width: Int, from start: Int, isSpace: Bool = false
    ) -> Scanned {
        column += width
        return Scanned(glyph: glyph, width: width, start: start, isSpace: isSpace)
    }

    /// Takes what belongs to the glyph before it: marks onto it, the rest of a joined emoji away.
    private mutating func absorbMarks(onto base: Glyph, isWide: Bool) -> Glyph {
        var glyph = base
        var isJoined = false
        while offset < bytes.count, bytes[offset] >= 0x80 {
            let (next, length) = decode(at: offset)
            guard let next else { break }
            let isPart = CharacterWidth.columns(of: next) == 0
            let isSkin = isWide && (0x1F3FB...0x1F3FF).contains(next.value)
            guard isPart || isSkin || (isJoined && isWide) else { break }
            if isPart && !Self.isDropped(next) { glyph = glyph.adding(next) }
            isJoined = next.value == 0x200D
            offset += length
        }
        return glyph
    }

    /// One scalar and its length in bytes; nil for a maximal piece of invalid UTF-8.
    private func decode(at offset: Int) -> (Unicode.Scalar?, Int) {
        let byte = bytes[offset]
        if byte < 0x80 { return (Unicode.Scalar(byte), 1) }
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes[offset...].makeIterator()
        switch parser.parseScalar(from: &rest) {
        case .valid(let encoded): return (Unicode.UTF8.decode(encoded), encoded.count)
        case .error(let length): return (nil, max(1, length))
        case .emptyInput: return (nil, 1)
        }
    }

    /// The visible stand-in for a control character.
    private static func picture(of scalar: Unicode.Scalar) -> Glyph? {
        switch scalar.value {
        case 0..<0x20: Glyph(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
        case 0x7F: Glyph("\u{2421}")
        case 0x80..<0xA0: .replacement
        default: nil
        }
    }

    /// Formatting characters and variation selectors: nothing to see, much to confuse.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .format || scalar.properties.isVariationSelector
    }
}
