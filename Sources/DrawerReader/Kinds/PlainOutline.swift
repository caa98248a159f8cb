/// Looks for headings of all styles in one pass; at its end one style is believed.
struct PlainOutline {
    private let document: Document
    private var underlined: AdornedHeadings
    private var numbered = NumberedHeadings()
    private var starred = StarredHeadings()
    private var capitals = OutlineBuilder()
    private var outdented = OutlineBuilder()
    /// A paragraph of one line in the first column, until the line after it is known.
    private var candidate: OutlineItem?
    private var paragraphLength = 0
    private var lineCount = 0
    private var textLines = 0
    private var indentedLines = 0
    /// Lines with columns, as the first and the last of a printed page are.
    private var columnedLines = 0

    /// The outline of `document`, of which no line is read yet.
    init(_ document: Document) {
        self.document = document
        underlined = AdornedHeadings(document, title: OutlineItem.title) { title, marks in
            abs(title.characters - marks.count) <= 3 && marks.count > 2
                && "=-~*#^_+".utf8.contains(marks.mark) && title.gap(of: 3) == nil
        }
    }

    /// Takes the next line.
    mutating func read(_ index: Int) {
        lineCount = index + 1
        underlined.read(index)
        let (isBlank, isIndented) = document.withSeenLine(index) { ($0.isBlank, $0.indent > 0) }
        if isBlank {
            endParagraph(before: index)
            return
        }
        if let item = candidate, isIndented { outdented.append(item) }
        candidate = nil
        paragraphLength += 1
        textLines += 1
        if isIndented { indentedLines += 1 }
    }

    /// The items of the style that the document follows.
    mutating func finished() -> [OutlineItem] {
        endParagraph(before: lineCount)
        if underlined.builder.items.count > 1 { return underlined.builder.finished() }
        if starred.areHeadings { return starred.items }
        if numbered.areHeadings {
            return isIndented ? merged(numbered.items, outdented.items) : numbered.items
        }
        if isIndented { return outdented.finished() }
        return capitals.items.count > 2 ? capitals.finished() : []
    }

    /// Whether text is indented, and most of what is not is a heading.
    private var isIndented: Bool {
        let others = textLines - indentedLines - columnedLines
        let headings = outdented.items.count
        return headings > 2 && 5 * indentedLines >= 4 * (textLines - headings)
            && 2 * (headings + numbered.items.count) >= others
    }

    private mutating func endParagraph(before index: Int) {
        if paragraphLength == 1 {
            document.withSeenLine(index - 1) { readSingle($0, at: index - 1) }
        }
        paragraphLength = 0
    }

    /// Takes a paragraph of one line, as headings are.
    private mutating func readSingle(_ line: LineBytes, at index: Int) {
        let text = line.trimmed
        guard text.gap(of: 3) == nil else {
            columnedLines += line.indent == 0 ? 1 : 0
            return
        }
        guard text.characters <= 72 else { return }
        if line.first == UInt8(ascii: "*") {
            starred.append(text, at: index)
        } else if let number = SectionNumber(text) {
            numbered.append(OutlineItem(text, line: index), number)
        } else if Self.isCapitals(text) {
            capitals.append(OutlineItem(text, line: index))
        }
        let isSentence = text.last.map { ".,:;".utf8.contains($0) } ?? true
        if line.indent == 0, !isSentence, !text[0].isPunctuation {
            candidate = OutlineItem(text, line: index)
        }
    }

    /// Whether a line has capitals alone, at least four of them, and is mostly words.
    private static func isCapitals(_ text: LineBytes) -> Bool {
        var capitals = 0
        var others = 0
        for byte in text {
            if byte.isSmall || byte == UInt8(ascii: "=") { return false }
            if byte.isCapital { capitals += 1 } else if byte.isPunctuation { others += 1 }
        }
        let isSentence = text.last.map { ".,;".utf8.contains($0) } ?? true
        return capitals >= 4 && others * 5 <= capitals && !isSentence
    }

    private func merged(_ first: [OutlineItem], _ second: [OutlineItem]) -> [OutlineItem] {
        let known = Set(first.map(\.line))
        let all = first + second.filter { !known.contains($0.line) }
        return all.sorted { $0.line < $1.line }
    }
}
