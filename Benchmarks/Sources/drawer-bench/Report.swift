import Figures

/// Figures with their spread, as a table while they come, or as lines of JSON.
struct Report {
    let isJSON: Bool
    private var title = ""
    private var columns: [String] = []

    init(isJSON: Bool) { self.isJSON = isJSON }

    /// What the figures that follow are of.
    mutating func begin(_ title: String) {
        self.title = title
        if !isJSON { print("\n" + title) }
    }

    /// What the rows that follow are of: one thing, done by several.
    mutating func begin(_ title: String, columns: [String]) {
        begin(title)
        self.columns = columns
        if !isJSON { cells("", columns) }
    }

    /// A figure of several readings.
    func show(_ name: String, _ spread: Spread, digits: Int) {
        guard isJSON else { return line(name, spread.text(digits: digits)) }
        json(of: title, name, spread, digits: digits)
    }

    /// A figure of one reading.
    func show(_ name: String, _ value: Double, digits: Int) {
        show(name, Spread([value]), digits: digits)
    }

    /// A figure of each column: the medians, and below them from the least to the most.
    func row(_ name: String, _ spreads: [Spread], digits: Int) {
        if isJSON {
            for (column, spread) in zip(columns, spreads) {
                json(of: "\(column), \(title)", name, spread, digits: digits)
            }
            return
        }
        let shown = spreads.map { $0.ends.map { rounded($0, digits) } }
        cells(name, shown.map { $0[0] })
        if shown.contains(where: { $0[1] != $0[2] }) {
            cells("", shown.map { "\($0[1]) to \($0[2])" })
        }
    }

    /// Something that is no figure.
    func note(_ text: String) { if !isJSON { print("  " + text) } }

    private func line(_ name: String, _ value: String) {
        print("  " + padded(name, to: 46) + value)
    }

    private func cells(_ name: String, _ cells: [String]) {
        print("  " + padded(name, to: 34) + cells.map { aligned($0) }.joined())
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private func aligned(_ text: String) -> String {
        String(repeating: " ", count: max(1, 18 - text.count)) + text
    }

    private func json(of subject: String, _ name: String, _ spread: Spread, digits: Int) {
        let ends = spread.ends.map { rounded($0, digits) }
        let values = ends.map { $0 == "-" ? "null" : $0 }.joined(separator: ",")
        print("{\"of\":\"\(subject)\",\"figure\":\"\(name)\",\"median_least_most\":[\(values)]}")
    }
}
