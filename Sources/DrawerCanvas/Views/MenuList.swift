public import DrawerModel

/// Which row of a list is chosen and which are in sight: the state of a menu without its rows, for
/// those that make their rows only when they are seen.
public struct MenuList: Hashable, Sendable {
    /// A way to move the choice.
    public enum Move: Hashable, Sendable {
        case by(Int)
        case page(Int)
        case first
        case last
    }

    /// How many rows there are.
    public var count: Int {
        didSet { if count != oldValue { select(selection) } }
    }
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

    /// A list of so many rows, of which one is chosen.
    public init(count: Int, selection: Int = 0) {
        self.count = count
        self.selection = selection
    }

    /// Chooses a row, kept within the list, and scrolls it into sight.
    public mutating func select(_ index: Int) {
        selection = max(0, min(count - 1, index))
        reveal()
    }

    /// Moves the choice.
    public mutating func move(_ move: Move) {
        switch move {
        case .by(let rows): select(selection + rows)
        case .page(let pages): select(selection + pages * max(1, height - 1))
        case .first: select(0)
        case .last: select(count - 1)
        }
    }

    /// Scrolls without choosing.
    public mutating func scroll(by rows: Int) {
        top = max(0, min(count - height, top + rows))
    }

    // MARK: Events

    /// Takes a key.
    public mutating func handle(_ press: KeyPress) -> Menu.Response {
        guard press.modifiers.isEmpty, count > 0 else { return .ignored }
        if press.key == .enter { return .chosen(selection) }
        guard let move = Self.move(for: press.key) else { return .ignored }
        self.move(move)
        return .changed
    }

    /// Takes a report of the pointer, `row` rows below the first one shown.
    public mutating func handle(_ report: MouseReport, row: Int) -> Menu.Response {
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
        return row >= 0 && row < height && index < count ? index : nil
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
        top = max(0, min(count - height, min(selection, max(lowest, top))))
    }
}
