/// The words of a recording for what has a name: one table, to write and to read.
enum EventWords {
    /// Values and their words.
    struct Table<Value: Hashable & Sendable>: Sendable {
        let all: [(value: Value, word: String)]

        /// The word for a value that is in the table.
        subscript(value: Value) -> String { all.first { $0.value == value }?.word ?? "" }

        /// The value of a word.
        func value(of word: String) -> Value? { all.first { $0.word == word }?.value }
    }

    static let buttons = Table<MouseReport.Button>(all: [
        (.left, "left"), (.middle, "middle"), (.right, "right"),
    ])

    static let wheels = Table<MouseReport.Wheel>(all: [
        (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ])

    static let modifiers = Table<Modifiers>(all: [
        (.shift, "shift"), (.alt, "alt"), (.control, "control"),
    ])

    /// The keys but characters and those with a number.
    static let keys = Table<Key>(all: [
        (.enter, "Enter"), (.escape, "Escape"), (.tab, "Tab"), (.backspace, "Backspace"),
        (.insert, "Insert"), (.delete, "Delete"), (.up, "Up"), (.down, "Down"), (.left, "Left"),
        (.right, "Right"), (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"),
        (.pageDown, "PageDown"),
    ])
}
