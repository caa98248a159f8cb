let drags = 2000
let results = Results(drags: drags)

print(
    """
    \(drags) drags of each kind, length and rate, with the meaning known, played to the drawer.

    Percent of wrong decisions, of the drags whose meaning is clear: the hand's true place and
    speed, looked 0.4 s ahead, lie beyond the middle by 5% of the travel and one cell, also with
    a fifth less or more speed. A dot is none at all.

    \(results.rules)

    The same for our rule, by kind. The hand of a stopped flick stands still all at once, for up to
    30 ms before the button comes up: a straight line through the reports takes that for slowness.

    \(results.kinds)

    Percent of the drags that are clear, and so counted above:

    \(results.clear)

    Percent of the others where our rule did not do what the kind says; nobody could be sure there:

    \(results.unclear)

    """)

var table = Table(width: 9)
table.row("degrees", ["drawer", "content", "neither"])
for angles in [0.0...15, 15...30, 30...40, 40...50, 50...60, 60...75, 75...90] {
    let count = Diagonals(angles: angles).count(drags)
    table.row(
        "\(Int(angles.lowerBound)) to \(Int(angles.upperBound))",
        [count.drawers, count.contents, count.undecided].map { Table.percent($0, of: drags) })
}
print(
    """
    Percent of straight drags that go to each, by the angle on the glass; 45 degrees divide:

    \(table.text)

    """)

func verdict(_ name: String, _ worst: Double, most: Double) {
    let tenths = Int((worst * 10).rounded())
    print(
        "\(name): at most \(tenths / 10).\(tenths % 10)% wrong,", worst <= most ? "met" : "missed")
}
verdict("Aim of less than 2% at 12 columns", results.worst(12...12), most: 2)
verdict("Aim of none from 64 columns on", results.worst(64...160), most: 0)
