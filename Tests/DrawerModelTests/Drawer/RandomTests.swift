import Testing

@testable import DrawerModel

/// What holds in every game, whatever is done to the drawers in which order.
struct RandomTests {
    static let sets = [
        [DrawerConfiguration()],
        [DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)],
        [bouncy(.right), bouncy(.left)],
    ]

    /// A drawer that overshoots when it opens, and closes along a curve.
    private static func bouncy(_ edge: Edge) -> DrawerConfiguration {
        var bouncy = DrawerConfiguration(edge: edge)
        bouncy.opening = .spring(Spring(duration: 0.5, damping: 0.4))
        bouncy.closing = .curve(.easeInOut, duration: 0.3)
        return bouncy
    }

    @Test(arguments: 0..<sets.count) func theRulesHoldAtEveryStep(index: Int) {
        for seed in 0..<2000 {
            var game = Game(Self.sets[index], seed: UInt64(seed))
            for _ in 0..<60 where game.fault == nil { game.step() }
            #expect(game.fault == nil, "seed \(seed): \(game.fault ?? "")")
        }
    }

    @Test(arguments: 0..<sets.count) func everyGameComesToRest(index: Int) {
        for seed in 5000..<6000 {
            var game = Game(Self.sets[index], seed: UInt64(seed))
            for _ in 0..<40 { game.step() }
            let replay = game.rested()
            let set = replay.drawers
            #expect(!set.isAnimating && replay.ledger.faults == [], "seed \(seed)")
            #expect(replay.ledger.began == replay.ledger.ended, "seed \(seed)")
            #expect(set.drawers.count { $0.isOut } <= 1, "seed \(seed)")
            for drawer in set.drawers {
                #expect(drawer.target == drawer.settled && !drawer.isHeld, "seed \(seed)")
                #expect(drawer.progress == drawer.settled.progress, "seed \(seed)")
                #expect(drawer.velocity == 0, "seed \(seed)")
            }
        }
    }

    /// Left alone, a drawer never jumps: from millisecond to millisecond it moves no further than
    /// its spring can push it, and half a cell when it comes to rest.
    @Test(arguments: 0..<2) func leftAloneItMovesContinuously(index: Int) {
        for seed in 9000..<9200 {
            var game = Game(Self.sets[index], seed: UInt64(seed))
            for _ in 0..<30 { game.step() }
            var replay = game.replay
            var time = game.monkey.now
            let bounds = replay.drawers.drawers.map { drawer in
                let way = abs(drawer.progress - drawer.target.progress)
                // `|v| <= |v0| + w |x0| / e` for a critically damped spring, w being 25.13 at most.
                let speed = abs(drawer.velocity) + 25.14 * way / 2.718
                return speed * 0.001 + 0.5 / Double(drawer.length) + 1e-9
            }
            for _ in 0..<400 where replay.drawers.isAnimating {
                let before = replay.drawers.drawers.map(\.progress)
                time += 1
                replay.tick(at: time)
                for (drawer, (before, bound)) in zip(replay.drawers.drawers, zip(before, bounds)) {
                    #expect(abs(drawer.progress - before) <= bound, "seed \(seed) at \(time)")
                }
            }
        }
    }
}

/// One game, and the first rule that it broke.
private struct Game {
    var replay: Replay
    var monkey: Monkey
    var fault: String?

    init(_ configurations: [DrawerConfiguration], seed: UInt64) {
        replay = Replay(configurations)
        monkey = Monkey(seed: seed)
    }

    mutating func step() {
        let move = monkey.next(for: replay.drawers)
        var before = replay.drawers
        before.advance(to: Timestamp(milliseconds: monkey.now))
        let outcome = replay.play(move, at: monkey.now)
        if let broken = broken(by: move, before: before, outcome: outcome) {
            fault = "\(broken) by \(move) at \(monkey.now)"
        }
    }

    /// The game when all is let go and 10 s have passed.
    func rested() -> Replay {
        var rested = replay
        rested.release(5, at: monkey.now + 1)
        rested.send(.key(KeyPress(.enter)), at: monkey.now + 1)
        rested.tick(at: monkey.now + 200)
        rested.tick(at: monkey.now + 10_200)
        return rested
    }

    private func broken(
        by move: Monkey.Move, before: DrawerSet, outcome: DrawerSet.Outcome?
    ) -> String? {
        let after = replay.drawers
        if let fault = replay.ledger.faults.first { return fault }
        if after.drawers.count(where: { $0.target == .open }) > 1 { return "two open" }
        if isOut(before), case .forward(.content, .mouse(let report)) = outcome,
            report.kind != .cancel
        {
            return "the content got \(report.kind)"
        }
        for (old, new) in zip(before.drawers, after.drawers) {
            let end = max(1, Double(after.screen[new.edge.axis]) / Double(new.length))
            guard (0...end).contains(new.progress) else { return "progress \(new.progress)" }
            guard new.velocity.isFinite else { return "velocity \(new.velocity)" }
            // What settles within the last half cell may at once be there.
            let moved = abs(new.progress - old.progress) * Double(new.length)
            let isCaught = old.isSettling && new.isHeld
            let most = (isCaught ? 1e-9 : 0.5) + allowance(move)
            if moved > most { return "a jump by \(moved) cells" }
        }
        return nil
    }

    /// Whether any of a drawer can be seen.
    private func isOut(_ set: DrawerSet) -> Bool {
        set.drawers.contains { $0.boundary >= 0.5 }
    }

    /// How many cells a move may take a drawer: a drag any number, as does a screen that has become
    /// too narrow for its stretch; a step of the sideways wheel or of a scrub its own length.
    private func allowance(_ move: Monkey.Move) -> Double {
        switch move {
        case .event(.mouse(let report), _):
            switch report.kind {
            case .drag(.left), .release(.left): .infinity
            case .wheel(.left), .wheel(.right): WheelPan().step + 1e-9
            default: 0
            }
        case .event(.resize, _): .infinity
        case .event(.key(let press), _): KeyPan.scrub(of: press) == nil ? 0 : 1 + 1e-9
        default: 0
        }
    }
}
