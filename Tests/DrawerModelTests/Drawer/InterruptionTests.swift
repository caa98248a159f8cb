import Testing

@testable import DrawerModel

struct InterruptionTests {
    /// A default drawer that began to move 100 ms ago.
    private func moving(to anchor: Anchor) -> Replay {
        var replay = anchor == .open ? Replay() : Replay.open()
        replay.move(to: anchor, at: 0)
        replay.tick(at: 100)
        replay.forget()
        return replay
    }

    @Test(arguments: [Anchor.open, .closed]) func aPressCatchesWithoutMovingIt(anchor: Anchor) {
        var replay = moving(to: anchor)
        let caught = replay.progress
        let outcome = replay.press(5, at: 100)
        #expect(outcome == .consumed)
        #expect(replay.progress == caught)
        #expect(replay.drawer.isHeld && replay.drawer.velocity == 0)
        #expect(replay.told == [.animationEnded(.left, finished: false)])
        replay.tick(at: 5000)
        #expect(replay.progress == caught && !replay.drawers.isAnimating)
    }

    @Test(arguments: [Anchor.open, .closed]) func theDragGoesOnFromThere(anchor: Anchor) {
        var replay = moving(to: anchor)
        let caught = replay.cells
        replay.press(5, at: 100)
        // No slop: the first cell counts.
        let first = replay.drag(6, at: 120)
        #expect(first == .consumed && isNear(replay.cells, caught + 1))
        replay.drag(2, at: 140)
        #expect(isNear(replay.cells, caught - 3))
    }

    @Test(arguments: [Anchor.open, .closed]) func releasedWithoutMovingItGoesOn(anchor: Anchor) {
        var replay = moving(to: anchor)
        let caught = replay.progress
        replay.press(5, at: 100)
        replay.release(5, at: 900)
        #expect(replay.progress == caught && replay.drawer.target == anchor)
        replay.tick(at: 3000)
        #expect(replay.progress == anchor.progress)
        let did: DrawerEvent = anchor == .open ? .didOpen(.left) : .didClose(.left)
        let expected: [DrawerEvent] = [
            .animationEnded(.left, finished: false), .animationBegan(.left),
            .animationEnded(.left, finished: true), did,
        ]
        #expect(replay.told == expected)
    }

    @Test func movedByOneCellItStillGoesOn() {
        var replay = moving(to: .closed)
        replay.press(5, at: 100)
        replay.drag(6, at: 120)
        replay.release(6, at: 125)
        #expect(replay.drawer.target == .closed)
    }

    @Test func caughtAndThrownBackItTurns() {
        var replay = moving(to: .open)
        replay.press(30, at: 100)
        for step in 1...6 { replay.drag(30 - Double(step), at: 100 + Double(step) * 16) }
        replay.release(24, at: 200)
        #expect(replay.drawer.target == .closed && replay.drawer.velocity < 0)
        #expect(
            replay.told == [
                .animationEnded(.left, finished: false), .willClose(.left), .animationBegan(.left),
            ])
    }

    /// An overshot drawer is caught where it is shown, not where the hand would have pulled it.
    @Test func anOvershotDrawerIsCaughtInPlace() {
        var bouncy = DrawerConfiguration()
        bouncy.opening = .spring(Spring(response: 0.3, damping: 0.6))
        var replay = Replay([bouncy])
        replay.move(to: .open, at: 0)
        replay.tick(at: 187)
        let shown = replay.progress
        #expect(shown > 1.05)
        replay.press(5, at: 187)
        #expect(replay.progress == shown)
        replay.drag(5, 11, at: 200)
        #expect(isNear(replay.progress, shown))
        replay.drag(4, 11, at: 210)
        #expect(replay.progress < shown && replay.progress > 1)
    }

    /// Even one that has overshot over all the room beside it.
    @Test func aDrawerStretchedAllTheWayIsCaughtInPlace() {
        var narrow = DrawerConfiguration()
        narrow.size = .allBut(2)
        narrow.opening = .spring(Spring(response: 0.3, damping: 0.2))
        var replay = Replay([narrow])
        replay.move(to: .open, at: 0)
        replay.tick(at: 140)
        let shown = replay.progress
        #expect(shown > 1 && shown * 78 < 80)
        replay.press(5, at: 140)
        replay.drag(5, 11, at: 150)
        #expect(isNear(replay.progress, shown))
    }

    @Test func aPressOnTheDimTurnsItToClosed() {
        var replay = moving(to: .open)
        let before = replay.drawer
        let outcome = replay.press(70, at: 100)
        #expect(outcome == .consumed)
        #expect(replay.progress == before.progress)
        #expect(replay.drawer.velocity == before.velocity)
        #expect(replay.drawer.target == .closed && replay.drawer.isSettling)
        let release = replay.release(70, at: 150)
        #expect(release == .consumed)
        replay.tick(at: 2000)
        #expect(replay.progress == 0 && replay.drawer.settled == .closed)
    }

    @Test func aPressOnTheDimLeavesItClosing() {
        var replay = moving(to: .closed)
        replay.press(70, at: 100)
        #expect(replay.told == [] && replay.drawer.target == .closed)
    }

    @Test func aPressAfterTheAnimationIsAnOrdinaryOne() {
        var replay = moving(to: .open)
        let outcome = replay.press(5, at: 4000)
        #expect(outcome == forwarded(.press(.left), 5, to: .menu(.left)))
        #expect(replay.progress == 1 && !replay.drawer.isHeld)
    }

    @Test func onlyTheLeftButtonCatches() {
        var replay = moving(to: .open)
        let outcome = replay.mouse(.press(.right), 5, at: 100)
        // 39.6 of the 64 columns are out: the panel's own column 29 is shown in column 5.
        #expect(outcome == forwarded(.press(.right), 29, to: .menu(.left)))
        #expect(replay.drawer.isSettling)
    }
}
