/// Reads a formatted manual page line by line; what is a heading or an option shows in its
/// indentation, and in that of the line after it.
struct ManualPageOutline {
    /// Something that may be an item, until the line after it is known.
    private struct Candidate {
        var item: OutlineItem
        var indent: Int
        var isOption: Bool
    }

    private static let partIndent = 3

    private var builder = OutlineBuilder()
    /// A heading, or options that may share a text.
    private var candidates: [Candidate] = []
    private var headingLevel = -1
    private var explainsOptions = false
    private var lastIndent = 0
    private var isAfterBlank = true
    private var isAfterOption = false

    /// The items that were found.
    var items: [OutlineItem] { builder.finished() }

    /// Takes the next line.
    mutating func read(_ line: LineBytes, at index: Int) {
        guard !line.isBlank else {
            isAfterBlank = true
            return
        }
        let indent = line.indent
        let isOption = isAt(option: line, indent)
        settle(before: indent, isOption: isOption)
        if isOption {
            readOption(line, at: index, indent)
        } else if indent == 0 || indent == Self.partIndent {
            readHeading(line, at: index, indent)
        }
        lastIndent = indent
        isAfterBlank = false
        isAfterOption = isOption
    }

    /// Whether a line begins with an option, and with it a paragraph.
    private func isAt(option line: LineBytes, _ indent: Int) -> Bool {
        guard explainsOptions, indent >= Self.partIndent, OptionTag.begins(line.trimmed) else {
            return false
        }
        return isAfterBlank || lastIndent > indent || (isAfterOption && lastIndent == indent)
    }

    private mutating func readOption(_ line: LineBytes, at index: Int, _ indent: Int) {
        let tag = line.gap(of: 2).map { line.piece(0..<$0) } ?? line
        let item = OutlineItem(
            OptionTag.title(tag.trimmed), level: headingLevel + 1, line: index)
        candidates.append(Candidate(item: item, indent: indent, isOption: true))
        if tag.count < line.count { settle(before: .max, isOption: false) }
    }

    /// A heading begins a paragraph, and has no columns as the lines at a page's ends have.
    private mutating func readHeading(_ line: LineBytes, at index: Int, _ indent: Int) {
        let isFirstPart = indent > 0 && headingLevel == 0 && lastIndent == 0
        guard isAfterBlank || isFirstPart, line.gap(of: 3) == nil else { return }
        let item = OutlineItem(line, level: indent == 0 ? 0 : 1, line: index)
        candidates = [Candidate(item: item, indent: indent, isOption: false)]
        let isCertain = indent == 0 && !line.contains { $0.isSmall }
        if isCertain { settle(before: .max, isOption: false) }
    }

    /// Keeps the candidates if what follows is their text, and waits if it is another option.
    private mutating func settle(before indent: Int, isOption: Bool) {
        guard let last = candidates.last else { return }
        if last.isOption, isOption, indent == last.indent { return }
        if indent > last.indent {
            for candidate in candidates { builder.append(candidate.item) }
            if !last.isOption { enter(last.item) }
        }
        candidates = []
    }

    /// Reads on within a section or a part of one.
    private mutating func enter(_ heading: OutlineItem) {
        headingLevel = heading.level
        if headingLevel == 0 {
            explainsOptions = !["SYNOPSIS", "EXAMPLE", "EXAMPLES"].contains(heading.title)
        }
    }
}
