public import DrawerCanvas
public import DrawerModel

/// The panel with all matches of a search, each with its line. A row is made when it is seen, so
/// that a long list costs no more than a short one.
public struct HitsPanel: DrawerPanel {
    /// What it lists.
    struct Listing {
        /// What was searched for; nil where nothing was.
        var pattern: SearchPattern?
        var hits = HitList()
        /// The match where one is.
        var current: Int?
        /// The match from which one reads on: the one where one is, or the first one below.
        var nearest = 0
        /// The text that the matches are in.
        var source: any PageText
    }

    private var listing: Listing
    private(set) var list: MenuList
    private let direction: LayoutDirection
    private var size = Size(width: 0, height: 0)

    init(_ listing: Listing, _ direction: LayoutDirection) {
        self.listing = listing
        self.direction = direction
        list = MenuList(count: listing.hits.hits.count)
        choose()
    }

    /// The match that a row stands for.
    func hit(of row: Int) -> Hit? {
        let hits = listing.hits.hits
        return hits.indices.contains(row) ? hits[row] : nil
    }

    /// Lists what there is now; the choice stays, or goes to where one reads.
    mutating func update(_ listing: Listing, choosing: Bool) {
        self.listing = listing
        list.count = listing.hits.hits.count
        if choosing { choose() }
    }

    private mutating func choose() { list.select(listing.nearest) }

    // MARK: Events

    /// Moves the choice, or makes it.
    public mutating func handle(_ event: InputEvent) -> Menu.Response {
        switch event {
        case .key(let press): list.handle(press)
        case .mouse(let report):
            list.handle(report, row: report.location.cell.y - MenuView.firstRow(on: size))
        case .paste, .focus, .resize: .ignored
        }
    }

    // MARK: Drawing

    /// Gives the list the rows that fit.
    public mutating func resize(to size: Size) {
        self.size = size
        list.height = MenuView.rows(on: size)
    }

    /// The chosen row's.
    public var cursor: Point? { view.cursor(in: list, on: size) }

    /// Draws the heading and the rows, or how to begin.
    public func draw(on surface: inout Surface, theme: Theme) {
        view.draw(list, on: &surface, theme: theme, row: row)
        guard listing.pattern == nil else { return }
        let first = MenuView.firstRow(on: size)
        for (index, line) in Self.howTo.enumerated() where first + index < size.height {
            let room = max(0, size.width - 6)
            let width = min(room, line.columns)
            let x = direction == .leftToRight ? 4 : size.width - 4 - width
            surface.writeShortened(
                line, at: Point(x: x, y: first + index), style: theme.panelDetail, limit: room)
        }
    }

    private static let howTo = [
        "Nothing was searched for yet.", "", "/ and what to look for, then Enter:",
        "all that is found is listed here.",
    ]

    private var view: MenuView {
        let heading = listing.pattern.map { "/" + printable($0.text) } ?? "Hits"
        return MenuView(heading: heading, caption: caption, direction: direction)
    }

    private var caption: String {
        guard listing.pattern != nil else { return "" }
        let hits = listing.hits
        if let problem = hits.problem { return problem.description }
        let more = hits.total > hits.hits.count ? "first \(hits.hits.count.grouped) of " : ""
        let way = hits.isSearching ? " so far, \(Int(100 * hits.share))%" : ""
        return more + hits.words + way
    }

    private func row(_ index: Int) -> Menu.Row {
        guard let hit = hit(of: index) else { return Menu.Row(label: "") }
        let excerpt = listing.source.withLine(hit.line) { Excerpt(of: hit.bytes, in: $0) }
        let number = listing.source.number(of: hit.line).map { $0.grouped } ?? ""
        var row = Menu.Row(
            label: excerpt.text, detail: number, isCurrent: index == listing.current)
        row.marked = Array(excerpt.marked)
        return row
    }
}
