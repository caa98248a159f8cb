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

    @Test(arguments: [(Anchor.closed, MouseReport.Wheel.left), (.open, .right)])
    func notFarEnoughItGoesBack(start: Anchor, wheel: MouseReport.Wheel) {
        var replay = start == .closed ? Replay() : Replay.open()
        let last = swipe(&replay, wheel, steps: 3, at: 0, every: 110)
        replay.tick(at: last + 120)
        replay.tick(at: last + 2000)
        #expect(replay.progress == start.progress)
        #expect(!replay.told.contains(.didOpen(.left)) && !replay.told.contains(.didClose(.left)))
    }

    @Test func aFastOneOpensThoughItIsShort() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 3, at: 0)
        #expect(replay.cells == 12)
        replay.tick(at: last + 120)
        #expect(replay.drawer.target == .open)
    }

    @Test func itGoesOnAtTheSpeedOfItsLastSteps() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 8, at: 0)
        #expect(replay.drawers.deadline == Timestamp(milliseconds: last + 120))
        replay.tick(at: last + 120)
        // 4 columns in 16 ms.
        #expect(isNear(replay.drawer.velocity * 64, 250, within: 1e-3))
        #expect(replay.cells == 32 && replay.drawers.deadline == nil)
    }

    @Test func aLockedDrawerLeavesItToTheContent() {
        var locked = DrawerConfiguration()
        locked.lock = .lockedClosed
        var replay = Replay([locked])
        let outcome = replay.mouse(.wheel(.left), 40, at: 0)
        #expect(outcome == forwarded(.wheel(.left), 40) && !replay.drawer.isOut)
    }

    @Test func toggleTakesOver() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 10, at: 0)
        replay.toggle(at: last + 5)
        #expect(replay.drawer.target == .open && replay.drawer.isSettling && replay.cells == 40)
        replay.tick(at: last + 2000)
        #expect(replay.progress == 1)
    }

    @Test func aPressBesideItClosesIt() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 10, at: 0)
        replay.press(60, at: last + 5)
        #expect(replay.cells == 40 && replay.drawer.target == .closed)
        replay.tick(at: last + 2000)
        #expect(replay.progress == 0)
    }

    /// What comes out under the pointer may scroll sideways, but the swipe was there first.
    @Test func aClaimInTheMiddleDoesNotMatter() {
        var replay = Replay()
        let last = swipe(&replay, .left, steps: 5, at: 0)
        let outcome = replay.mouse(.wheel(.left), 5, at: last + 16, claim: .horizontal)
        #expect(outcome == .consumed && replay.cells == 24)
    }
}

/// What a trackpad goes on to report for a second or two when the fingers have left it.
struct WheelMomentumTests {
    /// Steps every 16 ms; what became of the last.
    private func roll(
        _ replay: inout Replay, _ wheel: MouseReport.Wheel, steps: Int, from start: Double
    ) -> DrawerSet.Outcome? {
        var outcome: DrawerSet.Outcome?
        for step in 0..<steps {
            outcome = replay.mouse(.wheel(wheel), 40, at: start + Double(step) * 16)
        }
        return outcome
    }

    @Test func ofAnOpeningSwipeMovesNothing() {
        var replay = Replay()
        _ = roll(&replay, .left, steps: 100, from: 0)
        #expect(replay.progress == 1 && !replay.drawer.isHeld)
        #expect(replay.told.count { $0 == .didOpen(.left) } == 1)
    }

    /// It neither scrolls the content nor brings the drawer of the other side.
    @Test func ofAClosingSwipeIsNobodys() {
        let both = [DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)]
        var replay = Replay.open(.left, of: both)
        let last = roll(&replay, .right, steps: 100, from: 0)
        #expect(last == .consumed && replay.drawers.front == nil)
        // After a silence it is a new swipe, and a turn is one at once.
        replay.mouse(.wheel(.right), 40, at: 99 * 16 + 120)
        #expect(replay.drawers.front?.edge == .right)
    }

    @Test func aTurnIsANewSwipe() {
        var replay = Replay.open()
        _ = roll(&replay, .right, steps: 100, from: 0)
        #expect(replay.progress == 0)
        _ = roll(&replay, .left, steps: 2, from: 1600)
        #expect(replay.cells == 8)
    }

    /// The arrow decides, though the steps go on.
    @Test func doesNotTakeTheDrawerBack() {
        var replay = Replay()
        _ = roll(&replay, .left, steps: 10, from: 0)
        replay.key(.left, at: 150)
        let last = roll(&replay, .left, steps: 60, from: 160)
        #expect(last == .consumed && replay.progress == 0 && replay.drawer.target == .closed)
    }
}
