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

    @Test func unknownEdgesAndLateCallsDoNothing() {
        var replay = Replay()
        replay.drawers.begin(.top, at: at(0))
        replay.drawers.update(.left, progress: 0.5, at: at(10))
        replay.drawers.finish(.left, at: at(20))
        replay.drawers.cancel(.top, at: at(30))
        #expect(replay.progress == 0 && !replay.drawer.isOut)
    }
}
