import Testing

@testable import DrawerModel

/// Closing at once, whoever has the drawer and wherever it is.
struct DismissTests {
    private func dismiss(_ replay: inout Replay, at time: Double) {
        replay.call(at: time) { $0.dismiss(.left, at: $1) }
    }

    @Test func anOpenDrawerIsClosed() {
        var replay = Replay.open()
        dismiss(&replay, at: 0)
        #expect(replay.progress == 0 && !replay.drawer.isOut && replay.drawers.focus == .content)
        #expect(replay.told == [.willClose(.left), .didClose(.left)])
    }

    @Test func oneOnItsWayOutHasNotOpened() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 100)
        replay.forget()
        dismiss(&replay, at: 100)
        #expect(replay.progress == 0 && !replay.drawers.isAnimating)
        #expect(replay.told == [.animationEnded(.left, finished: false), .willClose(.left)])
    }

    @Test func oneOnItsWayInIsThereAtOnce() {
        var replay = Replay.open()
        replay.key(.left, at: 0)
        replay.tick(at: 50)
        replay.forget()
        dismiss(&replay, at: 50)
        #expect(replay.progress == 0)
        #expect(replay.told == [.animationEnded(.left, finished: false), .didClose(.left)])
    }

    @Test func theHandLosesIt() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(40, at: 40)
        dismiss(&replay, at: 50)
        let drag = replay.drag(60, at: 60)
        let release = replay.release(60, at: 80)
        #expect(drag == .consumed && release == .consumed && replay.progress == 0)
    }

    @Test func aClosedOneStaysAsItIs() {
        var replay = Replay()
        dismiss(&replay, at: 0)
        replay.call(at: 0) { $0.dismiss(.top, at: $1) }
        #expect(replay.told == [] && replay.panels == [] && !replay.drawer.isOut)
    }

    @Test func itsPanelIsDroppedWhereItIsNotKept() {
        var replay = Replay.open(of: DrawerPreset.sidePanels.configurations)
        dismiss(&replay, at: 0)
        #expect(replay.panels == [.panelDropped(.left)])
    }
}
