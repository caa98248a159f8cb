internal import DrawerCanvas
internal import DrawerModel

/// The row at the bottom: each setting with the key that changes it, and what it is now.
struct SettingsBar {
    /// A key, what it does, and where it stands.
    struct Item {
        var key: Character
        var text: String
        var columns = 0..<0
    }

    private(set) var items: [Item]
    /// What else one should know, at the end of the row; empty for nothing.
    private let note: String

    init(items: [Item]) {
        self.items = items
        note = ""
    }

    /// The row for these drawers.
    init(_ configurations: [DrawerConfiguration], note: String = "") {
        self.note = note
        // What no screen is too narrow for comes first.
        items = [
            Item(key: "g", text: "gallery"), Item(key: "m", text: "menu"),
            Item(key: "q", text: "quit"),
        ]
        if let first = configurations.first {
            items += Setting.all.map { Item(key: $0.key, text: $0.describe(first)) }
        }
        items.append(Item(key: "r", text: "reset"))
    }

    /// The key of the item in this column.
    func key(at column: Int) -> Character? {
        items.first { $0.columns.contains(column) }?.key
    }

    /// Draws as many items as fit.
    mutating func draw(on surface: inout Surface, row: Int, theme: Theme) {
        let width = surface.size.width
        surface.fill(Rect(x: 0, y: row, width: width, height: 1), with: Cell(.blank, theme.title))
        surface.write(
            note, at: Point(x: width - 1 - note.columns, y: row), style: theme.titleDetail)
        let end = note.isEmpty ? width : width - 2 - note.columns
        var x = 1
        for index in items.indices {
            let needed = 2 + items[index].text.columns
            guard x + needed < end else { continue }
            surface.write(
                String(items[index].key), at: Point(x: x, y: row), style: theme.title.with(.bold))
            surface.write(
                items[index].text, at: Point(x: x + 2, y: row), style: theme.titleDetail)
            items[index].columns = x..<(x + needed)
            x += needed + 2
        }
    }
}
