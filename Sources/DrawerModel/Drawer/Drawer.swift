/// One drawer's state machine: where it is, how fast, where it is going, and who moves it.
///
/// Every way to move a drawer, by mouse, keys, wheel or code, ends in `apply`, `settle` or `advance`.
/// Progress and velocity are in units of the drawer's length, so a resize keeps both.
public struct Drawer: Hashable, Sendable {
    private enum Phase: Hashable {
        case resting
        case held
        case settling(Animation)
    }

    private struct Animation: Hashable {
        var animator: Animator
        var start: Timestamp
        var origin: Animator.State
    }

    /// What was chosen for it.
    public var configuration: DrawerConfiguration
    /// 0 closed, 1 open, more where it is stretched past open.
    public private(set) var progress = 0.0
    /// Toward open, in lengths a second; 0 at rest and in a hand.
    public private(set) var velocity = 0.0
    /// Where it is, or is going once the hand lets go without meaning anything else.
    public private(set) var target = Anchor.closed
    /// Where it last came to rest.
    public private(set) var settled = Anchor.closed

    /// The hand on it, or the last one.
    public private(set) var interactor = Interactor()
    /// Whether its panel has been asked for and not dropped since.
    public private(set) var hasPanel = false

    private var phase = Phase.resting
    private var extent: Int
    private var told = 0.0

    /// A closed drawer on a screen of `extent` cells along its axis.
    public init(_ configuration: DrawerConfiguration, extent: Int) {
        self.configuration = configuration
        self.extent = max(1, extent)
    }

    /// The side of the screen that it is attached to.
    public var edge: Edge { configuration.edge }

    /// The way of the moving edge between closed and open, in cells.
    public var length: Int { configuration.size.length(in: extent) }

    /// Whether it moves by itself.
    public var isSettling: Bool { if case .settling = phase { true } else { false } }

    /// Whether a hand has it, or a scrub holds it.
    public var isHeld: Bool { phase == .held }

    /// Whether any of it can be seen, or is about to be.
    public var isOut: Bool { phase != .resting || settled == .open }

    /// Whether its layers are there, and the content gets nothing: not where a hand holds it closed.
    public var isShown: Bool { isOut && !(isHeld && progress <= 1e-5) }

    /// Whether a step in the sense of `sign` (along its axis) can move it between its anchors.
    func canStep(_ sign: Double) -> Bool {
        sign == edge.openingSign ? progress < 1 : progress > 0
    }

    /// Where the panel is shown; with reduced motion it does not travel by itself.
    public var panelProgress: Double {
        configuration.motion == .reduced && isSettling ? target.progress : progress
    }

    /// The moving edge's distance from the drawer's own edge of the screen, in cells.
    public var boundary: Double { panelProgress * Double(length) }

    // MARK: What moves it

    /// Takes one gesture of a pan along the drawer's axis.
    mutating func apply(_ gesture: PanGesture, at time: Timestamp, log: inout [DrawerEvent]) {
        let sign = edge.openingSign
        switch (gesture.source, gesture.phase) {
        case (.key, .ended):
            flick(sign: sign * gesture.velocity, at: time, log: &log)
        case (.key, _):
            break
        case (_, .began):
            hold(at: time, log: &log)
        case (_, .changed):
            follow(gesture)
        case (_, .ended):
            follow(gesture)
            release(
                speed: sign * gesture.velocity / measure(gesture), reach: gesture.reach, at: time,
                log: &log)
        case (_, .cancelled):
            cancel(gesture, at: time, log: &log)
        }
    }

    /// Moves by itself to `anchor` from where it is; what it was doing before is over.
    mutating func settle(
        to anchor: Anchor, velocity start: Double, at time: Timestamp, log: inout [DrawerEvent]
    ) {
        endAnimation(finished: false, log: &log)
        interactor.end(at: anchor)
        needPanel(log: &log)
        let animator = animator(to: anchor)
        velocity = start == 0 ? animator.launch(toward: anchor) : start
        if target != anchor {
            target = anchor
            log.append(anchor == .open ? .willOpen(edge) : .willClose(edge))
        }
        if progress == anchor.progress && (start == 0 || progress == 0) {
            return rest(log: &log)
        }
        let origin = Animator.State(progress: progress, velocity: velocity)
        phase = .settling(Animation(animator: animator, start: time, origin: origin))
        log.append(.animationBegan(edge))
        advance(to: time, log: &log)
    }

    /// Brings an animation to where it is at `time`, and ends it when it has arrived.
    mutating func advance(to time: Timestamp, log: inout [DrawerEvent]) {
        guard case .settling(let animation) = phase else { return }
        let state = animation.animator.state(
            from: animation.origin, to: target.progress,
            elapsed: max(0, time.seconds(since: animation.start)),
            rest: Animator.Rest(length: Double(length)))
        guard let state, !hitsStop(state) else {
            endAnimation(finished: true, log: &log)
            return rest(log: &log)
        }
        progress = min(most, max(least, state.progress))
        velocity = progress == state.progress ? state.velocity : 0
    }

    /// Fits the drawer to a screen of `extent` cells: progress and speed in lengths stay.
    mutating func resize(extent: Int) {
        self.extent = max(1, extent)
        progress = min(most, max(least, progress))
        if isHeld { interactor.reanchor(raw: raw(progress)) }
    }

    /// Has it stand open from the beginning.
    mutating func stand() {
        place(at: 1)
        target = .open
        settled = .open
    }

