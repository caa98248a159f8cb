internal import CMark
internal import DrawerCanvas

extension MarkdownBuilder {
    private static let bullets = ["• ", "◦ ", "▪ "]

    mutating func open(_ node: SyntaxNode) {
        switch node.kind {
        case CM_QUOTE: openContainer(MarkdownContainer.bar, columns: 2, isQuote: true)
        case CM_LIST: lists.append(list(node))
        case CM_ITEM: openItem(node)
        default: openFootnote(node)
        }
    }

    private mutating func openContainer(_ first: String, columns: Int, isQuote: Bool = false) {
        let outer = document.containers[container]
        guard outer.depth < Self.deepest else {
            hidden += 1
            return
        }
        document.containers.append(
            MarkdownContainer(
                parent: container, depth: outer.depth + 1, first: first, columns: columns,
                isQuote: isQuote, isInQuote: isQuote || outer.isInQuote))
        container = document.containers.count - 1
        opened += 1
    }

    /// A container is left; where nothing was in it, it is shown with an empty line.
    mutating func closeContainer(_ node: SyntaxNode) {
        if hidden > 0 {
            hidden -= 1
            return
        }
        if opened > 0 { add(.paragraph, from: document.bytes.count, source: node.startLine) }
        container = document.containers[container].parent
    }

    private func list(_ node: SyntaxNode) -> List {
        let depth = lists.last?.bulletDepth ?? 0
        guard cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST else {
            let mark = Self.bullets[min(depth, Self.bullets.count - 1)]
            return List(number: nil, bulletDepth: depth + 1, mark: mark, columns: 2)
        }
        let first = Int(cmark_node_get_list_start(node.pointer))
        let hasParen = cmark_node_get_list_delim(node.pointer) == CMARK_PAREN_DELIM
        let digits = String(first + node.childCount - 1).count
        return List(
            number: first, bulletDepth: depth, mark: hasParen ? ") " : ". ", columns: digits + 2)
    }

    private mutating func openItem(_ node: SyntaxNode) {
        let list = lists[lists.count - 1]
        var mark = list.mark
        if let number = list.number {
            mark = "\(number)\(list.mark)"
            mark = String(repeating: " ", count: max(0, list.columns - mark.count)) + mark
            lists[lists.count - 1].number = number + 1
        }
        let box = cm_box(node.pointer)
        guard box != 0 else { return openContainer(mark, columns: list.columns) }
        let sign = box == 2 ? "☑ " : "☐ "
        if list.number == nil { return openContainer(sign, columns: 2) }
        openContainer(mark + sign, columns: list.columns + 2)
    }

    /// A footnote is shown where the document has it. cmark moves it to the end, in the order in
    /// which the text refers to them, and numbers them so.
    private mutating func openFootnote(_ node: SyntaxNode) {
        footnotes += 1
        document.anchors["fn-\(footnotes)"] = node.startLine
        let mark = "[^\(footnotes)] "
        openContainer(mark, columns: mark.utf8.count)
    }

    /// The document, with the addresses of its links at the end.
    mutating func finish() -> MarkdownDocument {
        if footnotes > 0 {
            document.blocks[0].gap = 0
            document.blocks.sort {
                ($0.source, $0.content.lowerBound) < ($1.source, $1.content.lowerBound)
            }
        }
        addAddresses()
        return document
    }

    private mutating func addAddresses() {
        guard !numbers.targets.isEmpty else { return }
        let source = document.blocks.last?.source ?? 0
        gap = 0
        let start = document.bytes.count
        append("Links".utf8, ink: TextInk(.subheading))
        add(.paragraph, from: start, source: source)
        let columns = String(numbers.targets.count).count + 3
        for (index, target) in numbers.targets.enumerated() {
            let mark = "[\(index + 1)] "
            let blanks = String(repeating: " ", count: columns - mark.utf8.count)
            openContainer(blanks + mark, columns: columns)
            let start = document.bytes.count
            append(target.utf8, ink: TextInk(.link))
            document.links.append(
                MarkdownDocument.Link(bytes: start..<document.bytes.count, target: target))
            add(.paragraph, from: start, source: source)
            container = 0
        }
    }
}
