internal import CMark
internal import DrawerCanvas

extension MarkdownBuilder {
    mutating func enterInline(_ node: SyntaxNode) {
        switch node.kind {
        case CM_TEXT: node.withLiteral { append($0, ink: ink.text) }
        case CM_CODE: node.withLiteral { append($0, ink: ink.code) }
        case CM_HTML: node.withLiteral { append(html: HTMLText($0).bytes) }
        case CM_SOFT_BREAK: goOn(" ")
        case CM_HARD_BREAK: goOn("\n")
        case CM_REFERENCE: appendReference(node)
        case CM_IMAGE: enterImage(node)
        default: note(node, 1)
        }
    }

    mutating func leaveInline(_ node: SyntaxNode) {
        note(node, -1)
        if node.kind == CM_IMAGE { append("]".utf8, ink: ink.text) }
        if node.kind == CM_LINK || node.kind == CM_IMAGE { leaveLink() }
    }

    private mutating func note(_ node: SyntaxNode, _ step: Int) {
        switch node.kind {
        case CM_EMPHASIS: ink.emphasis += step
        case CM_STRONG: ink.strong += step
        case CM_STRUCK: ink.struck += step
        case CM_LINK where step > 0: enterLink(node)
        default: break
        }
    }

    // MARK: Links

    /// The outermost link counts: an image in a link leads where the link does.
    private mutating func enterLink(_ node: SyntaxNode) {
        if ink.links == 0 { link = (document.bytes.count, node.target) }
        ink.links += 1
    }

    private mutating func enterImage(_ node: SyntaxNode) {
        enterLink(node)
        append((node.firstChild == nil ? "[image" : "[image: ").utf8, ink: ink.text)
    }

    private mutating func leaveLink() {
        ink.links -= 1
        guard ink.links == 0, let link, link.start < document.bytes.count else { return }
        // In one expression: a slice that lives on would have the whole text copied.
        let number = numbers.number(of: link.target, shownAs: document.bytes[link.start...])
        if let number { appendMark("[\(number)]") }
        addLink(from: link.start, to: link.target)
    }

    private mutating func appendReference(_ node: SyntaxNode) {
        let start = document.bytes.count
        var number = ""
        node.withLiteral { number = String(decoding: $0, as: UTF8.self) }
        appendMark("[^\(number)]")
        if ink.links == 0 { addLink(from: start, to: "#fn-\(number)") }
    }

    private mutating func addLink(from start: Int, to target: String) {
        guard !target.isEmpty else { return }
        document.links.append(
            MarkdownDocument.Link(bytes: start..<document.bytes.count, target: target))
    }

    // MARK: Text

    /// Appends text in one line; what could divide it becomes blanks.
    mutating func append(_ text: some Collection<UInt8>, ink: TextInk) {
        let start = document.bytes.count
        document.bytes += text
        for index in start..<document.bytes.count
        where (0x09...0x0D).contains(document.bytes[index]) {
            document.bytes[index] = 0x20
        }
        title? += document.bytes[start...]
        paint(from: start, ink)
    }

    /// Appends what is no part of a heading's title.
    private mutating func appendMark(_ text: String) {
        let start = document.bytes.count
        document.bytes += text.utf8
        paint(from: start, TextInk(.faint))
    }

    private mutating func append(html words: [UInt8]) {
        let start = document.bytes.count
        document.bytes += words
        paint(from: start, ink.text)
    }

    /// The source goes on in its next line.
    private mutating func goOn(_ separator: String) {
        document.bytes += separator.utf8
        paint(from: document.bytes.count - 1, ink.text)
        title? += [0x20]
        document.breaks.append(document.bytes.count - 1)
    }

    /// Gives the text from `start` on an ink.
    mutating func paint(from start: Int, _ ink: TextInk) {
        let end = document.bytes.count
        guard start < end, ink != TextInk() else { return }
        let last = document.runs.count - 1
        if last >= 0, document.runs[last].bytes.upperBound == start, document.runs[last].ink == ink
        {
            document.runs[last].bytes = document.runs[last].bytes.lowerBound..<end
        } else {
            document.runs.append(TextRun(start..<end, ink))
        }
    }
}
