public import DrawerCanvas
public import DrawerModel

extension Reader {
    /// Takes an event: the drawers first, then whoever they say it belongs to.
    public mutating func handle(_ event: InputEvent, at time: Timestamp) -> Reaction {
        if case .resize(let size) = event {
            _ = drawers.handle(event, at: time)
            resize(to: size)
            return .redraw
        }
        if case .key(let press) = event, let command = ReaderCommand.anywhere(press),
            !showsHelp || ![.toggleDrawer, .quit, .help].contains(command)
        {
            return perform(command, at: time)
        }
        return showsHelp ? handleUnderHelp(event, at: time) : handleInArena(event, at: time)
    }

    /// Any key and any press takes the card of keys away; what ends a drag still gets through.
    private mutating func handleUnderHelp(_ event: InputEvent, at time: Timestamp) -> Reaction {
        switch event {
        case .key: break
        case .mouse(let report):
            switch report.kind {
            case .press: break
            case .wheel: return .none
            case .drag, .release, .move, .cancel: return handleInArena(event, at: time)
            }
        case .paste: return .none
        case .focus, .resize: return handleInArena(event, at: time)
        }
        showsHelp = false
        return .redraw
    }

    private mutating func handleInArena(_ event: InputEvent, at time: Timestamp) -> Reaction {
        let outcome = drawers.handle(event, at: time, claim: claim(on: event))
        let moved: Reaction = drawers.happened.isEmpty ? .none : .redraw
        switch outcome {
        case .consumed: return moved
        case .forward(.content, let event): return combine(moved, content(event, at: time))
        case .forward(.menu(let edge), let event):
            return combine(moved, menu(event, edge, at: time))
        }
    }

    private func combine(_ first: Reaction, _ second: Reaction) -> Reaction {
        second == .none ? first : second
    }

    // MARK: Content

    private mutating func content(_ event: InputEvent, at time: Timestamp) -> Reaction {
        switch event {
        case .key(let press):
            return ReaderCommand.reading(press).map { perform($0, at: time) } ?? .none
        case .mouse(let report): return content(report, at: time)
        case .paste, .focus, .resize: return .none
        }
    }

    private mutating func content(_ report: MouseReport, at time: Timestamp) -> Reaction {
        let cell = report.location.cell
        switch report.kind {
        case .press(.left):
            if cell.y == 0, TitleBar.button.contains(cell.x) {
                buttonTap.press(at: report.location)
            }
            return grip(cell)
        case .drag:
            buttonTap.drag(to: report.location)
            return dragThumb(to: cell)
        case .release(.left):
            thumbGrip = nil
            guard buttonTap.release(at: report.location) else { return .none }
            return perform(.toggleDrawer, at: time)
        case .wheel(.up): return perform(.scroll(rows: -3), at: time)
        case .wheel(.down): return perform(.scroll(rows: 3), at: time)
        case .cancel:
            thumbGrip = nil
            buttonTap.cancel()
            return .none
        default: return .none
        }
    }

    mutating func perform(_ command: ReaderCommand, at time: Timestamp) -> Reaction {
        let source = page.source
        switch command {
        case .scroll(let rows): view.scroll(by: rows, in: source)
        case .page(let pages): view.scroll(by: pages * max(1, view.size.height - 2), in: source)
        case .start: view.goToStart()
        case .end: view.goToEnd(in: source)
        case .toggleDrawer: drawers.toggle(.left, at: time)
        case .help: showsHelp = true
        case .repaint: return .repaint
        case .suspend: return .suspend
        case .quit: return .leave(status: 0)
        case .interrupt: return .interrupt
        }
        isContentStale = true
        return .redraw
    }

    // MARK: Scrollbar

    private var track: Range<Int> { Self.titleHeight..<size.height }

    /// The scrollbar takes drags that begin on it, whichever way they go.
    private func claim(on event: InputEvent) -> DrawerSet.Claim {
        guard case .mouse(let report) = event, isOnScrollbar(report.location.cell) else {
            return []
        }
        return .control
    }

    private func isOnScrollbar(_ cell: Point) -> Bool {
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
        isContentStale = true
        return .redraw
    }

    // MARK: Menu

    private mutating func menu(
        _ event: InputEvent, _ edge: Edge, at time: Timestamp
    ) -> Reaction {
        let response: Menu.Response
        switch event {
        case .key(let press): response = menu.handle(press)
        case .mouse(let report):
            let row = report.location.cell.y - MenuView.firstRow(on: panel.size)
            response = menu.handle(report, row: row)
        case .paste, .focus, .resize: response = .ignored
        }
        switch response {
        case .ignored: return .none
        case .changed: break
        case .chosen(let index):
            if index != current { show(index) }
            menu.select(index)
            drawers.move(edge, to: .closed, at: time)
        }
        isPanelStale = true
        return .redraw
    }
}
