/// The trials of all kinds, lengths and rates, and the tables that they make.
struct Results {
    private let columns: [(length: Int, rate: Double)]
    /// A row for each kind, in the order of the columns.
    private let counts: [[Trial.Count]]

    init(drags: Int) {
        let rates: [Double] = [30, 60, 125]
        let columns = [12, 24, 64, 160].flatMap { length in
            rates.map { (length: length, rate: $0) }
        }
        self.columns = columns
        counts = Kind.allCases.map { kind in
            columns.map { Trial(length: $0.length, rate: $0.rate, kind: kind).count(drags) }
        }
    }

    /// The share of wrong decisions, for each rule.
    var rules: String {
        var table = headed()
        table.row("ours", shares(\.wrong, of: \.clear))
        for (index, rule) in SpeedRule.allCases.enumerated() {
            table.row(rule.rawValue, shares({ $0.othersWrong[index] }, of: \.clear))
        }
        return table.text
    }

    /// The share of wrong decisions of ours, for each kind.
    var kinds: String { rows { Table.percent($0.wrong, of: $0.clear) } }

    /// The share of drags that count.
    var clear: String { rows { Table.percent($0.clear, of: $0.played) } }

    /// The share of our decisions about unclear drags that are not what their kind says.
    var unclear: String { rows { Table.percent($0.unclearWrong, of: $0.played - $0.clear) } }

    /// The largest share of wrong decisions of ours in a column with these lengths, in percent.
    func worst(_ lengths: ClosedRange<Int>) -> Double {
        let shares = columns.indices.filter { lengths.contains(columns[$0].length) }.map { column in
            Double(total(column, \.wrong)) / Double(total(column, \.clear)) * 100
        }
        return shares.max() ?? 0
    }

    private func total(_ column: Int, _ value: (Trial.Count) -> Int) -> Int {
        counts.reduce(0) { $0 + value($1[column]) }
    }

    private func shares(
        _ part: (Trial.Count) -> Int, of whole: (Trial.Count) -> Int
    ) -> [String] {
        columns.indices.map { Table.percent(total($0, part), of: total($0, whole)) }
    }

    private func rows(_ cell: (Trial.Count) -> String) -> String {
        var table = headed()
        for (kind, row) in zip(Kind.allCases, counts) {
            table.row(kind.rawValue, row.map(cell))
        }
        return table.text
    }

    private func headed() -> Table {
        var table = Table()
        table.row("travel, columns", columns.map { "\($0.length)" })
        table.row("reports a second", columns.map { "\(Int($0.rate))" })
        return table
    }
}
