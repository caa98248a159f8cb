import Testing

@testable import DrawerModel

/// Drags of the default drawer: 64 columns to go, 16 beside it.
struct DragTests {
    @Test func theEdgeFollowsThePointerCellForCell() {
        var replay = Replay()
        let press = replay.press(3, at: 0)
        #expect(press == forwarded(.press(.left), 3))
        let first = replay.drag(4, at: 20)
        #expect(first == forwarded(.drag(.left), 4) && !replay.drawer.isHeld)
        let second = replay.drag(5, at: 40)
        // The content is told that its press is over, and all but one cell of slop counts.
        #expect(second == forwarded(.cancel, 5))
        #expect(replay.drawer.isHeld && isNear(replay.cells, 1))
        for x in 6...60 {
            let outcome = replay.drag(Double(x), at: Double(x) * 20)
            #expect(outcome == .consumed)
            #expect(isNear(replay.cells, Double(x - 4)))
        }
        for x in (4...59).reversed() {
            replay.drag(Double(x), at: Double(200 - x) * 20)
            #expect(isNear(replay.cells, Double(x - 4)))
        }
        #expect(replay.told == [])
    }

    @Test func anOpenDrawerIsDraggedTheSameWay() {
        var replay = Replay.open()
        let press = replay.press(30, at: 0)
        #expect(press == forwarded(.press(.left), 30, to: .menu(.left)))
        let first = replay.drag(28, at: 20)
        // In the panel's own columns, of which the drawer has gone one.
        #expect(first == forwarded(.cancel, 29, to: .menu(.left)))
        replay.drag(9, at: 40)
        #expect(isNear(replay.cells, 44))
    }

    @Test(arguments: [(60.0, true), (33, true), (32, false), (31, false), (4, false)])
    func standingStillItGoesToTheNearestEnd(cells: Double, opens: Bool) {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.glide(
            from: Location(x: 0, y: 10), to: Location(x: cells + 1, y: 10), at: 0, over: 800)
        replay.release(cells + 1, at: 2000)
        #expect(replay.drawer.target == (opens ? .open : .closed))
        replay.tick(at: 4000)
        #expect(replay.progress == (opens ? 1 : 0))
        let end: DrawerEvent = opens ? .didOpen(.left) : .animationEnded(.left, finished: true)
        #expect(replay.told.last == end)
    }

    @Test(arguments: [(20.0, false), (31, false), (33, true), (60, true)])
    func theSameFromOpen(cells: Double, closes: Bool) {
        var replay = Replay.open()
        replay.press(63, at: 0)
        replay.glide(
            from: Location(x: 63, y: 10), to: Location(x: 62 - cells, y: 10), at: 0, over: 800)
        replay.release(62 - cells, at: 2000)
        replay.tick(at: 4000)
        #expect(replay.progress == (closes ? 0 : 1))
        #expect(replay.told.contains(.didClose(.left)) == closes)
    }

    @Test func theLeastTravelIsTwoCells() {
        for (reach, opens) in [(1.0, false), (2, true)] {
            var replay = Replay()
            replay.press(0, at: 0)
            replay.drag(1, at: 5)
            if reach == 2 { replay.drag(2, at: 9) }
            replay.release(reach, at: 10)
            #expect(replay.drawer.target == (opens ? .open : .closed))
        }
    }

    /// The stop at 0 swallows nothing: the edge leaves 0 when the pointer is back.
    @Test func theStopAtClosedIsHard() {
        var replay = Replay()
        replay.press(20, at: 0)
        replay.drag(21, at: 20)
        replay.drag(25, at: 40)
        replay.drag(10, at: 60)
        #expect(replay.progress == 0)
        replay.drag(21, at: 80)
        #expect(replay.progress == 0)
        replay.drag(22, at: 100)
        #expect(isNear(replay.cells, 1))
    }

    /// `x` cells past open become `(1 - 1/(0.55 x/16 + 1)) 16`.
    @Test func pastOpenItStretches() {
        var replay = Replay.open()
        replay.press(20, at: 0)
        replay.drag(21, at: 20)
        for (x, shown) in [(22.0, 0.53168), (29, 3.45098), (37, 5.67742), (53, 8.38095)] {
            replay.drag(x, at: x * 10)
            #expect(isNear(replay.cells - 64, shown, within: 1e-4))
        }
        replay.drag(21, at: 900)
        #expect(isNear(replay.progress, 1))
        replay.drag(37, at: 1000)
        replay.release(37, at: 2000)
        replay.tick(at: 4000)
        #expect(replay.progress == 1 && !replay.told.contains(.willClose(.left)))
    }

    /// From the other three sides the same, each with its own sense.
    @Test(arguments: [Edge.right, .top, .bottom]) func everySideWorks(edge: Edge) {
        var replay = Replay([DrawerConfiguration(edge: edge)])
        func place(_ way: Double) -> Location {
            switch edge {
            case .left: Location(x: way, y: 10)
            case .right: Location(x: 79 - way, y: 10)
            case .top: Location(x: 30, y: way)
            case .bottom: Location(x: 30, y: 23 - way)
            }
        }
        for (way, time) in [(0.0, 0.0), (1, 20), (7, 40), (15, 60)] {
            let kind: MouseReport.Kind = way == 0 ? .press(.left) : .drag(.left)
            replay.send(.mouse(MouseReport(kind, at: place(way))), at: time)
            #expect(isNear(replay.cells, max(0, way - 1)))
        }
        replay.send(.mouse(MouseReport(.release(.left), at: place(15))), at: 70)
        replay.tick(at: 2000)
        #expect(replay.told.last == .didOpen(edge))
    }

    @Test func theWrongWayMovesNothing() {
        var replay = Replay()
        replay.press(20, at: 0)
        let outcome = replay.drag(10, at: 20)
        #expect(outcome == forwarded(.drag(.left), 10) && !replay.drawer.isOut)
    }

    @Test func otherButtonsDragNothing() {
        var replay = Replay()
        replay.mouse(.press(.right), 3, at: 0)
        let outcome = replay.mouse(.drag(.right), 20, at: 20)
        #expect(outcome == forwarded(.drag(.right), 20) && !replay.drawer.isOut)
    }
}
