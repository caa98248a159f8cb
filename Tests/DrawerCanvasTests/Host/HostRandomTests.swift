import DrawerModel
import Testing

@testable import DrawerCanvas

/// What holds in every game, whatever is done to a host in which order.
struct HostRandomTests {
    @Test(arguments: HostMonkey.sets.indices, [nil, 60])
    func theRulesHoldAtEveryStep(index: Int, permanentAt: Int?) {
        for seed in 0..<20 {
            var monkey = HostMonkey(
                HostMonkey.sets[index], permanentAt: permanentAt, seed: UInt64(seed))
            for _ in 0..<60 where monkey.fault == nil { monkey.step() }
            #expect(monkey.fault == nil, "seed \(seed)")
        }
    }

    /// Let go of, everything comes to rest, and the next frame is the last that is needed.
    @Test(arguments: HostMonkey.sets.indices) func everyGameComesToRest(index: Int) {
        for seed in 1000..<1012 {
            var monkey = HostMonkey(
                HostMonkey.sets[index], permanentAt: seed % 2 == 0 ? 60 : nil, seed: UInt64(seed))
            for _ in 0..<40 { monkey.step() }
            var play = monkey.play
            play.mouse(.release(.left), 5)
            play.key(.enter)
            // What code holds, code lets go of.
            play.host.scene.commands["f"] = { _, drawers in
                for drawer in drawers.set.drawers { drawers.finish(drawer.edge) }
                return .none
            }
            play.type("f")
            play.wait(1)
            play.rest()
            #expect(!play.host.isAnimating && play.set.layers.count <= 1, "seed \(seed)")
            let frame = play.draw()
            play.rest()
            #expect(play.draw() == frame, "seed \(seed)")
        }
    }
}
