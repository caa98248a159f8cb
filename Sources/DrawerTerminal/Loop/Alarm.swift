internal import DrawerModel

/// When to wake up: the earliest of the times that it was set to.
struct Alarm {
    private(set) var time: Timestamp?

    /// Sets it to `other` too; nil changes nothing.
    mutating func set(_ other: Timestamp?) {
        guard let other else { return }
        time = min(other, time ?? other)
    }

    /// How long to sleep from `now` on, in nanoseconds; negative for as long as nothing happens.
    func nanoseconds(from now: Timestamp) -> Int64 {
        time.map { max(0, $0.nanoseconds - now.nanoseconds) } ?? -1
    }
}
