internal import CMark
internal import DrawerCanvas

/// A node of the syntax tree that cmark makes of a document.
struct SyntaxNode {
    let pointer: OpaquePointer

    var kind: cm_kind { cm_kind_of(pointer) }
    var parent: SyntaxNode? { cmark_node_parent(pointer).map(SyntaxNode.init) }
    var previous: SyntaxNode? { cmark_node_previous(pointer).map(SyntaxNode.init) }
    var next: SyntaxNode? { cmark_node_next(pointer).map(SyntaxNode.init) }
    var firstChild: SyntaxNode? { cmark_node_first_child(pointer).map(SyntaxNode.init) }

    /// How many nodes it has.
    var childCount: Int { sequence(first: firstChild) { $0?.next }.prefix { $0 != nil }.count }

    /// Where a link or an image leads.
    var target: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

    /// The line of the source where a block begins, from 0. cmark forgets it for a paragraph that a
    /// table follows without a blank line, and gives it to the table.
    var startLine: Int {
        let own = cmark_node_get_start_line(pointer)
        return max(0, Int(own > 0 ? own : next?.ownStartLine ?? 0) - 1)
    }

    private var ownStartLine: Int32 { cmark_node_get_start_line(pointer) }

    /// The line of the source where a block ends, from 0.
    var endLine: Int { max(0, Int(cmark_node_get_end_line(pointer)) - 1) }

    /// Whether no blank lines stand between the items of a list, and in them.
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }

    /// Lends the bytes of a node that has only text.
    func withLiteral(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        guard let text = cmark_node_get_literal(pointer) else { return }
        let count = strlen(text)
        text.withMemoryRebound(to: UInt8.self, capacity: count) {
            body(UnsafeBufferPointer(start: $0, count: count))
        }
    }
}

/// The syntax trees of documents.
enum SyntaxTree {
    /// cmark's extensions, which register once for the whole process.
    private static let extensions: Void = cmark_gfm_core_extensions_ensure_registered()

    /// Goes through the tree of the document's lines from `first` on, in the order of the text;
    /// `visit` is told of each node, and whether it is entered or left. A node without nodes is
    /// only entered, where it cannot have any. False where the document is out of bounds.
    ///
    /// cmark neither parses nor walks by recursion, so depth costs no stack.
    static func walk(
        _ document: Document, from first: Int, _ visit: (SyntaxNode, _ isEntered: Bool) -> Void
    ) -> Bool {
        _ = extensions
        let parser = cm_parser()
        defer { cmark_parser_free(parser) }
        guard feed(document, from: first, to: parser) else { return false }
        guard let root = cmark_parser_finish(parser) else { return false }
        defer { cmark_node_free(root) }
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else {
                return true
            }
            visit(SyntaxNode(pointer: node), event == CMARK_EVENT_ENTER)
        }
    }

    /// Gives the lines to the parser; those before `first` as empty ones, so that numbers agree.
    private static func feed(
        _ document: Document, from first: Int, to parser: OpaquePointer?
    ) -> Bool {
        var bounds = SyntaxBounds()
        for line in 0..<document.lineCount {
            if line >= first {
                let isAdmitted = document.withLine(line) { bytes in
                    feed(bytes, to: parser)
                    return bounds.admits(bytes)
                }
                if !isAdmitted { return false }
            }
            cmark_parser_feed(parser, "\n", 1)
        }
        return true
    }

    /// Gives a line to the parser. A carriage return within it would end it there for cmark.
    private static func feed(_ line: UnsafeBufferPointer<UInt8>, to parser: OpaquePointer?) {
        guard line.contains(UInt8(ascii: "\r")) else {
            return line.withMemoryRebound(to: CChar.self) {
                cmark_parser_feed(parser, $0.baseAddress, $0.count)
            }
        }
        let copy = line.map { CChar(bitPattern: $0 == UInt8(ascii: "\r") ? 0x20 : $0) }
        cmark_parser_feed(parser, copy, copy.count)
    }
}
