internal import DrawerModel

/// When frames are due: a steady beat from absolute deadlines while something moves.
///
/// A frame that comes late does not move the beat, and beats that have passed are not made up for.
struct FrameClock: Hashable, Sendable {
    /// The time between two beats, in nanoseconds.
    let interval: Int64
    private var next: Timestamp?

    /// A clock of `rate` frames a second.
    init(rate: Int) { interval = 1_000_000_000 / Int64(rate) }

    /// Whether a frame may be drawn at `time`.
    func isDue(at time: Timestamp) -> Bool { next.map { time >= $0 } ?? true }

    /// When the next frame may be drawn; nil for at once.
    var deadline: Timestamp? { next }

    /// Notes that a frame was drawn at `time`; the next is due on the following beat.
    mutating func drew(at time: Timestamp) {
        guard let due = next, time.nanoseconds - due.nanoseconds < 16 * interval else {
            return next = Timestamp(nanoseconds: time.nanoseconds + interval)
        }
        let passed = max(0, time.nanoseconds - due.nanoseconds) / interval
        next = Timestamp(nanoseconds: due.nanoseconds + (passed + 1) * interval)
    }
}
