import Testing

@testable import DrawerModel

/// Shift and the arrows: one cell a press, held for as long as one likes.
struct ScrubTests {
    private func scrub(_ replay: inout Replay, _ key: Key, times: Int, at start: Double = 0) {
        for time in 0..<times {
            replay.send(.key(KeyPress(key, .shift)), at: start + Double(time) * 40)
        }
    }

    @Test func itMovesByACellAndHolds() {
        var replay = Replay()
        scrub(&replay, .right, times: 10)
        #expect(replay.cells == 10)
        scrub(&replay, .left, times: 3, at: 1000)
        replay.tick(at: 600_000)
        #expect(replay.cells == 7 && replay.drawer.isHeld && !replay.drawers.isAnimating)
    }

    @Test(arguments: [(10, 0.0), (40, 1.0)]) func enterSettlesByPosition(cells: Int, end: Double) {
        var replay = Replay()
        scrub(&replay, .right, times: cells)
        #expect(replay.send(.key(KeyPress(.enter)), at: 5000) == .consumed)
        replay.tick(at: 8000)
        #expect(replay.progress == end && !replay.drawer.isHeld)
    }

    @Test func itStopsAtTheAnchors() {
        var replay = Replay.open()
        scrub(&replay, .right, times: 5)
        #expect(replay.progress == 1 && !replay.drawer.isHeld)
        scrub(&replay, .left, times: 70, at: 1000)
        #expect(replay.progress == 0)
        scrub(&replay, .right, times: 1, at: 5000)
        #expect(replay.cells == 1)
    }

    @Test(arguments: [(Key.right, 1.0), (.left, 0.0), (.escape, 0.0)])
    func otherKeysSettleIt(key: Key, end: Double) {
        var replay = Replay()
        scrub(&replay, .right, times: 30)
        replay.send(.key(KeyPress(key)), at: 3000)
        replay.tick(at: 6000)
        #expect(replay.progress == end)
    }

    @Test func aPressCatchesItAndATapBesideItCloses() {
        var replay = Replay()
        scrub(&replay, .right, times: 30)
        replay.press(10, at: 3000)
        replay.drag(15, at: 3020)
        #expect(replay.cells == 35)
        replay.release(15, at: 3400)
        replay.tick(at: 6000)
        #expect(replay.progress == 1)

        var other = Replay()
        scrub(&other, .right, times: 30)
        other.press(60, at: 3000)
        other.release(60, at: 3050)
        other.tick(at: 6000)
        #expect(other.progress == 0)
    }

    @Test func aLockedDrawerDoesNotMove() {
        var locked = DrawerConfiguration()
        locked.lock = .lockedClosed
        var replay = Replay([locked])
        scrub(&replay, .right, times: 3)
        #expect(replay.progress == 0)
    }

    @Test func timeThatGoesBackByAFrameMovesNothingBack() {
        var replay = Replay()
        replay.send(.key(KeyPress(.right)), at: 0)
        replay.tick(at: 117)
        let seen = replay.cells
        replay.press(1, at: 101)
        #expect(replay.cells == seen && replay.drawer.isHeld)
    }

    @Test(arguments: [(10, Anchor.closed), (50, .open)])
    func releasedWithoutMovingItGoesToTheNearest(cells: Int, end: Anchor) {
        var replay = Replay()
        scrub(&replay, .right, times: cells)
        let outcome = replay.press(3, at: 3000)
        #expect(outcome == .consumed && replay.cells == Double(cells) && replay.drawer.isHeld)
        replay.release(3, at: 3100)
        replay.tick(at: 6000)
        #expect(replay.progress == end.progress)
    }

    @Test func toggleTakesOver() {
        var replay = Replay()
        scrub(&replay, .right, times: 30)
        replay.toggle(at: 3000)
        #expect(replay.drawer.target == .open && replay.drawer.isSettling)
        replay.tick(at: 6000)
        // Enter is not the scrub's any more.
        let enter = replay.key(.enter, at: 6001)
        #expect(replay.progress == 1)
        #expect(enter == .forward(.menu(.left), .key(KeyPress(.enter))))
    }

    @Test func aDragBesideItTakesItFromWhereItIs() {
        var replay = Replay()
        scrub(&replay, .right, times: 30)
        replay.press(60, at: 3000)
        replay.drag(59, at: 3020)
        replay.drag(49, at: 3040)
        #expect(replay.cells == 20 && replay.drawer.isHeld)
    }

    @Test func aSwipeTakesItFromWhereItIs() {
        var replay = Replay()
        scrub(&replay, .right, times: 30)
        replay.mouse(.wheel(.left), 40, at: 3000)
        #expect(replay.cells == 34)
        replay.tick(at: 3120)
        #expect(!replay.drawer.isHeld && replay.drawer.isSettling)
    }

    /// Shift and an arrow catch a moving drawer, and take it out of a hand.
    @Test func itCatches() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 100)
        let seen = replay.cells
        replay.key(.left, .shift, at: 100)
        replay.tick(at: 5000)
        #expect(isNear(replay.cells, seen - 1) && replay.drawer.isHeld)

        var held = Replay()
        held.press(0, at: 0)
        held.drag(1, at: 20)
        held.drag(21, at: 40)
        held.key(.right, .shift, at: 60)
        held.drag(50, at: 80)
        held.release(50, at: 100)
        #expect(held.cells == 21 && held.drawer.isHeld)
    }

    @Test func aResizeKeepsItsProgressAndTheNextCellIsOfTheNewSize() {
        var replay = Replay()
        scrub(&replay, .right, times: 32)
        replay.resize(40, at: 3000)
        #expect(replay.progress == 0.5 && replay.drawer.isHeld)
        replay.key(.right, .shift, at: 3100)
        #expect(isNear(replay.cells, 17))
    }

    @Test func theFocusMayComeAndGo() {
        var replay = Replay()
        scrub(&replay, .right, times: 9)
        replay.send(.focus(false), at: 3000)
        replay.send(.focus(true), at: 9000)
        #expect(replay.cells == 9 && replay.drawer.isHeld)
    }
}
