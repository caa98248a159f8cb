internal import DrawerCanvas
internal import DrawerModel

extension ReaderScene {
    /// Does what a key stands for. `count` is the number typed before it: how many times, or where
    /// to go.
    mutating func perform(
        _ command: ReaderCommand, _ count: Int?, _ drawers: inout ReaderDrawers
    ) -> Reaction {
        let times = count ?? 1
        if command.isJump {
            history.leave(here)
            start = nil
        }
        switch command {
        case .lineUp: scroll(by: -1, times)
        case .lineDown: scroll(by: 1, times)
        case .pageUp: scroll(by: -pageRows, times)
        case .pageDown: scroll(by: pageRows, times)
        case .halfPageUp: scroll(by: -halfPageRows, times)
        case .halfPageDown: scroll(by: halfPageRows, times)
        case .start: count.map { go(toLine: $0) } ?? view.goToStart()
        case .end: count.map { go(toLine: $0) } ?? view.goToEnd(in: page.source)
        case .percent: go(toPercent: count ?? 0)
        case .setMark, .goToMark: return ask(for: command)
        case .left: return scroll(sideways: -halfWindow * min(Self.mostRows, times))
        case .right: return scroll(sideways: halfWindow * min(Self.mostRows, times))
        case .wrap: changeWindow { $0.wrap(!$0.wraps, in: $1) }
        case .numbers: changeWindow { $0.showNumbers(!$0.showsNumbers, in: $1) }
        case .drawer:
            drawers.toggle(edge)
            // The text stays as it is, and need not be drawn before the drawer moves.
            return drawers.isStanding(edge) ? .redraw : .none
        case .search: ask(.forward)
        case .searchBack: ask(.backward)
        case .place: ask(.place)
        case .next: goOn(search.direction, times)
        case .previous: goOn(search.direction.opposite, times)
        case .hits:
            drawers.toggle(edge.mirrored)
            return .none
        case .back: return travel(history.back(from: here), &drawers)
        case .forward: return travel(history.forward(from: here), &drawers)
        case .link: markLink(numbered: count)
        case .edit: return edit()
        case .reload: reload(&drawers)
        case .copy: return copy(lines: count)
        case .help: help = HelpCard(keys, direction)
        case .mouse:
            usesMouse.toggle()
            return .mouse(usesMouse)
        case .repaint: return .repaint
        case .quit: return .leave()
        }
        follow(&drawers)
        return .redraw
    }

    // MARK: Places

    /// Goes to a line of the document, from 1, at once or when that much has come; to the last one
    /// where there are fewer.
    mutating func go(toLine number: Int) {
        go(to: .line(number))
    }

    /// Goes to where so much of what has come of the document is above, in percent.
    mutating func go(toPercent share: Int) {
        let source = page.source
        guard source.extent > 0 else { return }
        let place = min(source.extent - 1, source.extent * min(100, share) / 100)
        view.go(to: TextPlace(line: source.line(at: place)), in: source)
    }

    // MARK: Rows

    /// A page leaves two rows in sight.
    private var pageRows: Int { max(1, view.size.height - 2) }
    private var halfPageRows: Int { max(1, view.size.height / 2) }
    private var halfWindow: Int { max(1, view.textWidth(in: page.source) / 2) }

    /// So many rows are looked through within a frame; `G` goes further.
    private static let mostRows = 100_000

    private mutating func scroll(by rows: Int, _ times: Int) {
        let most = Self.mostRows / abs(rows)
        view.scroll(by: rows * min(most, times), in: page.source)
    }
}
