/// One picture of an animation.
public struct TimedFrame: Hashable, Sendable {
    /// What is shown.
    public var surface: Surface
    /// For how long, in seconds, more than 0.
    public var seconds: Double

    /// Shows `surface` for `seconds`.
    public init(_ surface: Surface, seconds: Double) {
        self.surface = surface
        self.seconds = seconds
    }
}
