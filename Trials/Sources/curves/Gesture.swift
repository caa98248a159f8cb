import DrawerModel

/// What a person does in the picture of a whole gesture: the events, and the marks at them.
struct Gesture {
    /// Columns at the beats of a terminal that looks at the pointer 60 times a second.
    struct Drag {
        var start: Double
        var columns: [Double]

        func time(_ beat: Int) -> Double { start + Double(beat) / 60 }
        var end: Double { time(columns.count) }
    }

    /// A moment to point out.
    struct Mark {
        var name: String
        var time: Double
    }

    /// The drawer's length in columns.
    static let length = 24

    let throwing = Drag(start: 0.1, columns: [1, 1, 1, 2, 3, 4, 5, 7, 9, 11])
    let catching = Drag(
        start: 0.37, columns: [12, 12, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 8, 8, 8, 8, 8])
    let turn = 0.75

    var marks: [Mark] {
        [
            Mark(name: "press", time: throwing.start), Mark(name: "let go", time: throwing.end),
            Mark(name: "caught", time: catching.start), Mark(name: "let go", time: catching.end),
            Mark(name: "\u{2190} key", time: turn),
        ]
    }

    var events: [Recording.Entry] {
        events(of: throwing) + events(of: catching) + [(turn, .key(KeyPress(.left)))]
    }

    /// The press, a report wherever the column has changed, and the release.
    private func events(of drag: Drag) -> [Recording.Entry] {
        func entry(_ kind: MouseReport.Kind, _ time: Double, _ column: Double) -> Recording.Entry {
            (time, .mouse(MouseReport(kind, at: Location(x: column, y: 8))))
        }
        let columns = drag.columns
        let moves = columns.indices.dropFirst().filter { columns[$0] != columns[$0 - 1] }
        return [entry(.press(.left), drag.start, columns[0])]
            + moves.map { entry(.drag(.left), drag.time($0), columns[$0]) }
            + [entry(.release(.left), drag.end, columns[columns.count - 1])]
    }
}