    /// Has it go on from `progress`, without a way there.
    mutating func place(at progress: Double) { self.progress = progress }

    /// Closes it at once, without a way there.
    mutating func dismiss(log: inout [DrawerEvent]) {
        endAnimation(finished: false, log: &log)
        interactor.end(at: .closed)
        if target == .open {
            target = .closed
            log.append(.willClose(edge))
        }
        rest(log: &log)
    }

    /// Shows it open for the first time, and sends it to closed.
    mutating func appear(at time: Timestamp, log: inout [DrawerEvent]) {
        guard configuration.showsItselfFirst, !isOut else { return }
        stand()
        settle(to: .closed, velocity: 0, at: time, log: &log)
    }

    /// Says the progress where it is not what was said last.
    mutating func tell(log: inout [DrawerEvent]) {
        guard progress != told else { return }
        told = progress
        log.append(.progressed(edge, progress))
    }

    // MARK: The hand

    private mutating func hold(at time: Timestamp, log: inout [DrawerEvent]) {
        progress = panelProgress
        endAnimation(finished: false, log: &log)
        needPanel(log: &log)
        phase = .held
        interactor.start(raw: raw(progress), toward: target)
        velocity = 0
    }

    private mutating func follow(_ gesture: PanGesture) {
        guard isHeld else { return }
        interactor.update(translation: edge.openingSign * gesture.translation / measure(gesture))
        progress = shown(interactor.raw)
        let still = release(speed: 0, reach: gesture.reach)
        interactor.shouldFinish = configuration.settle.anchor(for: still) != interactor.resumed
    }

    /// The cells of a gesture that make the whole way.
    private func measure(_ gesture: PanGesture) -> Double {
        let isPointer = gesture.source == .pointer
        return Double(isPointer && configuration.pan.measure == .screen ? extent : length)
    }

    private mutating func release(
        speed: Double, reach: Double, at time: Timestamp, log: inout [DrawerEvent]
    ) {
        guard isHeld else { return }
        let anchor = configuration.settle.anchor(for: release(speed: speed, reach: reach))
        settle(to: anchor, velocity: speed * give(at: interactor.raw), at: time, log: &log)
    }

    private mutating func cancel(
        _ gesture: PanGesture, at time: Timestamp, log: inout [DrawerEvent]
    ) {
        guard isHeld else { return }
        let still = release(speed: 0, reach: gesture.reach)
        settle(
            to: configuration.settle.anchor(forCancelled: still), velocity: 0, at: time, log: &log)
    }

    private func release(speed: Double, reach: Double) -> SettlePolicy.Release {
        SettlePolicy.Release(
            progress: progress, velocity: speed, reach: reach,
            length: Double(length), resumed: interactor.resumed)
    }

    private mutating func flick(sign: Double, at time: Timestamp, log: inout [DrawerEvent]) {
        let anchor = configuration.settle.anchor(
            flickedFrom: progress, velocity: velocity, sign: sign)
        if anchor == target && !isHeld { return }
        settle(to: anchor, velocity: velocity, at: time, log: &log)
    }

    // MARK: Bounds

    private var room: Double { Double(extent - length) }
    /// A hair short of all the room, which only an endless pull would reach and nobody could catch.
    private var most: Double {
        if case .power(_, let limit) = configuration.band { return limit }
        return 1 + 0.999 * room / Double(length)
    }
    private var least: Double {
        if case .power = configuration.band { -.infinity } else { 0 }
    }

    private func shown(_ raw: Double) -> Double {
        configuration.band.shown(raw, length: Double(length), room: room)
    }

    private func raw(_ shown: Double) -> Double {
        configuration.band.raw(shown, length: Double(length), room: room)
    }

    /// How far the drawer moves for a small movement of the hand at `raw`: 1, less when stretched.
    private func give(at raw: Double) -> Double {
        let step = 1e-4
        return (shown(raw + step) - shown(raw - step)) / (2 * step)
    }

    /// A closing drawer that reaches 0 has arrived, however fast.
    private func hitsStop(_ state: Animator.State) -> Bool {
        target == .closed && least == 0 && state.progress <= 0
    }

    // MARK: Coming to rest

    private func animator(to anchor: Anchor) -> Animator {
        if configuration.motion == .none { return .instant }
        let animator = anchor == .open ? configuration.opening : configuration.closing
        guard configuration.resumesCurve else { return animator }
        return animator.shortened(to: abs(anchor.progress - progress))
    }

    private mutating func endAnimation(finished: Bool, log: inout [DrawerEvent]) {
        guard isSettling else { return }
        phase = .resting
        log.append(.animationEnded(edge, finished: finished))
    }

    private mutating func rest(log: inout [DrawerEvent]) {
        phase = .resting
        progress = target.progress
        velocity = 0
        if settled != target {
            settled = target
            log.append(target == .open ? .didOpen(edge) : .didClose(edge))
        }
        dropPanel(log: &log)
    }

    // MARK: The panel

    private mutating func needPanel(log: inout [DrawerEvent]) {
        guard !hasPanel else { return }
        hasPanel = true
        log.append(.panelNeeded(edge))
    }

    private mutating func dropPanel(log: inout [DrawerEvent]) {
        guard hasPanel, settled == .closed, configuration.panelLifetime == .whileOut else { return }
        hasPanel = false
        log.append(.panelDropped(edge))
    }
}
