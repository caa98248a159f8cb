public import DrawerCanvas

extension ReaderScene {
    /// How long a document is waited for before something else is drawn, in seconds. Most are there
    /// by then, so that nothing flickers.
    private static let patience = 0.02
    /// So many lines are enough for a first look at a document that takes longer.
    private static let firstLook = 2000

    /// Shows a document of the list, from `start`, or from where one was there last.
    mutating func show(_ index: Int, from start: StartPosition?) {
        remember()
        let last = lastPlace(in: index)
        current = index
        loader.load(library.entries[index])
        begin(from: start, last)
    }

    /// Reads the document again, which may have changed, and stays at its place.
    mutating func reload(_ drawers: inout ReaderDrawers) {
        let entry = library.entries[current]
        guard !entry.isStream else {
            return message = "\(printable(entry.title)) can be read once only"
        }
        let bookmark = bookmark
        loader.load(entry)
        present(from: .bookmark(bookmark))
        list(&drawers)
        message = "read again"
    }

    /// Shows what the loader brings, from `start`; one that is followed from its end.
    mutating func present(from start: StartPosition) {
        let start = start == .top && loader.follows ? .end : start
        self.start = StartSearch(start)
        wantsFirstHit = false
        wantedHeading = nil
        view.startOver()
        view.makeRoom(for: 0, in: RawText(Document()))
        loader.pageWidth = showsSource ? nil : view.textWidth(in: RawText(Document()))
        marked = nil
        seeking = nil
        searchedPage = nil
        outline = []
        shownExtent = nil
        loader.wait(seconds: Self.patience) {
            start == .top ? $0.document.extent > Self.firstLook : $0.state == .following
        }
        takeLoaded()
        if case .match(let expression) = start { goToFirstHit(of: expression) }
    }

    /// The status to exit with where Ctrl-C ends the wait for a stream: that of `less -K`.
    static let interruptedStatus: Int32 = 2

    /// Whether another program may still be writing what is shown.
    var isBeingWritten: Bool {
        guard let loaded = loader.loaded else { return false }
        return loaded.entry.isStream && !loaded.hasEnded
    }

    /// What the loader's news come from.
    public var newsDescriptor: Int32? { loader.newsDescriptor }

    /// Takes what has come of the document.
    public mutating func takeNews(_ drawers: inout ReaderDrawers) -> Reaction {
        loader.takeNews()
        keys.prepare()
        let hasFound = takeFound(&drawers)
        guard loader.newsCount != seenNews else { return hasFound ? .redraw : .none }
        let before = outline
        takeLoaded()
        if outline != before { list(&drawers) }
        follow(&drawers)
        return .redraw
    }

    /// Shows what has come.
    private mutating func takeLoaded() {
        guard let loaded = loader.loaded else { return }
        seenNews = loader.newsCount
        outline = loaded.outline ?? outline
        let extent = Extent(loaded)
        if extent != shownExtent {
            shownExtent = extent
            showPage(of: loaded)
            searchPage()
        }
    }

    /// Sets the page anew. Of a document that is followed it goes on to show the end, unless someone
    /// has gone away from there; else what is at the top stays there.
    private mutating func showPage(of loaded: LoadedDocument) {
        let before = page.source
        let stays = !loader.follows || !view.isAtEnd(in: before)
        let line = view.top.line < before.extent ? before.sourceLine(of: view.top.line) : 0
        moveToFile(loaded)
        page = Page(loaded, asSource: showsSource)
        marked = nil
        if page.fit(to: &view), line > 0 {
            view.go(to: TextPlace(line: page.source.line(ofSource: line)), in: page.source)
        }
        if let place = start?.place(in: loaded) {
            arrive(at: place, in: loaded.document)
            start = nil
        } else if !stays, start == nil {
            view.goToEnd(in: page.source)
        }
        goToWantedHeading()
    }
}

extension ReaderScene {
    /// Where a text has become too long to be kept, its lines have other places than before.
    private mutating func moveToFile(_ loaded: LoadedDocument) {
        guard let before = page.document, before.kept != nil, before.extent > 0,
            loaded.document.paged != nil
        else { return }
        let move = { (place: TextPlace) in loaded.document.place(of: place, in: before) }
        history.move(in: current, move)
        view.go(to: move(view.top), in: RawText(loaded.document))
    }
}

/// How much of which document there is: what tells that a page is to be set anew.
struct Extent: Hashable {
    private let entry: Library.Entry
    private let bytes: Int
    private let state: LoadedDocument.State

    init(_ loaded: LoadedDocument) {
        entry = loaded.entry
        bytes = loaded.document.byteCount
        state = loaded.state
    }
}
