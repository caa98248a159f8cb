internal import DrawerCanvas

extension ReaderScene {
    // MARK: Going on

    /// Goes on to the next match this way, or as many further as are asked for.
    mutating func goOn(_ direction: SearchDirection, _ times: Int) {
        guard search.pattern != nil else {
            return message = "nothing was searched for yet: / begins"
        }
        search.showsMarks = true
        searchPage()
        if let seeking, !seeking.isTrial, seeking.direction == direction {
            self.seeking?.left += times
            return
        }
        seeking = Seeking(direction: direction, left: times)
        seek(search.pattern, from: seenHit)
    }

    /// Asks for the next match behind another, or else from the top of the window on.
    private func seek(_ pattern: SearchPattern?, from hit: Hit?, top: TextPlace? = nil) {
        guard let seeking, let pattern else { return }
        loader.search(
            SeekJob(
                pattern: pattern, text: page.searchText,
                start: hit?.place ?? top ?? view.top, direction: seeking.direction,
                includesStart: hit == nil && seeking.direction == .forward))
    }

    /// Looks for what is being typed, from where one was when it was begun.
    mutating func seekTrial() {
        guard let prompt, let trial = prompt.trial else { return }
        seeking = Seeking(direction: trial.direction, isTrial: true)
        seek(trial.pattern, from: nil, top: prompt.view.top)
    }

    // MARK: What comes of it

    /// Takes what the loader's thread has found; whether there was something.
    mutating func takeFound(_ drawers: inout ReaderDrawers) -> Bool {
        let found = loader.takeFound()
        for news in found { take(news) }
        if !found.isEmpty { follow(&drawers) }
        return !found.isEmpty
    }

    private mutating func take(_ news: SearchNews) {
        switch news {
        case .sought(let share): seeking?.share = share
        case .found(let hit?, let isWrapped): arrive(at: hit, isWrapped)
        case .found(nil, _): endSeeking(notFound)
        case .seekFailed(let problem):
            prompt?.trial?.hits.stop(because: problem)
            endSeeking("\(problem)")
        case .listed(let batch): take(batch)
        case .listFailed(let problem):
            search.hits.stop(because: problem)
            if prompt == nil { message = "\(problem)" }
        }
    }

    private mutating func take(_ batch: HitBatch) {
        search.hits.take(batch)
        guard wantsFirstHit else { return }
        if let hit = search.hits.hits.first {
            wantsFirstHit = false
            search.current = hit
            view.go(to: TextPlace(line: hit.line), in: page.source)
            view.reveal(hit.place, to: hit.bytes.upperBound, in: page.source)
        } else if batch.isComplete, loader.loaded?.hasEnded == true {
            wantsFirstHit = false
            message = printable(notFound)
        }
    }

    /// Searches for an expression, and goes to its first match when that has come.
    mutating func goToFirstHit(of expression: String) {
        do throws(SearchProblem) {
            search = try ReaderSearch(expression, .forward)
            wantsFirstHit = true
            searchPage()
        } catch {
            message = printable("\(error)")
        }
    }

    private mutating func arrive(at hit: Hit, _ isWrapped: Bool) {
        guard var seeking else { return }
        seeking.isWrapped = seeking.isWrapped || isWrapped
        seeking.left -= 1
        self.seeking = seeking.left > 0 ? seeking : nil
        if seeking.left > 0 { return seek(search.pattern, from: hit) }
        let remark = seeking.isWrapped ? wrapped(seeking.direction) : ""
        if seeking.isTrial {
            prompt?.trial?.current = hit
            prompt?.remark = remark
            goBack()
        } else {
            search.current = hit
            if seeking.isWrapped { message = remark }
        }
        view.reveal(hit.place, to: hit.bytes.upperBound, in: page.source)
    }

    private func wrapped(_ direction: SearchDirection) -> String {
        direction == .forward
            ? "search went on from the top" : "search went on from the end"
    }

    private var notFound: String {
        let text = (prompt?.trial ?? search).pattern?.text ?? ""
        let isAll = loader.loaded?.hasEnded ?? true
        return "not found\(isAll ? "" : " so far"): \(text)"
    }

    private mutating func endSeeking(_ remark: String) {
        defer { seeking = nil }
        guard seeking?.isTrial == true else { return message = printable(remark) }
        prompt?.trial?.current = nil
        prompt?.remark = remark
        goBack()
    }

    // MARK: All matches

    /// Has all matches of what is searched for listed in what is shown now: in addition, where only
    /// more of it has come.
    mutating func searchPage() {
        let shown = SearchedPage(self)
        if let prompt, prompt.page != shown {
            self.prompt?.view = view
            self.prompt?.page = shown
            seekTrial()
        }
        guard let pattern = search.pattern, search.showsMarks else { return }
        let isWhole = loader.loaded?.hasEnded ?? true
        let text = page.searchText
        if shown == searchedPage {
            return loader.extendSearch(text, isWhole: isWhole)
        }
        if searchedPage != nil, seeking?.isTrial == false {
            seeking = nil
            loader.stopSeeking()
        }
        searchedPage = shown
        search.current = nil
        search.hits = HitList(isSearching: true)
        loader.search(ListJob(pattern: pattern, text: text, isWhole: isWhole))
    }

    /// Stops what takes long; false where nothing does.
    mutating func stopSearch() -> Bool {
        guard seeking != nil || search.hits.isSearching else { return false }
        let share = seeking.map { $0.share ?? 0 } ?? search.hits.share
        loader.stopSearching()
        seeking = nil
        search.hits.stop()
        message = "stopped at \(Int(100 * share))%"
        return true
    }

    /// Takes the marks away until a search goes on; false where there are none.
    mutating func hideMarks() -> Bool {
        guard search.pattern != nil, search.showsMarks else { return false }
        search.showsMarks = false
        return true
    }

    // MARK: Showing

    /// What is marked in a line: the link that the keyboard has marked, or what was found.
    func marks(of line: Int) -> [TextRun] {
        if let marked, marked.line == line {
            return [TextRun(marked.bytes, TextInk(.link, attributes: .reverse))]
        }
        let shown = prompt.flatMap { $0.kind == .place ? search : $0.trial } ?? ReaderSearch()
        return (prompt == nil ? search : shown).marks(of: line, in: page.source)
    }

    /// How far a search is, or which match one is at, for the title.
    var searchWords: String {
        if let share = seeking?.share { return "searching \(Int(100 * share))%" }
        guard search.pattern != nil, search.showsMarks, prompt == nil else { return "" }
        if search.hits.isSearching {
            return search.hits.share == 0 ? "" : "searching \(Int(100 * search.hits.share))%"
        }
        return search.current.flatMap { search.hits.words(for: $0) } ?? search.hits.words
    }
}

extension SearchedPage {
    /// What a scene shows.
    init(_ scene: ReaderScene) {
        entry = scene.loader.loaded?.entry
        isInFile = scene.loader.loaded?.document.paged != nil
        switch scene.page {
        case .text(let typeset): (setWidth, isProblem) = (typeset.setWidth, false)
        case .problem: (setWidth, isProblem) = (nil, true)
        }
    }
}
