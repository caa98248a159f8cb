import Testing

@testable import DrawerModel

/// What holds in every game, whatever is done to the drawers in which order.
struct RandomTests {
    static let sets = [
        [DrawerConfiguration()],
        [DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)],
        [bouncy(.right), bouncy(.left)],
        DrawerPreset.interactiveReveal.configurations,
        DrawerPreset.slideDown.configurations + DrawerPreset.basicDrawer.configurations,
        DrawerPreset.sidePanels.configurations,
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
            var time = game.monkey.time
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
