import DrawerModel

let lengths = [12, 24, 64, 160]
let rates = [30.0, 60, 125]
let drags = 2000
let columns = lengths.flatMap { length in rates.map { (length: length, rate: $0) } }
let counts = Kind.allCases.map { kind in
    columns.map { Trial(length: $0.length, rate: $0.rate, kind: kind).count(drags) }
}

func total(_ column: Int, _ value: (Trial.Count) -> Int) -> Int {
    counts.reduce(0) { $0 + value($1[column]) }
}

var table = Table()
table.row("L, columns", columns.map { "\($0.length)" })
table.row("reports a second", columns.map { "\(Int($0.rate))" })
table.row("ours", columns.indices.map { column in
    Table.percent(total(column, \.wrong), of: total(column, \.clear)) })
for (index, rule) in SpeedRule.allCases.enumerated() {
    table.row(rule.rawValue, columns.indices.map { column in
        Table.percent(total(column) { $0.othersWrong[index] }, of: total(column, \.clear)) })
}
print(table.text, "\n")
var kinds = Table()
for (kind, row) in zip(Kind.allCases, counts) {
    kinds.row(kind.rawValue, row.map { Table.percent($0.wrong, of: $0.clear) })
}
print(kinds.text, "\n")
var clear = Table()
for (kind, row) in zip(Kind.allCases, counts) {
    clear.row(kind.rawValue, row.map { Table.percent($0.clear, of: $0.played) })
}
print(clear.text)
