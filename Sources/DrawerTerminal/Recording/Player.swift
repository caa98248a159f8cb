internal import DrawerModel

/// Plays a recording: says which of its events are due.
struct Player {
    private let events: [RecordedEvent]
    private let start: Timestamp
    private var index = 0

    /// Plays `events` from `start` on, but for changes of the screen's size: a terminal has its own.
    init(_ events: [RecordedEvent], from start: Timestamp) {
        self.events = events.filter { $0.size == nil }
        self.start = start
    }

    /// When the next event is due; nil after the last.
    var deadline: Timestamp? {
        guard index < events.count else { return nil }
        return Timestamp(nanoseconds: start.nanoseconds + events[index].time.nanoseconds)
    }

    /// Takes the next event if it is due at `now`, with the time that it has by the recording.
    mutating func next(at now: Timestamp) -> (event: InputEvent, time: Timestamp)? {
        guard let time = deadline, time <= now else { return nil }
        defer { index += 1 }
        return (events[index].event, time)
    }
}

extension RecordedEvent {
    /// The screen's size where the event is a change of it.
    var size: Size? { if case .resize(let size) = event { size } else { nil } }
}
