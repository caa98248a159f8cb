internal import DrawerCanvas

/// Sets the blocks of a document as lines of one width.
struct MarkdownSetter {
    private static let codeIndent = 2

    let document: MarkdownDocument
    let width: Int
    var text: SetText
    /// The margin of the block that is being set, and how many of its marks are still to be shown.
    var margin: MarkdownMargin
    var marks = 0
    private var container = 0
    private let rule: [UInt8]

    init(_ document: MarkdownDocument, width: Int) {
        self.document = document
        self.width = width
        text = SetText(sourceLines: document.lineCount)
        rule = Array(String(repeating: "─", count: width).utf8)
        margin = MarkdownMargin(of: 0, in: document, width: width)
    }

    /// The columns that the block has.
    var room: Int { max(1, width - margin.columns) }

    /// The lines of all blocks.
    mutating func set() -> SetText {
        for block in document.blocks {
            setGap(before: block)
            go(to: block.container)
            marks = block.opened
            set(block)
        }
        return text
    }

    private mutating func set(_ block: MarkdownBlock) {
        switch block.kind {
        case .paragraph: setLines(of: block)
        case .heading(let level):
            setLines(of: block)
            if level == 1 { setRule(source: block.source) }
        case .code: setCode(block)
        case .rule: setRule(source: block.source)
        case .table(let index): set(document.tables[index])
        }
    }

    private mutating func go(to container: Int) {
        if container == self.container { return }
        margin = MarkdownMargin(of: container, in: document, width: width)
        self.container = container
    }

    /// The blank line before a block, with the bars of the quotes that go on.
    private mutating func setGap(before block: MarkdownBlock) {
        guard let gap = block.gap, text.lineCount > 0 else { return }
        go(to: gap)
        marks = 0
        if margin.isQuoted { _ = beginLine() }
        text.end(source: block.source - 1)
    }

    // MARK: Lines

    /// Writes what stands before a line; blanks alone are not written but returned, in columns.
    mutating func beginLine() -> Int {
        let firstMark = margin.containers.count - marks
        marks = 0
        var indent = 0
        var isWritten = margin.isQuoted
        for (index, container) in margin.containers.enumerated() {
            if index >= firstMark || container.isQuote {
                text.append(
                    container.first.utf8, TextInk(container.isQuote ? .quote : .marker))
                isWritten = true
            } else if isWritten {
                text.append(blanks: container.columns)
            } else {
                indent += container.columns
            }
        }
        return indent
    }

    private mutating func setLines(of block: MarkdownBlock) {
        for line in document.lines(in: block.content) {
            setLine(line) { [document] in document.sourceLine(of: $0, in: block) }
        }
    }

    /// Sets a line of the text: as one that is wrapped where it is shown, or as rows with bars.
    /// `source` says which line of the source a byte is from.
    mutating func setLine(_ line: Range<Int>, source: (Int) -> Int) {
        guard margin.isQuoted else {
            let indent = beginLine()
            text.append(line, of: document)
            text.end(
                source: source(line.lowerBound), indent: indent, hanging: margin.columns,
                wraps: true)
            return
        }
        for row in document.rows(of: line, width: room) {
            _ = beginLine()
            text.append(row, of: document)
            text.end(source: source(row.lowerBound))
        }
    }

    private mutating func setCode(_ block: MarkdownBlock) {
        for (index, line) in document.lines(in: block.content).enumerated() {
            var indent = beginLine()
            let inset = min(Self.codeIndent, room / 4)
            if indent == margin.columns { indent += inset } else { text.append(blanks: inset) }
            text.append(line, of: document)
            text.end(source: block.source + index, indent: indent, fill: .codeBlock)
        }
    }

    private mutating func setRule(source: Int) {
        let indent = beginLine()
        text.append(rule.prefix(room * rule.count / width), TextInk(.rule))
        text.end(source: source, indent: indent)
    }
}
