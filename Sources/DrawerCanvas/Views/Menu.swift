public import DrawerModel

/// A list of rows of which one is chosen: the state of a menu, without its looks.
public struct Menu: Hashable, Sendable {
    /// One row.
    public struct Row: Hashable, Sendable {
        /// The row's text.
        public var label: String
        /// A few words at the right end.
        public var detail: String
        /// Whether it stands for what the content shows now.
        public var isCurrent: Bool
        /// How deep the row lies, from 0.
        public var level = 0
        /// The characters of the label that stand out, as those that a filter has found.
        public var marked: [Int] = []
        /// Whether the row is less important than the others, such as the name of a group.
        public var isFaint = false

        /// A row with these texts.
        public init(label: String, detail: String = "", isCurrent: Bool = false) {
            self.label = label
            self.detail = detail
            self.isCurrent = isCurrent
        }
    }

    /// A way to move the choice.
    public enum Move: Hashable, Sendable {
        case by(Int)
        case page(Int)
        case first
        case last
    }

    /// What a menu answers to an event.
    public enum Response: Hashable, Sendable {
        /// The row with this index was chosen for good.
        case chosen(Int)
        /// The menu looks different now.
        case changed
        /// The event means nothing to a menu.
        case ignored
    }

    /// All rows, from the top.
    public private(set) var rows: [Row]
    /// The row that Enter chooses; 0 where there is none.
    public private(set) var selection: Int
    /// The first row shown.
    public private(set) var top = 0
    /// How many rows fit.
    public var height = 1 {
        didSet { if height != oldValue { reveal() } }
    }

    private var tap = TapRecognizer()
    /// The row under the press that may become a tap. Where places are finer than cells, the release
    /// may be over the next one.
    private var pressed: Int?

    /// A menu of `rows`, the current one of them chosen.
    public init(rows: [Row]) {
        self.rows = rows
        selection = rows.firstIndex(where: \.isCurrent) ?? 0
    }

    /// Makes one row the current one, and the chosen one.
    public mutating func setCurrent(_ index: Int) {
        mark(index)
        select(index)
    }

    /// Marks one row as the current one, or none, and leaves the choice where it is.
    public mutating func mark(_ index: Int?) {
        for row in rows.indices { rows[row].isCurrent = row == index }
    }

    /// Chooses a row, kept within the list, and scrolls it into sight.
    public mutating func select(_ index: Int) {
        selection = max(0, min(rows.count - 1, index))
        reveal()
    }

    /// Moves the choice.
    public mutating func move(_ move: Move) {
        switch move {
        case .by(let rows): select(selection + rows)
        case .page(let pages): select(selection + pages * max(1, height - 1))
        case .first: select(0)
        case .last: select(rows.count - 1)
        }
    }

    /// Scrolls without choosing.
    public mutating func scroll(by rows: Int) {
        top = max(0, min(self.rows.count - height, top + rows))
    }

    // MARK: Events

    /// Takes a key.
    public mutating func handle(_ press: KeyPress) -> Response {
        guard press.modifiers.isEmpty, !rows.isEmpty else { return .ignored }
        if press.key == .enter { return .chosen(selection) }
        guard let move = Self.move(for: press.key) else { return .ignored }
        self.move(move)
        return .changed
    }

    /// Takes a report of the pointer, `row` rows below the first one shown.
    public mutating func handle(_ report: MouseReport, row: Int) -> Response {
        switch report.kind {
        case .press(.left):
            tap.press(at: report.location)
            pressed = index(at: row)
            guard let pressed else { return .ignored }
            selection = pressed
            return .changed
        case .drag:
            tap.drag(to: report.location)
        case .release(.left):
            guard tap.release(at: report.location), let pressed else { break }
            return .chosen(pressed)
        case .wheel(.up), .wheel(.down):
            scroll(by: report.kind == .wheel(.up) ? -3 : 3)
            return .changed
        case .cancel:
            tap.cancel()
        default:
            break
        }
        return .ignored
    }

    private func index(at row: Int) -> Int? {
        let index = top + row
        return row >= 0 && row < height && index < rows.count ? index : nil
    }

    private static func move(for key: Key) -> Move? {
        switch key {
        case .up, .character("k"): .by(-1)
        case .down, .character("j"): .by(1)
        case .pageUp: .page(-1)
        case .pageDown: .page(1)
        case .home: .first
        case .end: .last
        default: nil
        }
    }

    private mutating func reveal() {
        let lowest = max(0, selection - height + 1)
        top = max(0, min(rows.count - height, min(selection, max(lowest, top))))
    }
}
