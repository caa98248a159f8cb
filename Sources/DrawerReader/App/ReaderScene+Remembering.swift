internal import DrawerCanvas

extension ReaderScene {
    /// Where one was last in a document, and whether that is remembered from another day.
    typealias LastPlace = (position: StartPosition, isOfAnotherDay: Bool)

    /// What is to be remembered of the files that were shown.
    public var visits: [FilePath: Bookmarks] {
        var scene = self
        scene.remember()
        let known = scene.bookmarks.compactMap { index, bookmarks in
            library.entries[index].path.map { ($0, bookmarks) }
        }
        return Dictionary(known) { $1 }
    }

    /// Notes where one is in the document, to come back to it.
    mutating func remember() {
        guard start == nil, !loader.follows, case .text = page else { return }
        bookmarks[current, default: Bookmarks()].place = bookmark
    }

    /// Where one was last in a document of the list; for the first time today, where one was another
    /// day.
    mutating func lastPlace(in document: Int) -> LastPlace {
        var isOfAnotherDay = false
        if bookmarks[document] == nil, let known = library.entries[document].path.flatMap(recall) {
            bookmarks[document] = known
            isOfAnotherDay = true
        }
        guard !loader.follows, let place = bookmarks[document]?.place, place != .start else {
            return (.top, false)
        }
        return (.bookmark(place), isOfAnotherDay)
    }

    /// Shows the document that is on its way from `start`, or from where one was last.
    mutating func begin(from start: StartPosition?, _ last: LastPlace) {
        isResuming = start == nil && last.isOfAnotherDay
        present(from: start ?? last.position)
    }

    /// Goes where reading is to begin. That it does so where one was another day is said; where the
    /// document has become shorter than that, it begins at its start.
    mutating func arrive(at place: TextPlace, in document: Document) {
        defer { isResuming = false }
        guard isResuming, place > TextPlace() else { return go(toSource: place) }
        guard place.line < document.extent else { return }
        go(toSource: place)
        let line = document.number(of: place.line).map { "line \($0)" } ?? "a place"
        message = "at \(line) as you left it; g: start"
    }
}

extension Library.Entry {
    /// The path of a file.
    fileprivate var path: FilePath? {
        if case .file(let path) = source { path } else { nil }
    }
}
