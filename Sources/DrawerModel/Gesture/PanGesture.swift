/// What a recogniser says of a pan: the one form in which mouse, keys and wheel reach a drawer.
public struct PanGesture: Hashable, Sendable {
    /// How far the gesture has come.
    public enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }

    /// What made the gesture.
    public enum Source: Hashable, Sendable { case pointer, key, scrub, wheel, code }

    /// How far the gesture has come.
    public var phase: Phase
    /// What made it.
    public var source: Source
    /// The direction in which it counts.
    public var axis: Axis
    /// The way since the gesture was recognised, along `axis`, in cells.
    public var translation: Double
    /// The speed along `axis` in cells a second; for a key the sense of the flick, +1 or -1.
    public var velocity: Double

    /// The furthest way of the pointer from its press, slop and all, in cells.
    public var reach: Double

    /// A pan along `axis`.
    public init(
        _ phase: Phase, source: Source, axis: Axis, translation: Double = 0, velocity: Double = 0,
        reach: Double = 0
    ) {
        self.phase = phase
        self.source = source
        self.axis = axis
        self.translation = translation
        self.velocity = velocity
        self.reach = reach
    }
}
