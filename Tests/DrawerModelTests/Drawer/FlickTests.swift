import Testing

@testable import DrawerModel

/// What a drawer makes of the speed at the release, at the rates of real terminals.
struct FlickTests {
    private func place(_ x: Double) -> Location { Location(x: x, y: 10) }

    @Test(arguments: [30.0, 60, 125, 1000]) func aFlickOfAFewCellsOpens(rate: Double) {
        for cells in [3.0, 4, 6, 10] {
            var replay = Replay()
            replay.press(0, at: 0)
            replay.glide(from: place(0), to: place(cells), at: 0, over: 8 * cells, rate: rate)
            replay.release(cells, at: 8 * cells + 4)
            #expect(replay.drawer.target == .open, "\(cells) cells at \(rate)")
            #expect(replay.drawer.velocity > 0)
            replay.tick(at: 3000)
            #expect(replay.progress == 1)
        }
    }

    @Test(arguments: [30.0, 60, 125, 1000]) func aFlickOfAFewCellsCloses(rate: Double) {
        for cells in [3.0, 4, 6, 10] {
            var replay = Replay.open()
            replay.press(50, at: 0)
            replay.glide(from: place(50), to: place(50 - cells), at: 0, over: 8 * cells, rate: rate)
            replay.release(50 - cells, at: 8 * cells + 4)
            #expect(replay.drawer.target == .closed, "\(cells) cells at \(rate)")
        }
    }

    /// All of a flick may come in one report.
    @Test func aFlickInOneReportOpens() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(6, at: 30)
        replay.release(6, at: 34)
        // All but the slop has moved the drawer.
        #expect(replay.drawer.target == .open && isNear(replay.cells, 5))
    }

    @Test func theSpringStartsWithTheHandsSpeed() {
        var replay = Replay()
        replay.press(0, at: 0)
        for step in 1...10 { replay.drag(Double(step) * 2, at: Double(step) * 16) }
        let shown = replay.progress
        replay.release(20, at: 160)
        #expect(replay.progress == shown)
        // 125 cells a second.
        #expect(isNear(replay.drawer.velocity * 64, 125, within: 1e-3))
        replay.tick(at: 161)
        #expect(isNear((replay.progress - shown) * 64, 0.125, within: 0.03))
    }

    /// With the rubber band taut the drawer moves less than the hand, and starts so.
    @Test func theSpeedIsTheShownOne() {
        var replay = Replay.open()
        replay.press(10, at: 0)
        for step in 1...20 { replay.drag(10 + Double(step) * 2, at: Double(step) * 16) }
        replay.release(50, at: 320)
        let stretched = 0.55 / (0.55 * 39 / 16 + 1) / (0.55 * 39 / 16 + 1)
        #expect(isNear(replay.drawer.velocity * 64, 125 * stretched, within: 0.01))
        #expect(replay.drawer.target == .open)
    }

    @Test(arguments: [30.0, 60, 125]) func heldBeforeReleaseItIsNoFlick(rate: Double) {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.glide(from: place(0), to: place(20), at: 0, over: 100, rate: rate)
        replay.release(20, at: 500)
        #expect(replay.drawer.target == .closed)
        #expect(abs(replay.drawer.velocity) * 64 < 3)
    }

    @Test(arguments: [30.0, 60, 125]) func aReversalCounts(rate: Double) {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.glide(from: place(0), to: place(47), at: 0, over: 300, rate: rate)
        replay.glide(from: place(47), to: place(39), at: 300, over: 120, rate: rate)
        #expect(replay.progress > 0.5)
        replay.release(39, at: 424)
        #expect(replay.drawer.target == .closed, "at \(rate)")
    }

    @Test(arguments: [30.0, 60, 125]) func aReversalTowardOpenCounts(rate: Double) {
        var replay = Replay.open()
        replay.press(60, at: 0)
        replay.glide(from: place(60), to: place(13), at: 0, over: 300, rate: rate)
        replay.glide(from: place(13), to: place(21), at: 300, over: 120, rate: rate)
        #expect(replay.progress < 0.5)
        replay.release(21, at: 424)
        #expect(replay.drawer.target == .open, "at \(rate)")
    }

    @Test func aSlowDragIsNoFlick() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.glide(from: place(0), to: place(24), at: 0, over: 2400)
        replay.release(24, at: 2404)
        #expect(replay.drawer.target == .closed)
    }

    /// However fast, it has arrived when its edge reaches the screen's.
    @Test func thrownShutItStopsAtTheEdge() {
        var replay = Replay.open()
        replay.press(60, at: 0)
        for (x, time) in [(43.0, 10.0), (26, 20), (10, 30)] { replay.drag(x, at: time) }
        replay.release(10, at: 31)
        #expect(isNear(replay.cells, 15) && replay.drawer.velocity * 64 < -1600)
        replay.tick(at: 36)
        #expect(replay.progress > 0 && replay.drawers.isAnimating)
        replay.tick(at: 51)
        #expect(replay.progress == 0 && !replay.drawers.isAnimating)
        #expect(replay.told.last == .didClose(.left))
    }

    /// A narrow drawer is flicked by the same rule.
    @Test(arguments: [30.0, 60, 125]) func aNarrowDrawerOpensByAFlick(rate: Double) {
        var narrow = DrawerConfiguration()
        narrow.size = .cells(12)
        var replay = Replay([narrow])
        replay.press(0, at: 0)
        replay.glide(from: place(0), to: place(4), at: 0, over: 120, rate: rate)
        replay.release(4, at: 124)
        #expect(replay.drawer.target == .open)
    }
}
