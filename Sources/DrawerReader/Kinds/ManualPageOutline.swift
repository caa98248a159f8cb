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
    private var candidate: Candidate?
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
        candidate = Candidate(item: item, indent: indent, isOption: true)
        if tag.count < line.count { settle(before: .max, isOption: false) }
    }

    /// A heading begins a paragraph, and has no columns as the lines at a page's ends have.
    private mutating func readHeading(_ line: LineBytes, at index: Int, _ indent: Int) {
        let isFirstPart = indent > 0 && headingLevel == 0 && lastIndent == 0
        guard isAfterBlank || isFirstPart, line.gap(of: 3) == nil else { return }
        let item = OutlineItem(line, level: indent == 0 ? 0 : 1, line: index)
        candidate = Candidate(item: item, indent: indent, isOption: false)
        let isCertain = indent == 0 && !line.contains { $0.isSmall }
        if isCertain { settle(before: .max, isOption: false) }
    }

    /// Keeps the candidate if what follows is its text, or another option with the same text.
    private mutating func settle(before indent: Int, isOption: Bool) {
        guard let last = candidate else { return }
        candidate = nil
        let hasText = indent > last.indent
        guard hasText || (last.isOption && isOption && indent == last.indent) else { return }
        builder.append(last.item)
        guard !last.isOption else { return }
        headingLevel = last.item.level
        if headingLevel == 0 {
            explainsOptions = !["SYNOPSIS", "EXAMPLE", "EXAMPLES"].contains(last.item.title)
        }
    }
}

/// The names of an option in a manual page, such as `-x, --long=VALUE`.
enum OptionTag {
    /// Whether a text begins with an option's name.
    static func begins(_ text: LineBytes) -> Bool {
        guard text.first == dash, text.count > 1 else { return false }
        return text[1] == dash || text[1].isLetter || text[1].isDigit
            || text[1] == UInt8(ascii: "?") || text[1] == UInt8(ascii: "#")
    }

    /// The names alone, without what an option takes: `-x, --long`.
    static func title(_ tag: LineBytes) -> String {
        tag.split(separator: UInt8(ascii: ",")).lazy
            .map { LineBytes(rebasing: $0).trimmed }
            .prefix(while: begins).map { OutlineItem.title(name($0)) }
            .joined(separator: ", ")
    }

    /// A name up to what the option takes; the brackets of `--[no-]name` belong to the name.
    private static func name(_ text: LineBytes) -> LineBytes {
        let end = text.indices.first { index in
            switch text[index] {
            case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "<"): index > 1
            case UInt8(ascii: "["): index > 2
            default: false
            }
        }
        return text.piece(0..<(end ?? text.count))
    }

    private static let dash = UInt8(ascii: "-")
}
