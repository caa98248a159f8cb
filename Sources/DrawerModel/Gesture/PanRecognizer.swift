/// Tells a pan of the pointer from a tap or a movement along the other axis.
///
/// It is fed presses, drags and releases and answers with the pan's gestures. A drag becomes
/// a pan only when the owner accepts it with `activate`, since only the owner knows what could move.
public struct PanRecognizer: Hashable, Sendable {
    /// A direction that a drag has clearly taken.
    public struct Intent: Hashable, Sendable {
        /// The axis that it follows.
        public var axis: Axis
        /// +1 toward larger coordinates, -1 toward smaller ones.
        public var sign: Double
    }

    private enum State: Hashable {
        case idle
        case possible
        case active(Axis)
    }

    /// The least movement that tells a direction, in cells. One cell does not: the press may have
    /// been right beside the border to it.
    public var least = 2.0
    /// How much of a pan's way is swallowed, in cells.
    public var slop = 1.0

    private var state = State.idle
    private var start = Location(x: 0, y: 0)
    private var pressed = Location(x: 0, y: 0)
    private var latest = Location(x: 0, y: 0)
    private var previous = Location(x: 0, y: 0)
    private var reach = Vector.zero
    private var winner: Axis?
    private var tracker = VelocityTracker()

    /// A recogniser that waits for a press.
    public init() {}

    /// The axis of the pan under way, if there is one.
    public var activeAxis: Axis? {
        if case .active(let axis) = state { axis } else { nil }
    }

    /// Watches a press at `location`.
    public mutating func press(at location: Location, time: Timestamp) {
        state = .possible
        start = location
        pressed = location
        latest = location
        reach = .zero
        winner = nil
        tracker.reset()
        follow(location, at: time)
    }

    /// Takes a movement; where it has a clear direction and is not yet a pan, says which.
    ///
    /// From `least` on, horizontal wins when `|dx| >= 2 |dy|` in cells. Vertical wins when that
    /// stays untrue even if the reported column is off by the one cell of its rounding. The first
    /// axis to win stays the gesture's until its release, so what the content was left with is not
    /// taken from it later.
    public mutating func drag(to location: Location, time: Timestamp) -> Intent? {
        follow(location, at: time)
        guard state == .possible else { return nil }
        let moved = location - start
        let across = abs(moved.dx)
        let down = abs(moved.dy)
        if winner == nil {
            if across >= least && across >= 2 * down { winner = .horizontal }
            if down >= least && 2 * down > across + 1 { winner = .vertical }
        }
        guard let winner, abs(moved[winner]) >= least else { return nil }
        return Intent(axis: winner, sign: moved[winner] < 0 ? -1 : 1)
    }

    /// Makes a pan of the watched press. The slop is swallowed, and what the pointer had moved in
    /// the reports before this one, so that nothing jumps; this report's own movement counts.
    public mutating func activate(along axis: Axis) -> PanGesture {
        state = .active(axis)
        let moved = (latest - pressed)[axis]
        let sign: Double = moved < 0 ? -1 : 1
        let swallowed = max(slop, sign * (previous - pressed)[axis])
        let counted = max(0, sign * moved - swallowed)
        start = latest
        if axis == .horizontal { start.x -= sign * counted } else { start.y -= sign * counted }
        return gesture(.began, along: axis)
    }

    /// The pan after the latest movement; nil while there is none.
    public func changed() -> PanGesture? {
        activeAxis.map { gesture(.changed, along: $0) }
    }

    /// Takes the release; the pan's end, or nil where the press never became one.
    public mutating func release(at location: Location, time: Timestamp) -> PanGesture? {
        defer { state = .idle }
        guard let axis = activeAxis else { return nil }
        follow(location, at: time)
        var ended = gesture(.ended, along: axis)
        ended.velocity = tracker.velocity(along: axis, at: time)
        return ended
    }

    /// Gives the press up: the cancelled pan, or nil where there was none.
    public mutating func cancel() -> PanGesture? {
        defer { state = .idle }
        return activeAxis.map { gesture(.cancelled, along: $0) }
    }

    /// Counts the translation from the pointer's latest place on, as after a resize.
    public mutating func reanchor() { start = latest }

    private mutating func follow(_ location: Location, at time: Timestamp) {
        previous = latest
        latest = location
        let moved = location - pressed
        reach.dx = max(reach.dx, abs(moved.dx))
        reach.dy = max(reach.dy, abs(moved.dy))
        tracker.add(location, at: time)
    }

    private func gesture(_ phase: PanGesture.Phase, along axis: Axis) -> PanGesture {
        PanGesture(
            phase, source: .pointer, axis: axis, translation: (latest - start)[axis],
            reach: reach[axis])
    }
}
