import Testing

@testable import DrawerModel

/// A drag whose release never comes ends as a cancel: at the nearest end, without speed.
struct LostReleaseTests {
    /// A drag that has `cells` out, quick so that a release would be a flick.
    private func dragged(to cells: Double) -> Replay {
        var replay = Replay()
        replay.press(0, at: 0)
        for x in 1...Int(cells + 1) { replay.drag(Double(x), at: Double(x) * 5) }
        #expect(isNear(replay.cells, cells))
        replay.forget()
        return replay
    }

    private func expectCancelled(_ replay: Replay, at cells: Double) {
        #expect(!replay.drawer.isHeld)
        #expect(replay.drawer.target == (cells > 32 ? .open : .closed))
        #expect(isNear(replay.cells, cells) && replay.drawer.velocity == 0)
        var later = replay
        later.tick(at: 5000)
        #expect(later.progress == (cells > 32 ? 1 : 0))
    }

    @Test(arguments: [10.0, 25, 40]) func motionWithoutAButton(cells: Double) {
        var replay = dragged(to: cells)
        let outcome = replay.mouse(.move, 70, at: 400)
        #expect(outcome == .consumed)
        expectCancelled(replay, at: cells)
        // The late release means nothing.
        let release = replay.release(70, at: 401)
        #expect(release == .consumed)
    }

    @Test(arguments: [10.0, 25, 40]) func lossOfFocus(cells: Double) {
        var replay = dragged(to: cells)
        let outcome = replay.send(.focus(false), at: 400)
        #expect(outcome == .forward(.content, .focus(false)))
        expectCancelled(replay, at: cells)
        replay.drag(79, at: 401)
        #expect(!replay.drawer.isHeld)
    }

    /// The second press comes on top: it may catch the drawer, but never moves it.
    @Test(arguments: [10.0, 25, 40]) func aSecondPress(cells: Double) {
        var replay = dragged(to: cells)
        let outcome = replay.press(2, at: 400)
        #expect(outcome == .consumed && isNear(replay.cells, cells))
        #expect(replay.drawer.isHeld)
        replay.release(2, at: 500)
        expectCancelled(replay, at: cells)
    }

    @Test func aSecondPressOnTheDimCloses() {
        var replay = dragged(to: 40)
        replay.press(70, at: 400)
        #expect(isNear(replay.cells, 40) && replay.drawer.target == .closed)
    }

    @Test(arguments: [10.0, 25, 40]) func escape(cells: Double) {
        var replay = dragged(to: cells)
        let outcome = replay.key(.escape, at: 400)
        #expect(outcome == .consumed)
        expectCancelled(replay, at: cells)
        // What the button does until it comes up moves nothing.
        let drag = replay.drag(70, at: 401)
        let release = replay.release(70, at: 402)
        #expect(drag == .consumed && release == .consumed && !replay.drawer.isHeld)
    }

    @Test func escapeOnceMoreCloses() {
        var replay = dragged(to: 40)
        replay.key(.escape, at: 400)
        replay.key(.escape, at: 410)
        #expect(replay.drawer.target == .closed)
    }

    @Test func anArrowTakesTheDrawerFromTheHand() {
        var replay = dragged(to: 10)
        replay.key(.right, at: 400)
        #expect(replay.drawer.target == .open && replay.drawer.isSettling)
        let drag = replay.drag(2, at: 410)
        replay.release(2, at: 420)
        replay.tick(at: 2000)
        #expect(drag == .consumed && replay.progress == 1)
    }

    /// What took the drawer from the hand ended the drag: Escape then closes the drawer.
    @Test(arguments: [true, false]) func escapeAfterTheDragWasTakenOver(byKey: Bool) {
        var replay = dragged(to: 10)
        if byKey { replay.key(.right, at: 400) } else { replay.move(to: .open, at: 400) }
        replay.tick(at: 450)
        replay.key(.escape, at: 450)
        #expect(replay.drawer.target == .closed)
    }

    @Test func contentLearnsThatItsPressIsOver() {
        var replay = Replay()
        replay.press(20, at: 0)
        let moved = replay.mouse(.move, 22, at: 50)
        #expect(moved == forwarded(.cancel, 20))
        let late = replay.release(22, at: 60)
        #expect(late == .consumed)
    }

    @Test func aReleaseWithoutAPressMeansNothing() {
        var replay = Replay()
        let release = replay.release(20, at: 0)
        let drag = replay.drag(30, at: 10)
        #expect(release == .consumed && drag == .consumed && !replay.drawer.isOut)
    }
}
