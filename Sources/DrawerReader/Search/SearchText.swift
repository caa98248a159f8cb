internal import DrawerCanvas

/// A text that can be searched, in blocks of whole lines: a snapshot, for another thread.
///
/// What is found is what is seen: lines are those of the page, without escape sequences and with
/// characters that were struck over each other as one.
protocol SearchText: Sendable {
    /// Where the lines end: all have places below it.
    var end: Int { get }

    /// The place of the last line, where that may still go on; else `end`.
    var settledEnd: Int { get }

    /// The block of the line that a place is in; nil where there is no such line. The next block
    /// begins at its `end`, and the one before is at the place before its first line.
    func block(at place: Int) -> SearchBlock?
}

/// Lines of a page that was set, in groups of so many.
struct PageLines<Page: PageText>: SearchText {
    private static var group: Int { 256 }

    private let page: Page

    init(_ page: Page) { self.page = page }

    var end: Int { page.extent }
    var settledEnd: Int { end }

    func block(at line: Int) -> SearchBlock? {
        guard line < end else { return nil }
        let first = line - line % Self.group
        let last = min(end, first + Self.group)
        var block = SearchBlock(lines: .counted(from: first), end: last)
        for line in first..<last { page.withLine(line) { block.append($0) } }
        return block
    }
}
