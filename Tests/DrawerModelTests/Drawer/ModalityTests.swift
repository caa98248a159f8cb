import Testing

@testable import DrawerModel

/// From the first visible cell on, nothing outside the drawer gets a press, release or wheel.
struct ModalityTests {
    private let wheels: [MouseReport.Wheel] = [.up, .down]

    @Test func theWheelGoesToWhatIsUnderIt() {
        var replay = Replay()
        for wheel in wheels {
            let closed = replay.mouse(.wheel(wheel), 20, at: 0)
            #expect(closed == forwarded(.wheel(wheel), 20))
        }
        replay.key(.right, at: 1)
        replay.tick(at: 2000)
        for wheel in wheels {
            let panel = replay.mouse(.wheel(wheel), 63, at: 2001)
            let dim = replay.mouse(.wheel(wheel), 64, at: 2001)
            #expect(panel == forwarded(.wheel(wheel), 63, to: .menu(.left)))
            #expect(dim == .consumed)
        }
        #expect(replay.progress == 1)
    }

    @Test func theWheelFollowsTheMovingEdge() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 100)
        // 39.6 cells are out: column 39 has its middle inside, column 40 has not.
        let inside = replay.mouse(.wheel(.down), 39, at: 100)
        let outside = replay.mouse(.wheel(.down), 40, at: 100)
        #expect(inside == forwarded(.wheel(.down), 63, to: .menu(.left)))
        #expect(outside == .consumed)
    }

    @Test func aCellBelongsToThePanelWhenItsMiddleDoes() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 99)
        // 39.26 cells are out: not yet the middle of column 39, in which the panel's last would be.
        let inside = replay.mouse(.wheel(.down), 38, at: 99)
        let outside = replay.mouse(.wheel(.down), 39, at: 99)
        #expect(inside == forwarded(.wheel(.down), 62, to: .menu(.left)))
        #expect(outside == .consumed)
    }

    @Test func fromTheBeginningOfTheMovement() {
        var replay = Replay()
        replay.key(.right, at: 0)
        let press = replay.mouse(.press(.right), 20, at: 0)
        let wheel = replay.mouse(.wheel(.up), 20, at: 0)
        let release = replay.mouse(.release(.right), 20, at: 0)
        let move = replay.mouse(.move, 20, at: 0)
        #expect([press, wheel, release, move].allSatisfy { $0 == .consumed })
    }

    @Test func untilTheEndOfTheMovement() {
        var replay = Replay.open()
        replay.key(.left, at: 0)
        replay.tick(at: 200)
        #expect(replay.drawer.isSettling)
        let during = replay.mouse(.wheel(.up), 79, at: 200)
        let after = replay.mouse(.wheel(.up), 79, at: 2000)
        #expect(during == .consumed && after == forwarded(.wheel(.up), 79))
    }

    /// Content that holds a press when code opens a drawer gets no release any more.
    @Test(arguments: [MouseReport.Kind.drag(.left), .release(.left)])
    func thePressBelowAnOpeningDrawerIsCancelled(kind: MouseReport.Kind) {
        var replay = Replay()
        replay.press(20, at: 0)
        replay.move(to: .open, at: 10)
        let first = replay.mouse(kind, 20, 11, at: 20)
        #expect(first == forwarded(.cancel, 20, 11))
        let second = replay.release(20, 11, at: 30)
        #expect(second == .consumed && replay.drawer.target == .open)
    }

    /// The press may still become a pan, and counts from where the pointer was when it lost it.
    @Test func thePressBelowAScrubbedDrawerMovesItWithoutAJump() {
        var replay = Replay()
        replay.press(10, at: 0)
        replay.key(.right, .shift, at: 10)
        let first = replay.drag(15, at: 20)
        #expect(first == forwarded(.cancel, 15) && replay.cells == 1)
        replay.drag(19, at: 30)
        #expect(replay.cells == 5)
    }

    @Test func movesWithoutAButtonAreTheContentsWhileClosed() {
        var replay = Replay()
        let closed = replay.mouse(.move, 20, at: 0)
        replay.key(.right, at: 1)
        let open = replay.mouse(.move, 70, at: 2000)
        #expect(closed == forwarded(.move, 20) && open == .consumed)
    }

    @Test func theMenuKeepsAPressUntilItsRelease() {
        var replay = Replay.open()
        replay.press(20, at: 0)
        let drag = replay.drag(20, 14, at: 20)
        let outside = replay.drag(75, 20, at: 40)
        let release = replay.release(75, 20, at: 60)
        #expect(drag == forwarded(.drag(.left), 20, 14, to: .menu(.left)))
        #expect(outside == forwarded(.drag(.left), 75, 20, to: .menu(.left)))
        #expect(release == forwarded(.release(.left), 75, 20, to: .menu(.left)))
        #expect(replay.progress == 1 && replay.drawer.target == .open)
    }

    @Test func focusAndSizeAreToldToTheContentAlways() {
        var replay = Replay.open()
        let size = Size(width: 90, height: 30)
        let gained = replay.send(.focus(true), at: 0)
        let lost = replay.send(.focus(false), at: 1)
        let resized = replay.send(.resize(size), at: 2)
        #expect(gained == .forward(.content, .focus(true)))
        #expect(lost == .forward(.content, .focus(false)))
        #expect(resized == .forward(.content, .resize(size)))
        #expect(replay.told == [])
    }
}
