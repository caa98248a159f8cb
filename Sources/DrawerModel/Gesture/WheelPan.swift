/// Reads the sideways wheel, a trackpad's swipe, as a pan.
///
/// Nothing tells that the fingers have left, so the pan ends a while after its last step.
public struct WheelPan: Hashable, Sendable {
    /// The pan ends this long after its last step, in seconds.
    public var patience = 0.120
    /// How far one step moves, in columns.
    public var step = 4.0

    private var moved = 0.0
    private var travelled = 0.0
    private var last: Timestamp?
    /// The latest step that was not the content's, and its sense; these outlive the pan.
    private var seen: Timestamp?
    private var sense = 0.0
    private var tracker = VelocityTracker()

    /// A wheel at rest.
    public init() {}

    /// Whether a pan is under way.
    public var isActive: Bool { last != nil }

    /// When the pan under way ends if no step comes.
    public var deadline: Timestamp? { last?.advanced(by: patience) }

    /// The way a step moves what is under the pointer: +1 to the right; nil for up and down.
    public static func sign(of wheel: MouseReport.Wheel) -> Double? {
        switch wheel {
        case .left: 1
        case .right: -1
        case .up, .down: nil
        }
    }

    /// Whether a step only goes on with a swipe whose pan is over, be it ended or taken over: a
    /// trackpad's momentum lasts for a second or two, and must not begin anything anew.
    public func isMomentum(sign: Double, at time: Timestamp) -> Bool {
        guard let seen, !isActive else { return false }
        return sign == sense && time.seconds(since: seen) < patience
    }

    /// Notes a step that moves nothing, so that those after it are known as its momentum.
    public mutating func note(sign: Double, at time: Timestamp) {
        seen = time
        sense = sign
    }

    /// Takes one step; the pan after it.
    public mutating func turn(sign: Double, at time: Timestamp) -> PanGesture {
        note(sign: sign, at: time)
        if last == nil { tracker.add(Location(x: 0, y: 0), at: time.advanced(by: -0.016)) }
        last = time
        moved += sign * step
        travelled += sign * step
        tracker.add(Location(x: travelled, y: 0), at: time)
        return gesture(.changed)
    }

    /// Ends the pan, with the speed that it had at its last step.
    public mutating func end() -> PanGesture {
        var ended = gesture(.ended)
        if let last { ended.velocity = tracker.velocity(along: .horizontal, at: last) }
        reset()
        return ended
    }

    /// Gives the pan up: the cancelled pan, or nil where there was none.
    public mutating func cancel() -> PanGesture? {
        defer { reset() }
        return isActive ? gesture(.cancelled) : nil
    }

    /// Counts the translation from here on, as after a resize.
    public mutating func reanchor() { moved = 0 }

    /// Forgets the pan, but not that there was a swipe.
    public mutating func reset() {
        moved = 0
        travelled = 0
        last = nil
        tracker.reset()
    }

    private func gesture(_ phase: PanGesture.Phase) -> PanGesture {
        PanGesture(
            phase, source: .wheel, axis: .horizontal, translation: moved, reach: .infinity)
    }
}
