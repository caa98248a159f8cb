import Figures

/// Figures with their spread, as a table while they come, or as lines of JSON.
struct Report {
    let isJSON: Bool
    private(set) var title = ""

    /// What the figures that follow are of.
    mutating func begin(_ title: String) {
        self.title = title
        if !isJSON { print("\n" + title) }
    }

    /// A figure of several readings.
    func show(_ name: String, _ spread: Spread, digits: Int) {
        guard isJSON else { return line(name, spread.text(digits: digits)) }
        let values = spread.ends.map { rounded($0, digits) }
        json(name, "[\(values.map { $0 == "-" ? "null" : $0 }.joined(separator: ","))]")
    }

    /// A figure of one reading.
    func show(_ name: String, _ value: Double, digits: Int) {
        show(name, Spread([value]), digits: digits)
    }

    /// Something that is no figure.
    func note(_ text: String) { if !isJSON { print("  " + text) } }

    private func line(_ name: String, _ value: String) {
        print("  " + name + String(repeating: " ", count: max(1, 46 - name.count)) + value)
    }

    private func json(_ name: String, _ value: String) {
        print("{\"of\":\"\(title)\",\"figure\":\"\(name)\",\"median_least_most\":\(value)}")
    }
}
