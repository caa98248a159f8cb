/// Text as a printer writes it, which steps back to strike a character once more.
///
/// So man pages are written: a character on itself is bold, one on an underscore is underlined.
struct StruckText {
    /// The bytes written.
    private(set) var bytes: [UInt8] = []
    /// Their inks.
    private(set) var runs: [TextRun] = []

    /// What stands under the head and to its right, the nearest last.
    private var ahead: [Struck] = []
    /// Whether the head is between the columns of a wide character.
    private var isHalfway = false
    private var hasReturned = false

    /// A character with its marks.
    private struct Struck {
        var bytes: [UInt8]
        var ink: TextInk
    }

    /// Nothing written yet, with room for so many bytes.
    init(room: Int) { bytes.reserveCapacity(room) }

    /// Writes text over what stands there, and goes on behind it.
    mutating func write(_ text: UnsafeBufferPointer<UInt8>, _ ink: TextInk) {
        if hasReturned { self = StruckText(room: bytes.capacity) }
        isHalfway = false
        if ahead.isEmpty { return append(text, ink) }
        var scanner = GlyphScanner(text)
        while let old = ahead.popLast() {
            let start = scanner.offset
            guard scanner.next() != nil else {
                ahead.append(old)
                return
            }
            strike(old, text[start..<scanner.offset], ink)
        }
        append(text[scanner.offset...], ink)
    }

    /// Goes back by one column; a wide character is where it began after the first of its two.
    mutating func stepBack() {
        if isHalfway {
            isHalfway = false
        } else if !hasReturned, let start = lastStart {
            let glyph = Struck(bytes: Array(bytes[start...]), ink: lastInk)
            isHalfway = glyph.bytes.withUnsafeBufferPointer(Self.isWide)
            cut(to: start)
            ahead.append(glyph)
        }
    }

    /// Goes back to the start; what comes next is another state of the line, and takes the place
    /// of this one.
    mutating func startOver() { hasReturned = true }

    /// Ends the line: what the head has not come over again stays as it is.
    mutating func finish() {
        while let glyph = ahead.popLast() { append(glyph.bytes, glyph.ink) }
    }

    // MARK: Striking

    private mutating func strike(_ old: Struck, _ new: some Sequence<UInt8>, _ ink: TextInk) {
        let underscore = [UInt8(ascii: "_")]
        let new = Array(new)
        if new == old.bytes {
            append(new, old.ink.with(.bold))
        } else if new == underscore {
            append(old.bytes, old.ink.with(.underline))
        } else if old.bytes == underscore {
            append(new, ink.with(old.ink.attributes.union(.underline)))
        } else {
            append(new, ink)
        }
    }

    private mutating func append(_ new: some Sequence<UInt8>, _ ink: TextInk) {
        let start = bytes.count
        bytes.append(contentsOf: new)
        guard ink != TextInk(), bytes.count > start else { return }
        if let last = runs.last, last.ink == ink, last.bytes.upperBound == start {
            runs[runs.count - 1].bytes = last.bytes.lowerBound..<bytes.count
        } else {
            runs.append(TextRun(start..<bytes.count, ink))
        }
    }

    // MARK: The last glyph

    private var lastInk: TextInk {
        runs.last.flatMap { $0.bytes.upperBound == bytes.count ? $0.ink : nil } ?? TextInk()
    }

    private mutating func cut(to end: Int) {
        bytes.removeLast(bytes.count - end)
        while let last = runs.last, last.bytes.upperBound > end {
            runs.removeLast()
            if last.bytes.lowerBound < end {
                runs.append(TextRun(last.bytes.lowerBound..<end, last.ink))
            }
        }
    }

    /// Where the last character begins, with the marks on it; nil where there is none.
    private var lastStart: Int? {
        guard !bytes.isEmpty else { return nil }
        var start = bytes.count
        repeat {
            let end = start
            start -= 1
            while start > 0, end - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        } while start > 0 && isMark(at: start)
        return start
    }

    private func isMark(at start: Int) -> Bool {
        let text = String(decoding: bytes[start..<min(bytes.count, start + 4)], as: UTF8.self)
        return text.unicodeScalars.first.map { CharacterWidth.columns(of: $0) == 0 } ?? false
    }

    private static func isWide(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var scanner = GlyphScanner(bytes)
        return scanner.next()?.width == 2
    }
}

extension TextInk {
    /// The same with more attributes.
    fileprivate func with(_ more: Attributes) -> TextInk {
        var ink = self
        ink.attributes.formUnion(more)
        return ink
    }
}
