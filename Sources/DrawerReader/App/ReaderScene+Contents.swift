public import DrawerCanvas
public import DrawerModel

extension ReaderScene {
    /// Where one reads now.
    var here: History.Stop { History.Stop(document: current, place: view.top) }

    /// The item of the outline that the top of the window belongs to.
    var section: Int? {
        guard !outline.isEmpty else { return nil }
        let source = page.source
        guard view.top.line < source.extent else { return nil }
        let line = source.sourceLine(of: source.line(after: view.top.line) ?? view.top.line)
        // A heading near the top of the window is what one has come to read.
        let end = outline.partitionPoint { $0.line <= line }
        return end > 0 ? end - 1 : nil
    }

    /// Goes where the chosen row leads and closes the drawer.
    public mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        edge == self.edge ? choseContents(row, &drawers) : choseHit(row, &drawers)
    }

    /// Goes to a document or a section; a directory only folds.
    private mutating func choseContents(
        _ row: Int, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        switch drawers[edge]?.contents?.target(of: row) {
        case .directory(let name):
            drawers.updateContents(edge) { $0.toggle(name) }
            return .redraw
        case .document(let index):
            if index != current {
                history.leave(here)
                show(index, from: nil, &drawers)
            }
        case .item(let item):
            history.leave(here)
            let source = page.source
            view.go(to: TextPlace(line: source.line(ofSource: outline[item].line)), in: source)
        case nil:
            return .none
        }
        drawers.updateContents(edge) { $0.clearFilter() }
        follow(&drawers)
        drawers.move(edge, to: .closed)
        return .redraw
    }

    /// Goes back or forward to a place that was left.
    mutating func travel(
        _ stop: History.Stop?, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        guard let stop else { return .none }
        if stop.document != current { show(stop.document, from: .top, &drawers) }
        view.go(to: stop.place, in: page.source)
        follow(&drawers)
        return .redraw
    }

    /// Shows another document, here and in the table of contents.
    mutating func show(
        _ index: Int, from start: StartPosition?, _ drawers: inout ReaderDrawers
    ) {
        show(index, from: start)
        list(&drawers)
    }

    /// Lists what there is now in the table of contents.
    func list(_ drawers: inout ReaderDrawers) {
        drawers.updateContents(edge) { [outline, current, documents = library.entries] panel in
            panel.update {
                $0.documents = documents
                $0.current = current
                $0.outline = outline
            }
        }
    }

    /// Marks the section that is read in the table of contents, and the match where one is.
    mutating func follow(_ drawers: inout ReaderDrawers) {
        listHits(&drawers)
        guard let panel = drawers[edge]?.contents, panel.section != section else { return }
        drawers.updateContents(edge) { [section] in $0.follow(section) }
    }
}
