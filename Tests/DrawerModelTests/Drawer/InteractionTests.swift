import Testing

@testable import DrawerModel

/// Transitions that code scrubs.
struct InteractionTests {
    private func at(_ milliseconds: Double) -> Timestamp { Timestamp(milliseconds: milliseconds) }

    @Test func codeScrubsAndFinishes() {
        var replay = Replay()
        replay.drawers.begin(.left, at: at(0))
        #expect(replay.drawer.interactor.hasStarted && replay.progress == 0)
        replay.drawers.update(.left, progress: 0.25, at: at(10))
        #expect(replay.progress == 0.25 && !replay.drawer.interactor.shouldFinish)
        replay.drawers.update(.left, progress: 0.75, at: at(20))
        #expect(replay.drawer.interactor.shouldFinish)
        replay.drawers.update(.left, progress: 0.1, at: at(30))
        replay.drawers.finish(.left, at: at(40))
        #expect(replay.drawer.target == .open && !replay.drawer.interactor.hasStarted)
        #expect(isNear(replay.progress, 0.1))
    }

    @Test func cancelledItGoesBack() {
        var replay = Replay.open()
        replay.drawers.begin(.left, at: at(0))
        replay.drawers.update(.left, progress: 0.9, at: at(10))
        #expect(isNear(replay.progress, 0.1))
        replay.drawers.cancel(.left, at: at(20))
        #expect(replay.drawer.target == .open)
    }

    @Test func anotherHandEndsIt() {
        var replay = Replay()
        replay.drawers.begin(.left, at: at(0))
        replay.drawers.update(.left, progress: 0.5, at: at(10))
        replay.key(.left, at: 20)
        #expect(replay.drawer.target == .closed && !replay.drawer.isHeld)
        replay.drawers.update(.left, progress: 0.9, at: at(20))
        replay.drawers.finish(.left, at: at(20))
        #expect(replay.drawer.target == .closed && isNear(replay.progress, 0.5))
    }

    @Test func begunOnItsWayItGoesOnFromThere() {
        var replay = Replay()
        #expect(replay.drawers.begin(.left, at: at(0)) == 0)
        replay.toggle(at: 0)
        replay.tick(at: 100)
        // On its way to open: what is left of that is what the transition to closed has done.
        let before = replay.progress
        let done = replay.drawers.begin(.left, at: at(100))
        #expect(before > 0.1 && isNear(done, 1 - before) && isNear(replay.progress, before))
        replay.drawers.update(.left, progress: done, at: at(110))
        #expect(isNear(replay.progress, before))
    }

    @Test func aPointerTakesItOver() {
        var replay = Replay()
        replay.drawers.begin(.left, at: at(0))
        replay.drawers.update(.left, progress: 0.5, at: at(10))
        replay.press(20, at: 20)
        #expect(replay.drawers.isDriven(.left))
        replay.drag(24, at: 40)
        #expect(!replay.drawers.isDriven(.left))
        let held = replay.progress
        replay.drawers.update(.left, progress: 0.9, at: at(50))
        replay.drawers.finish(.left, at: at(50))
        #expect(replay.progress == held && replay.drawer.isHeld)
    }

    @Test func itKeepsItsMeasureThroughAResize() {
        var replay = Replay()
        replay.drawers.begin(.left, at: at(0))
        replay.drawers.update(.left, progress: 0.5, at: at(10))
        replay.resize(40, at: 20)
        #expect(isNear(replay.progress, 0.5))
        replay.drawers.update(.left, progress: 0.75, at: at(30))
        #expect(isNear(replay.progress, 0.75))
    }

    @Test func itSaysWhetherItIsDriven() {
        var replay = Replay([DrawerConfiguration(), DrawerConfiguration(edge: .right)])
        #expect(!replay.drawers.isDriven(.left))
        replay.drawers.begin(.left, at: at(0))
        #expect(replay.drawers.isDriven(.left) && !replay.drawers.isDriven(.right))
        replay.drawers.begin(.right, at: at(10))
        #expect(!replay.drawers.isDriven(.left) && replay.drawers.isDriven(.right))
        replay.drawers.finish(.right, at: at(20))
        #expect(!replay.drawers.isDriven(.right))
    }

    @Test func thePointerEndsItToo() {
        var replay = Replay()
        replay.drawers.begin(.left, at: at(0))
        replay.drawers.update(.left, progress: 0.5, at: at(10))
        replay.press(40, at: 20)
        replay.drag(41, at: 30)
        replay.drag(45, at: 40)
        #expect(replay.cells == 36)
        replay.drawers.update(.left, progress: 0.1, at: at(50))
        replay.drawers.cancel(.left, at: at(60))
        #expect(replay.cells == 36 && replay.drawer.isHeld)
    }

    @Test func unknownEdgesAndLateCallsDoNothing() {
        var replay = Replay()
        replay.drawers.begin(.top, at: at(0))
        replay.drawers.update(.left, progress: 0.5, at: at(10))
        replay.drawers.finish(.left, at: at(20))
        replay.drawers.cancel(.top, at: at(30))
        #expect(replay.progress == 0 && !replay.drawer.isOut)
    }
}
