/// Finds the headings of AsciiDoc outside of its blocks.
struct AsciiDocOutline {
    /// The items that were found.
    private(set) var builder = OutlineBuilder()
    private let document: Document
    /// The line that ends the block that is read.
    private var block: Adornment?
    /// Whether the last line is the only one of its paragraph, and may be underlined.
    private var isAfterSingle = false
    private var isAfterBlank = true

    /// The outline of `document`, of which no line is read yet.
    init(_ document: Document) { self.document = document }

    /// Takes the next line.
    mutating func read(_ index: Int) {
        let (adornment, isBlank, indent) = document.withSeenLine(index) { line in
            (Self.delimiter(line), line.isBlank, line.indent)
        }
        if let block {
            if adornment == block { self.block = nil }
            isAfterBlank = true
            isAfterSingle = false
        } else if let adornment {
            if !(isAfterSingle && addUnderlined(adornment, index)) && Self.isBlock(adornment) {
                block = adornment
            }
            isAfterSingle = false
            isAfterBlank = true
        } else {
            let isHeading = !isBlank && addMarked(index)
            isAfterSingle = !isBlank && !isHeading && isAfterBlank && indent == 0
            isAfterBlank = isBlank || isHeading || isAttribute(index)
        }
    }

    /// A line of marks alone; for a table's, which begins with a bar, its bar counts.
    private static func delimiter(_ line: LineBytes) -> Adornment? {
        if let adornment = Adornment(line) { return adornment }
        let isTable = line.count > 1 && "|,:!".utf8.contains(line[0])
        return isTable ? Adornment(line.piece(from: 1)).flatMap { $0.mark == 0x3D ? $0 : nil } : nil
    }

    /// Whether such a line begins a block when nothing stands before it.
    private static func isBlock(_ line: Adornment) -> Bool {
        switch line.mark {
        case UInt8(ascii: "`"): line.count == 3
        case UInt8(ascii: "="): line.count >= 3
        default: line.count >= 4 && "-.*_+/".utf8.contains(line.mark)
        }
    }

    /// Whether a line is `[…]`, which belongs to what follows it.
    private func isAttribute(_ index: Int) -> Bool {
        document.withSeenLine(index) { $0.hasPrefix("[") && $0.hasSuffix("]") }
    }

    private mutating func addMarked(_ index: Int) -> Bool {
        let item = document.withSeenLine(index) { line in
            AsciiDocHeading(line).map {
                OutlineItem(Self.title(line.piece($0.text)), level: $0.level, line: index)
            }
        }
        if let item { builder.append(item) }
        return item != nil
    }

    /// Adds the heading before line `index` if the marks are as many as its characters, give or
    /// take two.
    private mutating func addUnderlined(_ under: Adornment, _ index: Int) -> Bool {
        guard let level = Array("=-~^+".utf8).firstIndex(of: under.mark) else { return false }
        let item = document.withSeenLine(index - 1) { line -> OutlineItem? in
            guard abs(line.trimmed.characters - under.count) <= 2 else { return nil }
            return OutlineItem(Self.title(line), level: level, line: index - 1)
        }
        if let item { builder.append(item) }
        return item != nil
    }

    /// A heading without an anchor before it and without the marks of literal text.
    private static func title(_ text: LineBytes) -> String {
        let start = text.hasPrefix("[[") ? (text.firstIndex(of: UInt8(ascii: "]")) ?? -2) + 2 : 0
        let plain = text.piece(from: start).filter { $0 != UInt8(ascii: "`") }
        return plain.withUnsafeBufferPointer(OutlineItem.title)
    }
}
