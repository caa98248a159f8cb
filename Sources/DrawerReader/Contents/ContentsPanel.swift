public import DrawerCanvas
public import DrawerModel

/// The panel of a reader's drawer: the table of contents, with a filter that is typed after `/`.
public struct ContentsPanel: DrawerPanel {
    /// What is listed.
    private(set) var tree: ContentsTree
    /// What was typed to filter the rows; nil while they are not filtered.
    private(set) var filter: String?

    /// The rows as they are shown, each with the entry that it stands for.
    private(set) var menu = Menu(rows: [])
    private var shown: [ContentsTree.Entry] = []
    /// The item of the outline that is being read.
    private(set) var section: Int?
    private let direction: LayoutDirection
    private var hasKeyboard = true
    private var size = Size(width: 0, height: 0)
    private static let longestFilter = 100

    init(_ tree: ContentsTree, section: Int?, direction: LayoutDirection) {
        self.tree = tree
        self.section = section
        self.direction = direction
        list()
        menu.select(currentRow ?? 0)
    }

    /// What the row with this index stands for.
    func target(of row: Int) -> ContentsTree.Target? {
        shown.indices.contains(row) ? shown[row].target : nil
    }

    // MARK: Changes

    /// Lists other things; the choice stays on what it was on, if that is still there.
    mutating func update(_ change: (inout ContentsTree) -> Void) {
        let old = tree
        change(&tree)
        guard tree != old else { return }
        let chosen = target(of: menu.selection)
        list()
        let stays = tree.current == old.current
        let row = stays ? shown.firstIndex { $0.target == chosen } : nil
        menu.select(row ?? currentRow ?? 0)
    }

    /// Marks the item of the outline that is being read, and chooses its row.
    mutating func follow(_ section: Int?) {
        guard section != self.section else { return }
        self.section = section
        mark()
        if filter == nil, let row = currentRow { menu.select(row) }
    }

    /// Hides a directory's documents, or shows them again.
    mutating func toggle(_ directory: String) {
        update { $0.folded.formSymmetricDifference([directory]) }
    }

    /// Takes the filter away.
    mutating func clearFilter() {
        let chosen = target(of: menu.selection)
        filter = nil
        list()
        menu.select(shown.firstIndex { $0.target == chosen } ?? currentRow ?? 0)
    }

    // MARK: Events

    /// Moves the choice, edits the filter, or makes the choice.
    public mutating func handle(_ event: InputEvent) -> Menu.Response {
        switch event {
        case .key(let press):
            return filter == nil ? browse(press) : edit(press)
        case .mouse(let report):
            return menu.handle(report, row: report.location.cell.y - MenuView.firstRow(on: size))
        case .paste(let text):
            guard let filter else { return .ignored }
            return find(filter + text)
        case .focus, .resize: return .ignored
        }
    }

    private mutating func browse(_ press: KeyPress) -> Menu.Response {
        if press == KeyPress(.character("/")) { return find("") }
        return menu.handle(press)
    }

    private mutating func edit(_ press: KeyPress) -> Menu.Response {
        guard var text = filter else { return .ignored }
        switch (press.key, press.modifiers) {
        case (.backspace, []):
            if text.isEmpty {
                clearFilter()
                return .changed
            }
            text.removeLast()
            return find(text)
        case (.character("u"), .control): return find("")
        case (.character(let scalar), []): return find(text + String(Character(scalar)))
        default: return menu.handle(press)
        }
    }

    private mutating func find(_ text: String) -> Menu.Response {
        filter = String(text.prefix(Self.longestFilter))
        list()
        menu.select(0)
        return .changed
    }

    // MARK: Rows

    /// Makes the rows: all, or those that the filter lets through, the best first.
    private mutating func list() {
        let pattern = FuzzyPattern(filter ?? "")
        let height = menu.height
        if pattern.isEmpty {
            shown = tree.entries
            menu = Menu(rows: shown.map { Menu.Row($0, marked: [], isFlat: false) })
        } else {
            let found = tree.entries.enumerated().compactMap { order, entry in
                pattern.match(entry.label).map { (order: order, entry: entry, match: $0) }
            }.sorted { ($1.match.score, $0.order) < ($0.match.score, $1.order) }
            shown = found.map(\.entry)
            menu = Menu(
                rows: found.map { Menu.Row($0.entry, marked: $0.match.places, isFlat: true) })
        }
        menu.height = height
        mark()
    }

    private mutating func mark() { menu.mark(currentRow) }

    /// The row of the item that is being read, or of its document.
    private var currentRow: Int? {
        section.flatMap { item in shown.firstIndex { $0.target == .item(item) } }
            ?? shown.firstIndex { $0.target == .document(tree.current) }
    }

    // MARK: Drawing

    /// Gives the menu the rows that fit.
    public mutating func resize(to size: Size) {
        self.size = size
        menu.height = MenuView.rows(on: size)
    }

    /// Shows whether the keys are its own.
    public mutating func focus(_ hasKeyboard: Bool) { self.hasKeyboard = hasKeyboard }

    /// The chosen row's.
    public var cursor: Point? { view.cursor(in: menu, on: size) }

    private var view: MenuView {
        var view = MenuView(heading: heading, caption: caption, direction: direction)
        view.hasKeyboard = hasKeyboard
        return view
    }

    /// Draws the heading, or the filter, and the rows.
    public func draw(on surface: inout Surface, theme: Theme) {
        view.draw(menu, on: &surface, theme: theme)
    }

    private var heading: String { filter.map { "/" + printable($0) + "▏" } ?? "Contents" }

    private var caption: String {
        if filter != nil {
            let count = tree.entries.count
            return "\(shown.count) of \(count)"
        }
        let documents = tree.documents.count
        let sections = tree.outline.count
        let directory = documents == 1 ? nil : tree.commonDirectory
        return [
            documents == 1 ? "" : "\(documents) documents",
            printable(directory ?? ""),
            sections == 0 ? "" : sections == 1 ? "1 section" : "\(sections) sections",
        ].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension Menu.Row {
    fileprivate init(_ entry: ContentsTree.Entry, marked: [Int], isFlat: Bool) {
        self.init(label: entry.label, detail: entry.detail)
        level = isFlat ? 0 : entry.level
        self.marked = marked
        isFaint = { if case .directory = entry.target { true } else { false } }()
    }
}
