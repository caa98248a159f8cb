@testable import DrawerModel

/// One game at random, and the first rule that it broke.
struct Game {
    var replay: Replay
    var monkey: Monkey
    var fault: String?
    /// Where the pointer was when a button was last pressed or dragged.
    private var hand = Location(x: 0, y: 0)

    init(_ configurations: [DrawerConfiguration], seed: UInt64) {
        replay = Replay(configurations)
        monkey = Monkey(seed: seed)
    }

    mutating func step() {
        let move = monkey.next(for: replay.drawers)
        var before = replay.drawers
        before.advance(to: Timestamp(milliseconds: monkey.time))
        let outcome = replay.play(move, at: monkey.time)
        let broken =
            replay.ledger.faults.first ?? brokenRule(outcome, before: before)
            ?? jump(by: move, before: before)
        if let broken { fault = "\(broken) by \(move) at \(monkey.time)" }
        if case .event(.mouse(let report), _) = move, report.isOfButton { hand = report.location }
    }

    /// The game when all is let go and 10 s have passed.
    func rested() -> Replay {
        var rested = replay
        rested.release(5, at: monkey.now + 1)
        rested.send(.key(KeyPress(.enter)), at: monkey.now + 1)
        for drawer in rested.drawers.drawers {
            rested.call(at: monkey.now + 1) { $0.finish(drawer.edge, at: $1) }
        }
        rested.tick(at: monkey.now + 200)
        rested.tick(at: monkey.now + 10_200)
        return rested
    }

    private func brokenRule(_ outcome: DrawerSet.Outcome?, before: DrawerSet) -> String? {
        let after = replay.drawers
        if after.drawers.count(where: { $0.target == .open }) > 1 { return "two open" }
        if after.drawers.count(where: { $0.isHeld }) > 1 { return "two held" }
        if before.drawers.contains(where: { $0.boundary >= 0.5 }),
            !after.drawers.contains(where: \.mayLeaveContentLive),
            case .forward(.content, .mouse(let report)) = outcome, report.kind != .cancel
        {
            return "the content got \(report.kind)"
        }
        for drawer in after.drawers {
            let end = max(1, Double(after.screen[drawer.edge.axis]) / Double(drawer.length))
            guard (0...end).contains(drawer.progress) else { return "progress \(drawer.progress)" }
            guard drawer.velocity.isFinite else { return "velocity \(drawer.velocity)" }
            if rests(drawer, in: after) { return "rest at \(drawer.progress)" }
        }
        return (after.deadline != nil) == after.wheel.isActive ? nil : "a wrong deadline"
    }

    /// Whether a drawer stands between its anchors though no hand and no scrub holds it.
    private func rests(_ drawer: Drawer, in set: DrawerSet) -> Bool {
        if drawer.isSettling { return false }
        if drawer.isHeld {
            let isPanned = set.recognizer.activeAxis != nil || set.wheel.isActive
            return [isPanned, set.scrubbed != nil, set.driven != nil].count { $0 } != 1
        }
        return drawer.progress != drawer.settled.progress || drawer.target != drawer.settled
    }

    /// A drawer that a move took further than it may.
    private func jump(by move: Monkey.Move, before: DrawerSet) -> String? {
        for (old, new) in zip(before.drawers, replay.drawers.drawers) {
            // What settles within the last half cell may at once be there.
            let isCaught = old.isSettling && new.isHeld
            let most = (isCaught ? 0 : 0.5) + allowance(move) + 1e-9
            let moved = abs(new.progress - old.progress) * Double(new.length)
            if moved > most { return "a jump by \(moved) cells" }
        }
        return nil
    }

    /// How many cells a move may take a drawer: a drag as many as the pointer went, a step of the
    /// sideways wheel or of a scrub its own length; a screen too narrow for a stretch cuts it.
    private func allowance(_ move: Monkey.Move) -> Double {
        switch move {
        case .event(.mouse(let report), _):
            switch report.kind {
            case .drag, .release:
                max(abs(report.location.x - hand.x), abs(report.location.y - hand.y))
            case .wheel(.left), .wheel(.right): WheelPan().step
            default: 0
            }
        case .event(.resize, _), .configure, .dismiss, .update: .infinity
        case .event(.key(let press), _): KeyPan.scrub(of: press) == nil ? 0 : 1
        default: 0
        }
    }
}

extension Drawer {
    /// Whether content beside it may take input.
    fileprivate var mayLeaveContentLive: Bool {
        configuration.content == .live && configuration.style != .cover
    }
}

extension MouseReport {
    /// Whether it says where a held button's pointer is.
    fileprivate var isOfButton: Bool {
        switch kind {
        case .press, .drag, .release: true
        case .move, .wheel, .cancel: false
        }
    }
}
