/// Where a drawer goes when the hand lets go of it.
public struct SettlePolicy: Hashable, Sendable {
    /// What is known at the release; progress and speeds are in units of the drawer's length.
    public struct Release: Hashable, Sendable {
        /// 0 closed, 1 open.
        public var progress: Double
        /// Toward open, lengths a second.
        public var velocity: Double
        /// The furthest way of the pointer from its press, in cells.
        public var reach: Double
        /// The drawer's length in cells.
        public var length: Double
        /// Where it would go on to without this gesture.
        public var resumed: Anchor

        /// All that a decision may depend on.
        public init(
            progress: Double, velocity: Double, reach: Double, length: Double, resumed: Anchor
        ) {
            self.progress = progress
            self.velocity = velocity
            self.reach = reach
            self.length = length
            self.resumed = resumed
        }
    }

    /// What decides, once a gesture is long enough.
    public enum Rule: Hashable, Sendable {
        /// The anchor nearest to where the velocity would take it within so many seconds.
        case nearest(projection: Double)
        /// Beyond the middle open, unless it is thrown back at `speed` lengths a second or more;
        /// short of the middle closed, unless it is thrown open faster than `speed`.
        case middle(speed: Double)
        /// The other anchor once more than this share of the way to it is done, at any speed.
        case share(Double)
    }

    /// What decides.
    public var rule: Rule
    /// A gesture shorter than this many cells ...
    public var leastCells: Double
    /// ... or this share of the length, whichever is more, changes nothing.
    public var leastShare: Double

    /// The project's own constants (`docs/feel.md`), where nothing else is said.
    public init(
        _ rule: Rule = .nearest(projection: 0.4), leastCells: Double = 2, leastShare: Double = 0.03
    ) {
        self.rule = rule
        self.leastCells = leastCells
        self.leastShare = leastShare
    }

    /// Where it goes; a gesture too short to be meant resumes.
    public func anchor(for release: Release) -> Anchor {
        if release.reach < max(leastCells, leastShare * release.length) { return release.resumed }
        switch rule {
        case .nearest(let projection):
            return nearest(to: release.progress + projection * release.velocity)
        case .middle(let speed):
            let needed = release.progress > 0.5 ? -speed : speed
            return release.progress != 0.5 && release.velocity > needed ? .open : .closed
        case .share(let share):
            let done = abs(release.progress - release.resumed.progress)
            // A share that is met exactly is not exceeded, whatever its rounding.
            return done > share + 1e-9 ? release.resumed.opposite : release.resumed
        }
    }

    /// Where it goes when the gesture is cancelled: as if let go without any speed, but that a
    /// transition which is judged by its share is rolled back.
    public func anchor(forCancelled release: Release) -> Anchor {
        if case .share = rule { return release.resumed }
        var still = release
        still.velocity = 0
        return anchor(for: still)
    }

    /// The anchor for a flick by key in the sense of `sign` (+1 toward open): one press always
    /// reaches the next anchor that way, however fast the drawer moves the other way.
    public func anchor(flickedFrom progress: Double, velocity: Double, sign: Double) -> Anchor {
        let flicked = sign * min(4, max(1.5, sign * velocity + 1.5))
        return nearest(to: min(1, max(0, progress)) + 0.4 * flicked)
    }

    private func nearest(to progress: Double) -> Anchor { progress > 0.5 ? .open : .closed }
}
