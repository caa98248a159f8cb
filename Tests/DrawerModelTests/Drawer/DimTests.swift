import Testing

@testable import DrawerModel

/// Presses beside an open drawer, whose panel covers columns 0...63.
struct DimTests {
    @Test func aTapClosesOnRelease() {
        var replay = Replay.open()
        let press = replay.press(64, at: 0)
        replay.tick(at: 200)
        #expect(press == .consumed && replay.told == [] && replay.progress == 1)
        let release = replay.release(64, at: 300)
        #expect(release == .consumed)
        #expect(replay.told == [.willClose(.left), .animationBegan(.left)])
    }

    @Test(arguments: [(0.9, 0.0, true), (0, -0.9, true), (1, 0, false), (0, 1, false)])
    func aTapMovesLessThanACell(x: Double, y: Double, closes: Bool) {
        var replay = Replay.open()
        replay.press(70, 10, at: 0)
        replay.release(70 + x, 10 + y, at: 100)
        #expect(replay.drawer.target == (closes ? .closed : .open))
    }

    @Test func aWayThereAndBackIsNoTap() {
        var replay = Replay.open()
        replay.press(70, at: 0)
        replay.drag(70, 11, at: 20)
        replay.drag(70, 10, at: 40)
        replay.release(70, 10, at: 60)
        #expect(replay.drawer.target == .open && replay.told == [])
    }

    @Test func aDragFromTheDimMovesTheDrawer() {
        var replay = Replay.open()
        replay.press(70, at: 0)
        replay.drag(69, at: 20)
        replay.drag(30, at: 40)
        #expect(isNear(replay.cells, 25))
        replay.release(30, at: 50)
        #expect(replay.drawer.target == .closed)
        #expect(replay.outcomes.allSatisfy { $0 == .consumed })
    }

    @Test(arguments: [MouseReport.Button.right, .middle])
    func otherButtonsDoNothing(button: MouseReport.Button) {
        var replay = Replay.open()
        replay.mouse(.press(button), 70, at: 0)
        replay.mouse(.release(button), 70, at: 50)
        #expect(replay.told == [] && replay.outcomes == [.consumed, .consumed])
    }

    @Test func aTapOnThePanelIsTheMenus() {
        var replay = Replay.open()
        let press = replay.press(63, at: 0)
        let release = replay.release(63, at: 50)
        #expect(press == forwarded(.press(.left), 63, to: .menu(.left)))
        #expect(release == forwarded(.release(.left), 63, to: .menu(.left)))
        #expect(replay.drawer.target == .open)
    }

    @Test func aTapThatFocusLossInterruptsDoesNothing() {
        var replay = Replay.open()
        replay.press(70, at: 0)
        replay.send(.focus(false), at: 10)
        replay.release(70, at: 20)
        #expect(replay.drawer.target == .open && replay.told == [])
    }
}
