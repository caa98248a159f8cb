/// What stands before the lines of a block: the bars of quotes, the marks of lists, or blanks.
struct MarkdownMargin {
    /// What the block lies in, from the outside; the outer ones go where there is no room for all.
    private(set) var containers: [MarkdownContainer] = []
    /// The columns that they take: never more than half of the width.
    private(set) var columns = 0
    /// Whether a bar has to stand before each row, so that rows must be cut here.
    private(set) var isQuoted = false

    /// The margin of the blocks in a container of the document.
    init(of container: Int, in document: MarkdownDocument, width: Int) {
        var index = container
        while index != 0 {
            let next = document.containers[index]
            guard columns + next.columns <= width / 2 else { break }
            containers.append(next)
            columns += next.columns
            isQuoted = isQuoted || next.isQuote
            index = next.parent
        }
        containers.reverse()
    }
}
