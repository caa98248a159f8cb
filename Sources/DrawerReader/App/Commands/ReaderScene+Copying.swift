internal import DrawerCanvas

extension ReaderScene {
    /// The most that is copied, in bytes; some terminals drop more than this, some a part of it.
    private static let mostCopied = 100_000

    /// Hands so many lines from the top of the window to the terminal's clipboard. Without a number
    /// the line of the hit where one is, or all of the section, or all that is in sight where there
    /// are no sections.
    mutating func copy(lines count: Int?) -> Reaction {
        guard case .text = page, let document = loader.loaded?.document, document.extent > 0 else {
            return .none
        }
        let places =
            count == nil ? hitLine ?? sectionLines : placeInSource.line..<document.extent
        let lines = document.lines(in: places.clamped(to: 0..<document.extent))
            .prefix(count ?? .max)
        guard let copied = text(of: lines, in: document) else {
            message = "more than \(ByteCount(Self.mostCopied)) are not copied"
            return .redraw
        }
        message = copied.lines == 1 ? "1 line copied" : "\(copied.lines) lines copied"
        return .copy(copied.text)
    }

    /// The line of the hit that is marked in the window as the one where one is.
    private var hitLine: Range<Int>? {
        let source = page.source
        guard search.showsMarks, let hit = search.current,
            view.row(showing: hit.place, in: source) != nil
        else { return nil }
        let line = source.sourceLine(of: hit.line)
        return line..<(line + 1)
    }

    /// The lines of the section that is read, with the sections in it.
    private var sectionLines: Range<Int> {
        let source = page.source
        guard !outline.isEmpty else {
            let seen = view.visibleLines(in: source)
            let next = source.line(after: source.line(at: seen.upperBound - 1))
            return source.sourceLine(of: seen.lowerBound)..<(next.map(source.sourceLine) ?? .max)
        }
        guard let section else { return 0..<outline[0].line }
        let item = outline[section]
        let next = outline[(section + 1)...].first { $0.level <= item.level }
        return item.line..<max(item.line, next?.line ?? .max)
    }

    /// Lines as they are seen in the source: without colours, and with no control character but
    /// tabs. Nil where they are too much.
    private func text(
        of lines: some Sequence<Int>, in document: Document
    ) -> (text: String, lines: Int)? {
        let source = RawText(document, kind: loader.loaded?.kind ?? PlainKind.self)
        var copied = (text: "", lines: 0)
        for line in lines {
            copied.text += source.withLine(line) { PlainText($0).text } + "\n"
            copied.lines += 1
            if copied.text.utf8.count > Self.mostCopied { return nil }
        }
        return copied
    }
}
