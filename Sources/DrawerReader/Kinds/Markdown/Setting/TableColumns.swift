/// The widths of a table's columns where not all have the room that they want.
enum TableColumns {
    /// The widths within a sum of `room`: nobody gets more than they want, and what is left is shared
    /// equally among those who want more. Each gets one column at least.
    static func widths(_ wanted: [Int], within room: Int) -> [Int] {
        var widths = wanted
        var left = room
        let modestFirst = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
        for (taken, column) in modestFirst.enumerated() {
            let share = left / (wanted.count - taken)
            widths[column] = max(1, min(wanted[column], share))
            left -= widths[column]
        }
        return widths
    }
}
