/// The number that a heading begins with, such as `1.`, `2.3`, `A.1` or `Chapter 4.`
struct SectionNumber: Hashable {
    /// Its parts; a letter, which counts appendices, is as many more than `letters`.
    let parts: [Int]

    private static let letters = 1000

    /// Reads the beginning of a line, or gives nil where it has no number with words after it.
    init?(_ line: LineBytes) {
        let isNamed = line.hasPrefix("Chapter ") || line.hasPrefix("Appendix ")
        var index = isNamed ? (line.firstIndex(of: UInt8(ascii: " ")) ?? 0) + 1 : 0
        var parts: [Int] = []
        var endsInDot = false
        while let part = Self.part(line, &index, isFirst: parts.isEmpty) {
            parts.append(part)
            endsInDot = index < line.count && line[index] == UInt8(ascii: ".")
            guard endsInDot else { break }
            index += 1
        }
        let text = line.piece(from: index)
        guard !parts.isEmpty, parts.count <= 6, endsInDot || parts.count > 1 || isNamed,
            text.first == UInt8(ascii: " ") || text.first == UInt8(ascii: "\t"),
            let word = text.trimmed.first, word.isLetter || word >= 0x80
        else { return nil }
        self.parts = parts
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

/// Headings that are told from the items of lists by how their numbers go on.
struct NumberedHeadings {
    private var builder = OutlineBuilder()
    private var last: SectionNumber?
    private var lastLine = Int.min / 2
    private var accepted = 0
    private var strays = 0
    private var neighbours = 0

    /// Takes a line that begins with a number.
    mutating func append(_ item: OutlineItem, _ number: SectionNumber) {
        guard number.follows(last) else {
            strays += 1
            return
        }
        if item.line - lastLine <= 2, last?.level == number.level { neighbours += 1 }
        var item = item
        item.level = number.level
        builder.append(item)
        accepted += 1
        last = number
        lastLine = item.line
    }

    /// Whether the numbers are those of headings: there are some, hardly any is out of order, and
    /// there is mostly text between them.
    var areHeadings: Bool {
        accepted > 1 && 3 * strays <= accepted && 3 * neighbours <= accepted
    }

    /// The headings.
    var items: [OutlineItem] { builder.finished() }
}
