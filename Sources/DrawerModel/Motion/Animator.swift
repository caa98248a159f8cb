/// How a drawer moves the rest of the way by itself.
public enum Animator: Hashable, Sendable {
    /// Takes up the hand's velocity; lasts until the spring is at rest. From rest it begins with
    /// `launch` lengths a second toward its target, UIKit's `initialSpringVelocity`.
    case spring(Spring, launch: Double = 0)
    /// Follows a curve for `duration` seconds, whatever the velocity.
    case curve(CubicBezier, duration: Double)
    /// Is there at once.
    case instant

    /// Progress with its speed, in lengths and lengths a second.
    public struct State: Hashable, Sendable {
        /// 0 closed, 1 open.
        public var progress: Double
        /// Toward open, lengths a second.
        public var velocity: Double

        /// A place and a speed.
        public init(progress: Double, velocity: Double) {
            self.progress = progress
            self.velocity = velocity
        }
    }

    /// When a spring counts as at rest: both the way left and the speed are below these.
    public struct Rest: Hashable, Sendable {
        /// The way left, in lengths.
        public var distance: Double
        /// In lengths a second.
        public var speed: Double

        /// Half a cell and 4 cells a second, for a drawer of `length` cells.
        public init(length: Double) {
            distance = 0.5 / length
            speed = 4 / length
        }
    }

    /// The state `elapsed` seconds after `start`, on the way to `target`; nil once it is there.
    public func state(
        from start: State, to target: Double, elapsed: Double, rest: Rest
    ) -> State? {
        switch self {
        case .instant:
            return nil
        case .curve(let curve, let duration):
            guard elapsed < duration else { return nil }
            let way = target - start.progress
            return State(
                progress: start.progress + way * curve.value(at: elapsed / duration),
                velocity: way * curve.slope(at: elapsed / duration) / duration)
        case .spring(let spring, _):
            let (displacement, velocity) = spring.state(
                displacement: start.progress - target, velocity: start.velocity, after: elapsed)
            guard abs(displacement) >= rest.distance || abs(velocity) >= rest.speed else {
                return nil
            }
            return State(progress: target + displacement, velocity: velocity)
        }
    }

    /// The velocity with which a movement begins that nobody's hand has thrown, toward `anchor`.
    func launch(toward anchor: Anchor) -> Double {
        guard case .spring(_, let launch) = self else { return 0 }
        return anchor == .open ? launch : -launch
    }

    /// The animator for a movement of which only `share` is left, 0...1: a curve takes that share
    /// of its duration.
    func shortened(to share: Double) -> Animator {
        guard case .curve(let curve, let duration) = self else { return self }
        return .curve(curve, duration: duration * share)
    }
}
