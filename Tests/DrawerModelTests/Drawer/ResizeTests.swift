import Testing

@testable import DrawerModel

/// A resize keeps the progress, and never closes.
struct ResizeTests {
    @Test(arguments: [(120, 96), (40, 32), (10, 8), (1, 1)])
    func anOpenDrawerStaysOpen(width: Int, length: Int) {
        var replay = Replay.open()
        replay.resize(width, at: 0)
        #expect(replay.progress == 1 && replay.drawer.length == length)
        #expect(replay.drawer.boundary == Double(length))
        #expect(replay.told == [] && replay.drawers.happened == [])
        #expect(replay.drawers.screen == Size(width: width, height: 24))
    }

    @Test func aClosedOneStaysClosed() {
        var replay = Replay()
        replay.resize(200, at: 0)
        #expect(replay.progress == 0 && !replay.drawer.isOut && replay.told == [])
    }

    @Test func aMovingDrawerGoesOn() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 80)
        var undisturbed = replay
        let before = replay.drawer
        replay.resize(40, at: 80)
        #expect(replay.progress == before.progress)
        // In cells it is half as fast, as it is half as long.
        #expect(replay.drawer.velocity == before.velocity && replay.drawer.length == 32)
        replay.tick(at: 120)
        undisturbed.tick(at: 120)
        #expect(replay.progress == undisturbed.progress)
        replay.tick(at: 2000)
        #expect(replay.progress == 1)
        #expect(replay.told.count { $0 == .animationBegan(.left) } == 1)
    }

    /// The hand keeps what it holds: the same progress, cell for cell from there on.
    @Test func aLiveDragIsAnchoredAnew() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(33, at: 40)
        #expect(isNear(replay.progress, 0.5))
        replay.resize(40, at: 60)
        #expect(isNear(replay.progress, 0.5) && replay.drawer.isHeld)
        replay.drag(35, at: 80)
        #expect(isNear(replay.cells, 18))
        replay.resize(160, at: 100)
        #expect(isNear(replay.progress, 18 / 32))
        replay.drag(25, at: 120)
        #expect(isNear(replay.cells, 62))
        replay.release(25, at: 1000)
        replay.tick(at: 3000)
        #expect(replay.progress == 0)
    }

    @Test func aStretchedDragKeepsItsShownPlace() {
        var replay = Replay.open()
        replay.press(20, at: 0)
        replay.drag(21, at: 20)
        replay.drag(37, at: 40)
        let shown = replay.progress
        replay.resize(160, at: 60)
        #expect(isNear(replay.progress, shown))
        replay.drag(37, 11, at: 80)
        #expect(isNear(replay.progress, shown))
    }

    /// Where there is no room left beside the drawer, it is no longer stretched.
    @Test func stretchedBeyondTheNewScreenItIsCutToIt() {
        var whole = DrawerConfiguration()
        whole.size = .cells(40)
        var replay = Replay.open(of: [whole])
        replay.press(20, at: 0)
        replay.drag(21, at: 20)
        replay.drag(60, at: 40)
        #expect(replay.progress > 1.3)
        replay.resize(42, at: 60)
        #expect(isNear(replay.progress, 1 + 0.999 * 2 / 40))
        replay.resize(40, at: 80)
        #expect(replay.progress == 1 && replay.drawer.isHeld)
        replay.release(60, at: 100)
        replay.tick(at: 2000)
        #expect(replay.progress == 1 && replay.drawer.settled == .open)
    }

    @Test func aPressUnderWayStillBecomesAPan() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.resize(40, at: 10)
        replay.drag(1, at: 20)
        replay.drag(9, at: 30)
        #expect(isNear(replay.cells, 8))
    }

    @Test func aTapSurvivesAResize() {
        var replay = Replay.open()
        replay.press(75, at: 0)
        replay.resize(90, at: 10)
        replay.release(75, at: 20)
        #expect(replay.drawer.target == .closed)
    }
}
