/// The number that a heading begins with, such as `1.`, `2.3`, `A.1` or `Chapter 4.`
struct SectionNumber: Hashable {
    /// Its parts; a letter, which counts appendices, is as many more than `letters`.
    let parts: [Int]
    /// Whether it says what it counts, such as chapters.
    let isNamed: Bool

    private static let letters = 1000

    /// Reads the beginning of a line, or gives nil where it has no number with words after it.
    init?(_ line: LineBytes) {
        var index = Self.endOfName(line)
        let isNamed = index > 0
        var parts: [Int] = []
        var endsInDot = false
        while let part = Self.part(line, &index, isFirst: parts.isEmpty) {
            parts.append(part)
            endsInDot = index < line.count && line[index] == UInt8(ascii: ".")
            guard endsInDot else { break }
            index += 1
        }
        guard !parts.isEmpty, parts.count <= 6, endsInDot || parts.count > 1 || isNamed else {
            return nil
        }
        let blank = Self.blank(line, index)
        let word = line.piece(from: index + blank).trimmed.first
        guard blank > 0, let word, word.isLetter || word >= 0x80 else { return nil }
        self.parts = parts
        self.isNamed = isNamed
    }

    /// How deep the heading is, from 0.
    var level: Int { parts.count - 1 }

    /// Whether the heading may come after one with `number`; one or two may be missing between.
    func follows(_ number: SectionNumber?) -> Bool {
        guard let last = parts.last else { return false }
        let isStart = parts.count == 1 && (last <= 1 || last == Self.letters + 1)
        guard let number else { return isStart }
        if isStart, last > Self.letters, number.parts[0] < Self.letters { return true }
        guard parts.dropLast().elementsEqual(number.parts.prefix(parts.count - 1)) else {
            return false
        }
        let before = parts.count <= number.parts.count ? number.parts[parts.count - 1] : 0
        return (1...2).contains(last - before) || (last == 0 && parts.count > number.parts.count)
    }

    /// Where the number begins after `Chapter` or `Appendix`; 0 where there is no such word.
    private static func endOfName(_ line: LineBytes) -> Int {
        let names: [StaticString] = ["Chapter", "Appendix"]
        let length = names.first { line.hasPrefix($0) }?.utf8CodeUnitCount ?? 0
        let blank = blank(line, length)
        return length > 0 && blank > 0 ? length + blank : 0
    }

    /// The bytes of the blank at `index`, a space, a tab or a no-break space; 0 for another.
    private static func blank(_ line: LineBytes, _ index: Int) -> Int {
        let rest = line.piece(from: index)
        return rest.hasPrefix("\u{A0}") ? 2 : rest.hasPrefix(" ") || rest.hasPrefix("\t") ? 1 : 0
    }

    /// Reads a number of at most three digits, or the letter of an appendix.
    private static func part(_ line: LineBytes, _ index: inout Int, isFirst: Bool) -> Int? {
        guard index < line.count else { return nil }
        if isFirst, line[index].isCapital {
            index += 1
            return letters + Int(line[index - 1]) - 0x40
        }
        let digits = line.piece(from: index).prefix { $0.isDigit }
        guard (1...3).contains(digits.count) else { return nil }
        index += digits.count
        return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
}
