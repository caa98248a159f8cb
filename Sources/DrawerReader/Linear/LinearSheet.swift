internal import DrawerCanvas

/// A text that is printed page after page, and how far that has come.
struct LinearSheet {
    private var source: any TextSource
    private var end: Int
    /// What comes next.
    private(set) var place: TextPlace

    /// A text from one of its lines on.
    init(_ source: any TextSource, from line: Int = 0) {
        self.source = source
        end = source.extent
        place = TextPlace(line: line)
    }

    /// Whether all has been printed.
    var isAtEnd: Bool { place.line >= end }

    /// Goes on with a text that has grown, up to one of its lines, or to its end.
    mutating func show(_ source: any TextSource, upTo end: Int?) {
        self.source = source
        self.end = end ?? source.extent
    }

    /// Has what comes next be where `move` says, in a text whose lines have other places now.
    mutating func move(_ move: (TextPlace) -> TextPlace) { place = move(place) }

    /// The next rows, at most so many, wrapped at `width` columns; without control characters.
    mutating func next(rows: Int, width: Int) -> [String] {
        var texts: [String] = []
        while texts.count < rows, !isAtEnd { texts.append(nextRow(width)) }
        return texts
    }

    private mutating func nextRow(_ width: Int) -> String {
        let from = place.byte
        let (text, next) = source.withLine(place.line) { bytes in
            let row = LineBreaker.row(of: bytes, from: from, width: width)
            let shown = UnsafeBufferPointer(rebasing: bytes[row.bytes])
            return (PlainText(shown).text, row.next < bytes.count ? row.next : nil)
        }
        place =
            next.map { TextPlace(line: place.line, byte: $0) }
            ?? TextPlace(line: source.line(after: place.line) ?? source.extent)
        return text
    }
}

/// Lines that are there already.
struct TextLines: TextSource {
    private let lines: [[UInt8]]

    init(_ lines: [String]) { self.lines = lines.map { Array($0.utf8) } }

    var extent: Int { lines.count }

    func withLine<Answer>(_ index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
        lines[index].withUnsafeBufferPointer(body)
    }
}
