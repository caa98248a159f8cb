/// A piece of a document that has no pieces but text: a paragraph, a heading, a table.
struct MarkdownBlock: Sendable {
    /// What it is.
    enum Kind: Sendable {
        case paragraph
        /// Its level from 1.
        case heading(Int)
        case code
        case rule
        /// Which of the document's tables it is.
        case table(Int)
    }

    var kind: Kind
    /// Its bytes in the document's text; line feeds divide them.
    var content: Range<Int>
    /// The line of the source where it begins, from 0.
    var source: Int
    /// What it lies in, among the document's containers.
    var container: Int
    /// How many of the innermost containers begin with it.
    var opened: Int
    /// The container that the blank line before it belongs to; nil for no blank line.
    var gap: Int?
}

/// What blocks lie in: a quote, or an item of a list.
struct MarkdownContainer: Sendable {
    /// What stands at the left of a quote's rows.
    static let bar = "▎ "

    /// What it lies in itself, among the document's containers.
    var parent: Int
    /// How many it lies in.
    var depth: Int
    /// What stands before its first row, `columns` wide.
    var first: String
    /// The columns that it takes from its blocks.
    var columns: Int
    /// Whether a bar stands before each row; else blanks before all but the first.
    var isQuote = false
    /// Whether it is a quote, or in one.
    var isInQuote = false
}

/// The cells of a table.
struct MarkdownTable: Sendable {
    /// Where the text of a column's cells stands.
    enum Alignment: Sendable { case left, center, right }

    /// A row: the line of the source that it is on, and its cells' bytes in the document's text.
    struct Row: Sendable {
        var source: Int
        var cells: [Range<Int>] = []
    }

    var alignments: [Alignment]
    /// The rows, the header first.
    var rows: [Row] = []
}
