internal import CMark
internal import DrawerCanvas

extension MarkdownBuilder {
    // MARK: Paragraphs, headings and tables

    mutating func begin(_ node: SyntaxNode) {
        start = document.bytes.count
        let base: TextRole = document.containers[container].isInQuote ? .quote : .plain
        ink = InlineInk(base: base)
        if node.kind == CM_HEADING {
            ink.base = .heading(level: node.level)
            title = []
        }
        if node.kind == CM_TABLE {
            document.tables.append(MarkdownTable(alignments: node.alignments))
        }
    }

    mutating func end(_ node: SyntaxNode) {
        switch node.kind {
        case CM_HEADING: endHeading(node)
        case CM_TABLE: endTable()
        default: add(.paragraph, from: start, source: node.startLine)
        }
        ink = InlineInk()
    }

    private mutating func endHeading(_ node: SyntaxNode) {
        add(.heading(node.level), from: start, source: node.startLine)
        let title = String(decoding: title ?? [], as: UTF8.self)
        document.anchors[anchors.name(of: title)] = node.startLine
        self.title = nil
        let shown = printable(title).split { $0.isWhitespace }.joined(separator: " ")
        if shown.isEmpty { return }
        document.outline.append(OutlineItem(shown, level: node.level - 1, line: node.startLine))
    }

    private mutating func endTable() {
        let index = document.tables.count - 1
        let header = document.tables[index].rows.first
        let start = header?.cells.first?.lowerBound ?? document.bytes.count
        add(.table(index), from: start, source: header?.source ?? 0)
    }

    /// A row begins. The header's own line is two above the first row's, or above the table's end;
    /// cmark may say that it is where a paragraph before it is.
    mutating func row(_ node: SyntaxNode) -> MarkdownTable.Row {
        let isHeader = node.previous == nil
        ink = InlineInk(base: isHeader ? .strong : .plain)
        guard isHeader else { return MarkdownTable.Row(source: node.startLine) }
        let line = node.next.map { $0.startLine - 2 } ?? (node.parent?.endLine ?? 0) - 1
        return MarkdownTable.Row(source: max(node.startLine, line))
    }

    mutating func endCell() {
        let table = document.tables.count - 1
        let row = document.tables[table].rows.count - 1
        document.tables[table].rows[row].cells.append(start..<document.bytes.count)
    }

    // MARK: Leaves

    mutating func addLeaf(_ node: SyntaxNode) {
        let start = document.bytes.count
        switch node.kind {
        case CM_CODE_BLOCK: addCode(node)
        case CM_HTML_BLOCK: addHTML(node)
        default: add(.rule, from: start, source: node.startLine)
        }
    }

    private mutating func addCode(_ node: SyntaxNode) {
        let start = document.bytes.count
        node.withLiteral { document.bytes += $0 }
        if document.bytes.count > start { document.bytes.removeLast() }
        paint(from: start, TextInk(.codeBlock))
        add(.code, from: start, source: node.startLine + (node.isFenced ? 1 : 0))
    }

    private mutating func addHTML(_ node: SyntaxNode) {
        let start = document.bytes.count
        node.withLiteral {
            let words = HTMLText($0).bytes.split(separator: UInt8(ascii: "\n"))
                .map { $0.trimmingBlanks }.filter { !$0.isEmpty }
            document.bytes += words.joined(separator: [UInt8(ascii: "\n")])
        }
        guard document.bytes.count > start else { return }
        paint(from: start, TextInk(.faint))
        add(.paragraph, from: start, source: node.startLine)
    }

    /// Adds what stands before the document as if it were code.
    mutating func add(frontMatter lines: Range<Int>, of source: Document) {
        guard let last = lines.last else { return }
        for line in lines {
            source.withLine(line) { document.bytes += $0 }
            if line != last { document.bytes.append(UInt8(ascii: "\n")) }
        }
        paint(from: 0, TextInk(.codeBlock))
        add(.code, from: 0, source: 0)
        gap = 0
    }
}

extension SyntaxNode {
    /// The level of a heading, from 1.
    fileprivate var level: Int { Int(cmark_node_get_heading_level(pointer)) }

    /// Whether lines of backticks or tildes stand around code.
    fileprivate var isFenced: Bool {
        var (length, offset, character): (Int32, Int32, CChar) = (0, 0, 0)
        return cmark_node_get_fenced(pointer, &length, &offset, &character) != 0
    }

    /// How the columns of a table are aligned.
    fileprivate var alignments: [MarkdownTable.Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return (0..<count).map {
            switch letters[$0] {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .left
            }
        }
    }
}

extension ArraySlice<UInt8> {
    /// The same without blanks at its ends.
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
        let front = drop(while: isBlank)
        return front.prefix(front.count - front.reversed().prefix(while: isBlank).count)
    }
}
