public import DrawerCanvas
public import DrawerModel

extension ReaderScene {
    /// Takes the keys that mean the same everywhere, and all that concerns the card of keys.
    public mutating func intercept(
        _ event: InputEvent, _ drawers: inout Drawers<ContentsPanel>
    ) -> Reaction? {
        if question != nil { return answer(event) }
        if showsHelp { return underHelp(event) }
        if drawers[edge]?.filter != nil, drawers.hasFocus(edge) {
            return whileFiltering(event, &drawers)
        }
        guard case .key(let press) = event, let command = ReaderCommand.anywhere(press) else {
            return nil
        }
        return perform(command, &drawers)
    }

    /// Letters are the filter's, and Escape takes it away before it takes the drawer.
    private func whileFiltering(
        _ event: InputEvent, _ drawers: inout Drawers<ContentsPanel>
    ) -> Reaction? {
        guard case .key(KeyPress(.escape)) = event else { return nil }
        drawers.updatePanel(edge) { $0.clearFilter() }
        return .redraw
    }

    /// Any key and any press takes the card of keys away; what ends a drag still gets through.
    private mutating func underHelp(_ event: InputEvent) -> Reaction? {
        switch event {
        case .key(let press) where Reaction(controlKey: press) != nil: return nil
        case .key: break
        case .mouse(let report):
            switch report.kind {
            case .press: break
            case .wheel: return Reaction.none
            case .drag, .release, .move, .cancel: return nil
            }
        case .paste: return Reaction.none
        case .focus, .resize: return nil
        }
        showsHelp = false
        return .redraw
    }

    // MARK: Content

    /// Takes the keys and the mouse over the text.
    public mutating func handle(
        _ event: InputEvent, _ drawers: inout Drawers<ContentsPanel>
    ) -> Reaction {
        switch event {
        case .key(let press):
            return ReaderCommand.reading(press).map { perform($0, &drawers) } ?? .none
        case .mouse(let report): return content(report, &drawers)
        case .paste, .focus, .resize: return .none
        }
    }

    private mutating func content(
        _ report: MouseReport, _ drawers: inout Drawers<ContentsPanel>
    ) -> Reaction {
        let cell = report.location.cell
        switch report.kind {
        case .press(.left):
            if cell.y == 0, TitleBar.button(in: size.width, direction: direction).contains(cell.x) {
                buttonTap.press(at: report.location)
            }
            sidewaysGrip = isOnScrollbar(cell) || cell.y == 0 ? nil : SidewaysGrip(at: cell.x)
            tappedLink = link(at: cell)
            linkTap.press(at: report.location)
            return grip(cell)
        case .drag:
            linkTap.drag(to: report.location)
            buttonTap.drag(to: report.location)
            return thumbGrip == nil ? dragSideways(to: cell) : dragThumb(to: cell)
        case .release(.left):
            letGo()
            if linkTap.release(at: report.location), let tappedLink {
                return follow(tappedLink, &drawers)
            }
            guard buttonTap.release(at: report.location) else { return .none }
            return perform(.toggleDrawer, &drawers)
        case .wheel(.up): return perform(.scroll(rows: -3), &drawers)
        case .wheel(.down): return perform(.scroll(rows: 3), &drawers)
        case .wheel(.left): return scroll(sideways: -Self.wheelColumns)
        case .wheel(.right): return scroll(sideways: Self.wheelColumns)
        case .cancel:
            letGo()
            buttonTap.cancel()
            linkTap.cancel()
            return .none
        default: return .none
        }
    }

    mutating func perform(
        _ command: ReaderCommand, _ drawers: inout Drawers<ContentsPanel>
    ) -> Reaction {
        let source = page.source
        switch command {
        case .scroll(let rows): view.scroll(by: rows, in: source)
        case .page(let pages): view.scroll(by: pages * max(1, view.size.height - 2), in: source)
        case .halfPage(let halves):
            view.scroll(by: halves * max(1, view.size.height / 2), in: source)
        case .start: view.goToStart()
        case .end: view.goToEnd(in: source)
        case .sideways(let halves):
            return scroll(sideways: halves * max(1, view.textWidth(in: source) / 2))
        case .toggleWrapping: changeWindow { $0.wrap(!$0.wraps, in: $1) }
        case .toggleNumbers: changeWindow { $0.showNumbers(!$0.showsNumbers, in: $1) }
        case .toggleDrawer: drawers.toggle(edge)
        case .back: return travel(history.back(from: here), &drawers)
        case .forward: return travel(history.forward(from: here), &drawers)
        case .link:
            guard let link = visibleLinks.first else { return .none }
            return follow(link, &drawers)
        case .help: showsHelp = true
        case .toggleMouse:
            usesMouse.toggle()
            return .mouse(usesMouse)
        case .quit: return .leave()
        }
        follow(&drawers)
        return .redraw
    }

    // MARK: Scrollbar

    private var track: Range<Int> { Self.titleHeight..<size.height }

    func isOnScrollbar(_ cell: Point) -> Bool {
        cell.x == size.width - 1 && track.contains(cell.y)
            && view.scrollbar(in: page.source) != nil
    }

    /// Takes hold of the thumb where it was pressed; beside it, the thumb comes to the pointer.
    private mutating func grip(_ cell: Point) -> Reaction {
        guard isOnScrollbar(cell), let bar = view.scrollbar(in: page.source) else { return .none }
        let thumb = bar.thumb(on: track.count)
        let row = cell.y - track.lowerBound
        thumbGrip = thumb.contains(row) ? row - thumb.lowerBound : thumb.count / 2
        return thumb.contains(row) ? .none : dragThumb(to: cell)
    }

    private mutating func dragThumb(to cell: Point) -> Reaction {
        guard let thumbGrip, let bar = view.scrollbar(in: page.source) else { return .none }
        let row = cell.y - track.lowerBound - thumbGrip
        let line = bar.first(forThumbAt: row, on: track.count)
        view.go(to: TextPlace(line: line), in: page.source)
        return .redraw
    }
}
