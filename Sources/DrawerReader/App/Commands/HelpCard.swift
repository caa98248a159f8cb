internal import DrawerCanvas
internal import DrawerModel

/// The card of keys, which scrolls where the screen has too few rows for it.
struct HelpCard {
    private var card: Card

    /// A card of these keys, its drawer where reading in `direction` has it.
    init(_ keys: KeyMap, _ direction: LayoutDirection) {
        let groups = CommandRow.table.map { group in
            group.map { row in
                row.labels(keys, direction).joined(separator: "  ") + "\t" + row.help
            }
        }
        card = Card(heading: "Keys and mouse", lines: Array(groups.joined(separator: [""])))
    }

    /// Scrolls it as `command` scrolls a text, if it does; false where all is in sight on a screen
    /// of `height` rows, or where the command does something else.
    mutating func scroll(_ command: ReaderCommand, height: Int) -> Bool {
        let page = card.rows(on: height)
        guard page < card.lines.count else { return false }
        switch command {
        case .lineUp: card.top -= 1
        case .lineDown: card.top += 1
        case .pageUp: card.top -= page
        case .pageDown: card.top += page
        case .halfPageUp: card.top -= page / 2
        case .halfPageDown: card.top += page / 2
        case .start: card.top = 0
        case .end: card.top = card.lines.count
        default: return false
        }
        card.top = max(0, min(card.lines.count - page, card.top))
        return true
    }

    /// Draws it over a frame.
    func draw(on frame: inout Surface, theme: Theme) { card.draw(on: &frame, theme: theme) }
}

extension CommandRow {
    /// What the card says of its keys: the first ones of all its commands, then the second ones.
    fileprivate func labels(_ keys: KeyMap, _ direction: LayoutDirection) -> [String] {
        let lists = commands.map { keys.keys(of: $0.command) }
        let pairs = (0..<2).map { place in
            lists.compactMap { $0.dropFirst(place).first?.label }.joined(separator: " ")
        }
        let others = direction == .leftToRight ? others : String(others.map(Self.mirrored))
        return (pairs + [others]).filter { !$0.isEmpty }
    }

    private static func mirrored(_ arrow: Character) -> Character {
        switch arrow {
        case "→": "←"
        case "←": "→"
        default: arrow
        }
    }
}

extension KeyPress {
    /// Its name, in fewer letters where people know a shorter one.
    fileprivate var label: String {
        guard modifiers.isEmpty else { return name }
        return switch key {
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        default: name
        }
    }
}
