import Testing

@testable import DrawerModel

/// A sideways swipe of a trackpad, reported as steps of the wheel.
struct WheelTests {
    /// Steps every 16 ms from `start` on; the time of the last.
    private func swipe(
        _ replay: inout Replay, _ wheel: MouseReport.Wheel, steps: Int, at start: Double,
        every gap: Double = 16
    ) -> Double {
        for step in 0..<steps {
            replay.mouse(.wheel(wheel), 40, at: start + Double(step) * gap)
        }
        return start + Double(steps - 1) * gap
    }

    @Test func itPullsTheDrawerOutAndSettlesOpen() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 10, at: 0)
        #expect(replay.cells == 40 && replay.drawer.isHeld)
        replay.tick(at: last + 119)
        #expect(replay.drawer.isHeld)
        replay.tick(at: last + 120)
        #expect(replay.drawer.isSettling && replay.drawer.target == .open)
        replay.tick(at: last + 2000)
        #expect(replay.progress == 1)
    }

    @Test func aShortSlowOneRollsBack() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 3, at: 0, every: 110)
        replay.tick(at: last + 120)
        replay.tick(at: last + 2000)
        #expect(replay.progress == 0 && replay.drawers.deadline == nil)
    }

    @Test func itPushesTheDrawerIn() {
        var replay = Replay.open()
        let last = swipe(&replay, .right, steps: 10, at: 0)
        replay.tick(at: last + 120)
        replay.tick(at: last + 2000)
        #expect(replay.progress == 0)
    }

    @Test func itsMomentumDoesNotStretchAnOpenDrawer() {
        var replay = Replay.open()
        _ = swipe(&replay, .left, steps: 20, at: 0)
        #expect(replay.progress == 1 && !replay.drawer.isHeld && replay.told == [])
    }

    @Test func scrollingContentKeepsIt() {
        var replay = Replay()
        let outcome = replay.mouse(.wheel(.left), 40, at: 0, claim: .horizontal)
        #expect(replay.progress == 0 && outcome != .consumed)
    }

    @Test func whereNoDrawerOpensThatWayTheContentHasIt() {
        var replay = Replay()
        let outcome = replay.mouse(.wheel(.right), 40, at: 0)
        #expect(replay.progress == 0 && outcome != .consumed)
    }

    @Test(arguments: [(Key.escape, 1.0), (.left, 0.0)]) func keysTakeOver(key: Key, end: Double) {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 10, at: 0)
        replay.send(.key(KeyPress(key)), at: last + 5)
        #expect(!replay.drawer.isHeld && replay.drawers.deadline == nil)
        replay.tick(at: last + 2000)
        #expect(replay.progress == end)
    }

    @Test func aPressOnThePanelTakesOverWithoutAJump() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 10, at: 0)
        replay.press(20, at: last + 5)
        #expect(replay.cells == 40)
        replay.drag(25, at: last + 25)
        replay.tick(at: last + 300)
        #expect(replay.cells == 45)
    }

    @Test func aResizeInTheMiddleKeepsProgress() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 8, at: 0)
        let progress = replay.progress
        replay.send(.resize(Size(width: 160, height: 24)), at: last + 1)
        #expect(replay.progress == progress)
        replay.mouse(.wheel(.left), 40, at: last + 16)
        #expect(abs(replay.cells - (progress * 128 + 4)) < 1e-9)
    }
}
