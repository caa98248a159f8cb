import DrawerModel

extension Chart {
    /// The opening spring as it takes up what the drawer comes with, from the same place.
    static var velocity: Chart {
        var chart = Chart(
            "Springs from one start that take up a velocity of -2, 0, 2 and 5 lengths a second",
            x: Scale(
                name: "seconds since the hand let go", range: -0.065...0.3,
                ticks: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]),
            y: .progress(0...1.05))
        for velocity in [-2.0, 0, 2, 5] { chart.add(velocity) }
        chart.dot(start, .hand)
        chart.label("by hand", -0.04, 0.435, .hand)
        chart.label("by the spring", 0.108, 0.66, .drawer)
        return chart
    }

    private static let start = Reading(x: 0, y: 0.3)

    /// The hand's movement up to the start, and the spring's from there on.
    private mutating func add(_ velocity: Double) {
        let start = Self.start
        let first = Reading(x: -0.04, y: start.y - velocity * 0.04)
        curve([first, start], .hand)
        label("\(velocity.read) L/s", first.x, first.y, dx: -8, dy: 4.5, .hand, .left)
        let track = Track(
            DrawerConfiguration().opening,
            from: Animator.State(progress: start.y, velocity: velocity), to: 1)
        curve(track.readings.filter { $0.x <= x.range.upperBound }, .drawer, width: 2)
    }
}
