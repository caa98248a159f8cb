internal import CMark
internal import DrawerCanvas

/// Makes the blocks of a document while its syntax tree is walked.
struct MarkdownBuilder {
    /// A list that is open, and how its items are marked.
    struct List {
        /// The number of the next item; nil for bullets.
        var number: Int?
        /// How many lists with bullets it lies in, and is.
        var bulletDepth: Int
        var mark: String
        /// The columns of the widest mark.
        var columns: Int
    }

    /// How deep containers are shown inside each other; deeper ones are shown like these.
    static let deepest = 24

    var document: MarkdownDocument
    var container = 0
    /// The containers that have been entered, but not shown since they were too deep.
    var hidden = 0
    /// The containers that have been entered since the last block.
    var opened = 0
    var gap: Int?
    var lists: [List] = []
    var ink = InlineInk()
    var numbers = LinkNumbers()
    /// The link that is open: where its text begins, and where it leads.
    var link: (start: Int, target: String)?
    /// The text of the heading or the cell that is open begins here.
    var start = 0
    /// The words of the heading that is open.
    var title: [UInt8]?
    var anchors = AnchorNames()
    var footnotes = 0

    /// Begins a document whose source has so many lines.
    init(lineCount: Int) { document = MarkdownDocument(lineCount: lineCount) }

    /// Takes a node that is entered.
    mutating func enter(_ node: SyntaxNode) {
        switch node.kind {
        case CM_QUOTE, CM_LIST, CM_ITEM, CM_FOOTNOTE:
            noteGap(before: node)
            open(node)
        case CM_PARAGRAPH, CM_HEADING, CM_TABLE:
            noteGap(before: node)
            begin(node)
        case CM_CODE_BLOCK, CM_HTML_BLOCK, CM_RULE:
            noteGap(before: node)
            addLeaf(node)
        case CM_ROW: document.tables[document.tables.count - 1].rows.append(row(node))
        case CM_CELL: start = document.bytes.count
        default: enterInline(node)
        }
    }

    /// Takes a node that is left.
    mutating func leave(_ node: SyntaxNode) {
        switch node.kind {
        case CM_QUOTE, CM_ITEM, CM_FOOTNOTE: closeContainer(node)
        case CM_LIST: lists.removeLast()
        case CM_PARAGRAPH, CM_HEADING, CM_TABLE: end(node)
        case CM_CELL: endCell()
        default: leaveInline(node)
        }
    }

    /// A blank line stands between two blocks, but not in a list that is written without them.
    private mutating func noteGap(before node: SyntaxNode) {
        guard node.previous != nil else { return }
        let list = node.kind == CM_ITEM ? node.parent : node.parent?.parent
        let isInList = node.kind == CM_ITEM || node.parent?.kind == CM_ITEM
        gap = isInList && list?.isTight == true ? nil : container
    }

    /// Adds a block with the text from `start` on.
    mutating func add(_ kind: MarkdownBlock.Kind, from start: Int, source: Int) {
        document.blocks.append(
            MarkdownBlock(
                kind: kind, content: start..<document.bytes.count, source: source,
                container: container, opened: opened, gap: gap))
        opened = 0
        gap = nil
    }
}

extension MarkdownDocument {
    /// Reads a document; nil where it is larger than can be shown so.
    init?(_ source: Document) {
        var builder = MarkdownBuilder(lineCount: source.lineCount)
        let start = FrontMatter.end(in: source)
        builder.add(frontMatter: 0..<start, of: source)
        let isWhole = SyntaxTree.walk(source, from: start) { node, isEntered in
            if isEntered { builder.enter(node) } else { builder.leave(node) }
        }
        guard isWhole else { return nil }
        self = builder.finish()
    }
}
