import DrawerModel

extension Chart {
    /// The speeds that are read from the reports of one flick: ours, at once and after a silence,
    /// and that of the last step.
    static var release: Chart {
        var chart = Chart(
            "Columns over time: the reports of a flick, and the lines of the speeds read from them",
            x: Scale(
                name: "seconds after the last report", range: -0.13...0.18,
                ticks: [-0.1, -0.05, 0, 0.05]),
            y: Scale(name: "column", range: 0...24, ticks: [0, 10, 20]))
        chart.addSteps()
        chart.add("let go at once", speed(at: 0), .drawer)
        chart.add("let go 0.06 s later", speed(at: 0.06), .drawer)
        let step = reports.suffix(2).map(\.y)
        chart.add("the last step alone", (step[1] - step[0]) * 60, .quiet)
        return chart
    }

    /// A terminal that looks 60 times a second; the last step is short, as it may be by chance.
    private static let reports = [0.0, 1, 3, 5, 8, 10, 13, 14].enumerated().map { beat, column in
        Reading(x: Double(beat - 7) / 60, y: column)
    }

    /// Columns a second, as the tracker says for a release at `time`.
    private static func speed(at time: Double) -> Double {
        var tracker = VelocityTracker()
        for report in reports {
            tracker.add(Location(x: report.y, y: 0), at: Timestamp(seconds: report.x))
        }
        return tracker.velocity(along: .horizontal, at: Timestamp(seconds: time))
    }

    private mutating func addSteps() {
        let corners = zip(Self.reports, Self.reports.dropFirst()).flatMap { earlier, later in
            [earlier, Reading(x: later.x, y: earlier.y)]
        }
        curve(corners + Self.reports.suffix(1), .hand)
        for report in Self.reports { dot(report, .hand) }
    }

    /// The way that this speed would go on.
    private mutating func add(_ name: String, _ speed: Double, _ ink: Ink) {
        let end = Reading(x: 0.05, y: 14 + speed * 0.05)
        curve([Reading(x: 0, y: 14), end], ink, width: ink == .drawer ? 2 : 1.2)
        label("\(name): \(speed.rounded().read) columns/s", end.x, end.y, dx: 8, dy: 4.5, ink)
    }
}
