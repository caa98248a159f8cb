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
    public typealias Move = MenuList.Move

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
    /// Which of them is chosen, and which are in sight.
    public private(set) var list: MenuList
    /// The row that Enter chooses; 0 where there is none.
    public var selection: Int { list.selection }
    /// The first row shown.
    public var top: Int { list.top }
    /// How many rows fit.
    public var height: Int {
        get { list.height }
        set { list.height = newValue }
    }

    /// A menu of `rows`, the current one of them chosen.
    public init(rows: [Row]) {
        self.rows = rows
        list = MenuList(
            count: rows.count, selection: rows.firstIndex(where: \.isCurrent) ?? 0)
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
    public mutating func select(_ index: Int) { list.select(index) }

    /// Moves the choice.
    public mutating func move(_ move: Move) { list.move(move) }

    /// Scrolls without choosing.
    public mutating func scroll(by rows: Int) { list.scroll(by: rows) }

    /// Takes a key.
    public mutating func handle(_ press: KeyPress) -> Response { list.handle(press) }

    /// Takes a report of the pointer, `row` rows below the first one shown.
    public mutating func handle(_ report: MouseReport, row: Int) -> Response {
        list.handle(report, row: row)
    }
}
