import DrawerModel

extension Chart {
    /// A whole gesture and its answers: thrown, caught in flight, let go of, turned by a key.
    static var gesture: Chart {
        var chart = Chart(
            "A gesture over time: the pointer's reports, and the drawer in the hand and by itself",
            x: .seconds(0...1.1), y: .progress(0...1.15), height: 360)
        let gesture = Gesture()
        for mark in gesture.marks { chart.add(mark) }
        chart.add(gesture.throwing)
        chart.add(gesture.catching)
        chart.add(Recording(gesture.events, length: Gesture.length, until: 1.1))
        chart.label("the pointer's column", 0.375, 0.53, .quiet)
        chart.label("by hand", 0.385, 0.87, .hand)
        chart.label("by itself", 0.865, 0.71, .drawer)
        return chart
    }

    private mutating func add(_ mark: Gesture.Mark) {
        let ends = [y.range.lowerBound, y.range.upperBound]
        curve(ends.map { Reading(x: mark.time, y: $0) }, .quiet, width: 1, dashes: "2 4")
        label(mark.name, mark.time, ends[1], dy: -7, .text, .middle)
    }

    private mutating func add(_ drag: Gesture.Drag) {
        let steps = drag.columns.enumerated().flatMap { beat, column in
            [beat, beat + 1].map {
                Reading(x: drag.time($0), y: column / Double(Gesture.length))
            }
        }
        curve(steps, .quiet, width: 1.2)
    }

    /// The drawer's movement, in parts by who moves it; each begins where the last one ended.
    private mutating func add(_ recording: Recording) {
        var rest = recording.moments[...]
        var ended: [Reading] = []
        while let first = rest.first {
            let part = rest.prefix { $0.isHeld == first.isHeld }
            rest = rest.dropFirst(part.count)
            let readings = part.map(\.reading)
            curve(ended + readings, first.isHeld ? .hand : .drawer, width: 2)
            ended = readings.suffix(1)
        }
    }
}
