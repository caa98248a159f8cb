import DrawerModel

/// What a drawer does while events come in: a session, replayed and looked at.
struct Recording {
    /// One moment of the drawer.
    struct Moment {
        var reading: Chart.Reading
        var isHeld: Bool
    }

    /// An event with its time in seconds.
    typealias Entry = (time: Double, event: InputEvent)

    private(set) var moments: [Moment] = []
    private var drawers: DrawerSet

    /// Plays the events to a drawer that is `length` columns long, and looks at it every 2 ms, and
    /// right before and after each event.
    init(_ events: [Entry], length: Int, until end: Double) {
        var configuration = DrawerConfiguration()
        configuration.size = .cells(length)
        drawers = DrawerSet([configuration], screen: Size(width: length * 5 / 4, height: 24))
        var coming = events[...]
        for tick in 0...Int(end * 500) {
            let time = Double(tick) / 500
            while let next = coming.first, next.time <= time {
                look(at: next.time)
                _ = drawers.handle(next.event, at: Timestamp(seconds: next.time))
                look(at: next.time)
                coming.removeFirst()
            }
            look(at: time)
        }
    }

    private mutating func look(at time: Double) {
        drawers.advance(to: Timestamp(seconds: time))
        let drawer = drawers.drawers[0]
        let reading = Chart.Reading(x: time, y: drawer.progress)
        moments.append(Moment(reading: reading, isHeld: drawer.isHeld))
    }
}
