#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A drag as the hand makes it, before any terminal has cut it into cells.
struct Drag {
    /// What the hand does between the press and the release; the first is the wait before it moves.
    var strokes: [Stroke]
    /// Where the press is in its cell, and how the hand trembles.
    var offset: Double
    var tremor: Tremor
    /// From the end of the last stroke to the release.
    var delay: Double
    /// Whether the hand stands still meanwhile; else it goes on as it did.
    var stops: Bool

    /// The small shaking of every hand, 8 to 12 times a second.
    struct Tremor {
        var amplitude: Double
        var frequency: Double
        var phase: Double

        func shift(at time: Double) -> Double {
            amplitude * (sin(2 * .pi * frequency * time + phase) - sin(phase))
        }
    }

    /// When the button comes up, in seconds after the press.
    var duration: Double { strokes.reduce(delay) { $0 + $1.duration } }

    /// Whether the hand stands still at the release; 30 ms alone are its slowness in letting go.
    var isHeld: Bool { delay > 0.03 }

    /// The way that is meant, from the press to the release.
    var way: Double { strokes.reduce(0) { $0 + $1.distance } }

    /// The speed that is meant at the release.
    var speed: Double { strokes.last?.finalSpeed ?? 0 }

    /// The hand's place in cells from the middle of the pressed cell.
    func place(at time: Double) -> Double {
        var place = offset + tremor.shift(at: time)
        var rest = time
        for (index, stroke) in strokes.enumerated() {
            let isLast = index == strokes.count - 1
            place += stroke.way(at: isLast && !stops ? rest : min(rest, stroke.duration))
            rest -= stroke.duration
            if rest <= 0 { break }
        }
        return place
    }
}
