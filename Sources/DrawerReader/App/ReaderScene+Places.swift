internal import DrawerCanvas

extension ReaderScene {
    /// The top of the window, as a line of the source; the byte is the page's.
    var placeInSource: TextPlace {
        let source = page.source
        guard view.top.line < source.extent else { return TextPlace() }
        let line = source.sourceLine(of: view.top.line)
        // Of several lines of the page that are one of the source, the first one will do.
        let isFirst = source.line(ofSource: line) == view.top.line
        return TextPlace(line: line, byte: isFirst ? view.top.byte : 0)
    }

    /// What leads to the top of the window another time.
    var bookmark: Bookmark {
        loader.loaded?.document.bookmark(of: placeInSource) ?? .start
    }

    /// Goes to a place of the source.
    mutating func go(toSource place: TextPlace) {
        let source = page.source
        view.go(
            to: TextPlace(line: source.line(ofSource: place.line), byte: place.byte), in: source)
    }

    /// Goes to a position at once, or when that much of the document has come.
    mutating func go(to position: StartPosition) {
        isResuming = false
        let search = StartSearch(position)
        guard let loaded = loader.loaded else { return }
        if let place = search.place(in: loaded) {
            go(toSource: place)
        } else {
            start = search
        }
    }
}
