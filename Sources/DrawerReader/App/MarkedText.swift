internal import DrawerCanvas

/// A page with one of its links marked.
struct MarkedText: TextSource {
    private let page: any PageText
    private let link: PageLink

    /// `page` with `link` marked.
    init(_ page: any PageText, _ link: PageLink) {
        self.page = page
        self.link = link
    }

    var extent: Int { page.extent }
    func line(at place: Int) -> Int { page.line(at: place) }
    func line(after line: Int) -> Int? { page.line(after: line) }
    func line(before line: Int) -> Int? { page.line(before: line) }
    func number(of line: Int) -> Int? { page.number(of: line) }

    func withLine<Answer>(_ line: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        page.withLine(line, body)
    }

    func layout(of line: Int) -> LineLayout {
        var layout = page.layout(of: line)
        guard line == link.line else { return layout }
        // A link has runs of its own: none begins beside it and ends in it.
        layout.runs = layout.runs.filter { !link.bytes.overlaps($0.bytes) }
        let after = layout.runs.partitionPoint { $0.bytes.upperBound <= link.bytes.lowerBound }
        layout.runs.insert(
            TextRun(link.bytes, TextInk(.link, attributes: .reverse)), at: after)
        return layout
    }
}

extension PageLink {
    /// Where it begins.
    var place: TextPlace { TextPlace(line: line, byte: bytes.lowerBound) }
}
