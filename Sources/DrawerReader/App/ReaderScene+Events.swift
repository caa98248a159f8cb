public import DrawerCanvas
public import DrawerModel

extension ReaderScene {
    /// Takes the keys that mean the same everywhere, and all that concerns the card of keys.
    public mutating func intercept(
        _ event: InputEvent, _ drawers: inout ReaderDrawers
    ) -> Reaction? {
        if event == .key(KeyPress("c", .control)), isBeingWritten {
            return .leave(status: Self.interruptedStatus)
        }
        if event.isAction {
            message = ""
            wantsFirstHit = false
        }
        if question != nil { return answer(event) }
        if case .key(let press) = event, let command = letterCommand {
            return take(letter: press, for: command, &drawers)
        }
        if help != nil { return underHelp(event) }
        if prompt != nil { return underPrompt(event, &drawers) }
        if marked != nil, let reaction = whileMarked(event, &drawers) { return reaction }
        if event == .key(KeyPress(.escape)), stopSearch() {
            follow(&drawers)
            return .redraw
        }
        if drawers[edge]?.contents?.filter != nil, drawers.hasFocus(edge) {
            return whileFiltering(event, &drawers)
        }
        guard case .key(let press) = event else { return nil }
        if drawers.hasFocus(edge.mirrored), let reaction = overHits(press, &drawers) {
            return reaction
        }
        if drawers.hasFocus(edge) { _ = count.end() }
        guard let command = keys.command(for: press), command.isEverywhere else { return nil }
        return perform(command, count.end(), &drawers)
    }

    /// Letters are the filter's, and Escape takes it away before it takes the drawer.
    private func whileFiltering(
        _ event: InputEvent, _ drawers: inout ReaderDrawers
    ) -> Reaction? {
        guard case .key(KeyPress(.escape)) = event else { return nil }
        drawers.updateContents(edge) { $0.clearFilter() }
        return .redraw
    }

    /// Any key and any press takes the card of keys away, but those that scroll it; what ends a drag
    /// still gets through.
    private mutating func underHelp(_ event: InputEvent) -> Reaction? {
        switch event {
        case .key(let press) where Reaction(controlKey: press) != nil: return nil
        case .key(let press):
            let command = keys.command(for: press)
            if let command, help?.scroll(command, height: size.height) == true { return .redraw }
        case .mouse(let report):
            switch report.kind {
            case .press: break
            case .wheel(let wheel):
                let command: ReaderCommand? =
                    wheel == .up ? .lineUp : wheel == .down ? .lineDown : nil
                guard let command else { return Reaction.none }
                return help?.scroll(command, height: size.height) == true ? .redraw : Reaction.none
            case .drag, .release, .move, .cancel: return nil
            }
        case .paste: return Reaction.none
        case .focus, .resize: return nil
        }
        help = nil
        return .redraw
    }

    // MARK: Content

    /// Takes the keys and the mouse over the text.
    public mutating func handle(
        _ event: InputEvent, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        switch event {
        case .key(let press): return key(press, &drawers)
        case .mouse(let report): return content(report, &drawers)
        case .paste, .focus, .resize: return .none
        }
    }

    private mutating func key(
        _ press: KeyPress, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        if press == KeyPress(.escape), count.value == nil, hideMarks() { return .redraw }
        if count.take(press) { return .redraw }
        let count = count.end()
        guard let command = keys.command(for: press) else { return count == nil ? .none : .redraw }
        return perform(command, count, &drawers)
    }

    private mutating func content(
        _ report: MouseReport, _ drawers: inout ReaderDrawers
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
            return perform(.drawer, nil, &drawers)
        case .wheel(.up): return perform(.lineUp, Self.wheelRows, &drawers)
        case .wheel(.down): return perform(.lineDown, Self.wheelRows, &drawers)
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

    // MARK: Scrollbar

    private var track: Range<Int> {
        Self.titleHeight..<Self.titleHeight + view.size.height
    }

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

extension InputEvent {
    /// Whether someone does something with it.
    fileprivate var isAction: Bool {
        switch self {
        case .key: true
        case .mouse(let report):
            if case .press = report.kind { true } else { false }
        case .paste, .focus, .resize: false
        }
    }
}
