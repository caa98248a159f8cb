import DrawerModel

extension Chart {
    /// What a hand's progress becomes past the ends, for each of the rubber bands.
    static var bands: Chart {
        var chart = Chart(
            "The progress that is shown over the progress that the hand asks for",
            x: Scale(
                name: "progress that the hand asks for", range: -1.5...2.5,
                ticks: [-1, 0, 1, 2]),
            y: Scale(
                name: "progress that is shown", range: -1.15...1.45, ticks: [-1, 0, 1],
                names: [0: "closed 0", 1: "open 1"]),
            height: 360)
        chart.addFarSide()
        chart.add(.power(exponent: 0.2, limit: 1.5), .quiet)
        chart.label("power, 0.2: no stop", -0.72, -0.93, .quiet)
        chart.add(.stop, .quiet)
        chart.label("stop", 2.5, 1, dy: 18, .quiet, .left)
        chart.add(DrawerConfiguration().band, .drawer)
        chart.label("stretch, 0.55: the drawer's own", 2.5, farSide, dy: -9, .drawer, .left)
        return chart
    }

    private static let length = 64.0
    private static let room = 16.0
    private static let farSide = 1 + room / length

    private mutating func addFarSide() {
        let ends = [x.range.lowerBound, x.range.upperBound]
        curve(ends.map { Reading(x: $0, y: Self.farSide) }, .quiet, width: 1, dashes: "2 4")
        label("the other side of the screen", ends[0], Self.farSide, dy: -9, .quiet)
    }

    private mutating func add(_ band: RubberBand, _ ink: Ink) {
        let readings = x.values(800).map {
            Reading(x: $0, y: band.shown($0, length: Self.length, room: Self.room))
        }
        curve(readings, ink, width: ink == .drawer ? 2 : 1.2)
    }
}
