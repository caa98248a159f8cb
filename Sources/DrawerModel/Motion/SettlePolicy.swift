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

    /// How far ahead the velocity is projected, in seconds.
    public var projection = 0.4
    /// A gesture shorter than this many cells ...
    public var leastCells = 2.0
    /// ... or this share of the length, whichever is more, changes nothing.
    public var leastShare = 0.03

    /// The project's own constants (`docs/feel.md`).
    public init() {}

    /// The anchor nearest to the projected progress; a gesture too short to be meant resumes.
    public func anchor(for release: Release) -> Anchor {
        if release.reach < max(leastCells, leastShare * release.length) { return release.resumed }
        return nearest(to: release.progress + projection * release.velocity)
    }

    /// The anchor for a flick by key in the sense of `sign` (+1 toward open): one press always
    /// reaches the next anchor that way, however fast the drawer moves the other way.
    public func anchor(flickedFrom progress: Double, velocity: Double, sign: Double) -> Anchor {
        let flicked = sign * min(4, max(1.5, sign * velocity + 1.5))
        return nearest(to: min(1, max(0, progress)) + projection * flicked)
    }

    private func nearest(to progress: Double) -> Anchor { progress > 0.5 ? .open : .closed }
}
