import DrawerModel

extension Chart {
    /// Where a drawer goes when a hand lets go of it, by its place and its speed.
    static var decision: Chart {
        var chart = Chart(
            "The plane of progress and velocity, divided into releases that open and that close",
            x: Scale(
                name: "progress at the release", range: 0...1, ticks: [0, 0.25, 0.5, 0.75, 1],
                names: [0: "closed 0", 1: "open 1"]),
            y: Scale(
                name: "velocity at the release, lengths a second", range: -2.5...2.5,
                ticks: [-2, -1, 0, 1, 2]))
        let border = chart.x.values(50).map { Reading(x: $0, y: chart.border(at: $0)) }
        chart.area(border + [Reading(x: 1, y: 2.5), Reading(x: 0, y: 2.5)], .drawer)
        chart.curve(border, .drawer)
        chart.label("opens", 0.75, 1.5, .drawer, .middle)
        chart.label("closes", 0.25, -1.6, .quiet, .middle)
        chart.add("a short flick", Reading(x: 0.14, y: 1.5))
        chart.add("held still past half", Reading(x: 0.6, y: 0))
        chart.add("thrown back", Reading(x: 0.8, y: -1.5))
        return chart
    }

    private mutating func add(_ name: String, _ release: Reading) {
        dot(release, .hand)
        label(name, release.x, release.y, dx: 9, dy: -5, .hand)
    }

    /// The least velocity that opens, found by asking for decisions alone.
    private func border(at progress: Double) -> Double {
        var closes = y.range.lowerBound
        var opens = y.range.upperBound
        while opens - closes > 1e-4 {
            let middle = (opens + closes) / 2
            let release = SettlePolicy.Release(
                progress: progress, velocity: middle, reach: 64, length: 64, resumed: .closed)
            let isOpen = SettlePolicy().anchor(for: release) == .open
            if isOpen { opens = middle } else { closes = middle }
        }
        return opens
    }
}
