/// What is read from a terminal: when, and in which column the pointer is from the pressed one.
struct Report {
    var time: Double
    var column: Double
}

/// A terminal that looks at the pointer so many times a second, and reports a change of cell.
struct Terminal {
    var rate: Double

    /// The reports of a drag: the press, the drags, the release. Those read together have one time.
    func reports(of drag: Drag, dice: inout Dice) -> [Report] {
        var reports = [Report(time: 0, column: 0)]
        var latest = 0.0
        func add(_ time: Double, _ column: Double) {
            // What came while the reader was busy is read with what it was busy with.
            latest = max(latest, time + latency(&dice))
            reports.append(Report(time: latest, column: column))
        }
        var next = dice.within(0...1) / rate
        while next < drag.duration {
            let seen = min(drag.duration, max(0, next + dice.normal(0.001)))
            let column = drag.place(at: seen).rounded()
            if column != reports[reports.count - 1].column { add(seen, column) }
            next += 1 / rate
        }
        add(drag.duration, drag.place(at: drag.duration).rounded())
        return reports
    }

    /// From the event to its being read: 1.5 ms, and now and then a stall.
    private func latency(_ dice: inout Dice) -> Double {
        0.0005 + dice.exponential(0.001) + (dice.chance(0.03) ? dice.within(0.005...0.02) : 0)
    }
}
