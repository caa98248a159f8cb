public import DrawerCanvas
public import DrawerModel

extension ReaderScene {
    /// The match where one is, unless one has gone away from it.
    var seenHit: Hit? {
        let lines = view.visibleLines(in: page.source)
        return search.current.flatMap { lines.contains($0.line) ? $0 : nil }
    }

    /// What the drawer of matches lists.
    var listing: HitsPanel.Listing {
        let hits = search.hits
        let place = seenHit?.place ?? view.top
        return HitsPanel.Listing(
            pattern: search.pattern, hits: hits,
            current: search.current.flatMap { hits.index(of: $0) },
            nearest: hits.index(from: place), source: page.source)
    }

    /// Lists what there is now. While the drawer is in, the choice goes to where one reads.
    func listHits(_ drawers: inout ReaderDrawers) {
        let isOut = drawers.set[edge.mirrored]?.isOut ?? false
        guard drawers[edge.mirrored] != nil else { return }
        drawers.updateHits(edge.mirrored) { $0.update(listing, choosing: !isOut) }
    }

    /// Has the list begin at where one reads whenever its drawer comes out.
    public mutating func notice(
        _ event: DrawerEvent, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        guard event == .willOpen(edge.mirrored) else { return .none }
        if search.pattern != nil, !search.showsMarks {
            search.showsMarks = true
            searchPage()
        }
        drawers.updateHits(edge.mirrored) { $0.update(listing, choosing: true) }
        return .redraw
    }

    /// Goes to a match and closes the drawer.
    mutating func choseHit(_ row: Int, _ drawers: inout ReaderDrawers) -> Reaction {
        guard let hit = drawers[edge.mirrored]?.hits?.hit(of: row) else { return .none }
        history.leave(here)
        search.current = hit
        view.reveal(hit.place, to: hit.bytes.upperBound, in: page.source)
        follow(&drawers)
        drawers.move(edge.mirrored, to: .closed)
        return .redraw
    }

    /// Takes the keys that begin a search over the list of matches too.
    mutating func overHits(_ press: KeyPress, _ drawers: inout ReaderDrawers) -> Reaction? {
        guard let command = keys.command(for: press), [.search, .searchBack].contains(command)
        else { return nil }
        drawers.move(edge.mirrored, to: .closed)
        return perform(command, nil, &drawers)
    }
}
