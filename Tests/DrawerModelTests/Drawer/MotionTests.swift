import Testing

@testable import DrawerModel

/// Reduced motion and none: progress given by hand still follows the hand.
struct MotionTests {
    private func replay(_ motion: Motion, isOpen: Bool = false) -> Replay {
        var configuration = DrawerConfiguration()
        configuration.motion = motion
        return isOpen ? Replay.open(of: [configuration]) : Replay([configuration])
    }

    @Test func withoutMotionItIsThereAtOnce() {
        var replay = replay(.none)
        replay.key(.right, at: 0)
        #expect(replay.progress == 1 && !replay.drawers.isAnimating)
        let opened: [DrawerEvent] = [
            .willOpen(.left), .animationBegan(.left), .animationEnded(.left, finished: true),
            .didOpen(.left),
        ]
        #expect(replay.told == opened)
        #expect(replay.drawers.happened == [.panelNeeded(.left)] + opened + [.progressed(.left, 1)])
        replay.key(.escape, at: 1)
        #expect(replay.progress == 0 && replay.drawer.settled == .closed)
    }

    @Test(arguments: [Motion.reduced, .none]) func theHandIsFollowed(motion: Motion) {
        var replay = replay(motion)
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        for x in 2...50 {
            replay.drag(Double(x), at: Double(x) * 20)
            #expect(isNear(replay.drawer.boundary, Double(x - 1)))
        }
        replay.release(50, at: 2000)
        #expect(replay.drawer.boundary == 64 && replay.drawer.target == .open)
        replay.tick(at: 4000)
        #expect(replay.progress == 1)
    }

    /// The panel is there at once, and only the dim fades.
    @Test func reducedMotionFadesTheDim() throws {
        var replay = replay(.reduced)
        replay.key(.right, at: 0)
        replay.tick(at: 100)
        let opening = try #require(Stage(replay.drawer))
        #expect(opening.boundary == 64)
        #expect(isNear(opening.dim, 0.5 * 0.6190, within: 1e-4))
        replay.tick(at: 1000)
        replay.key(.left, at: 1000)
        replay.tick(at: 1100)
        let closing = try #require(Stage(replay.drawer))
        #expect(closing.boundary == 0)
        #expect(isNear(closing.dim, 0.5 * 0.2846, within: 1e-4))
        replay.tick(at: 2000)
        #expect(Stage(replay.drawer) == nil)
    }

    /// A panel is caught where it is shown.
    @Test func reducedMotionIsCaughtInPlace() {
        var replay = replay(.reduced)
        replay.key(.right, at: 0)
        replay.tick(at: 100)
        replay.press(60, at: 100)
        #expect(replay.drawer.boundary == 64 && replay.drawer.isHeld)
        replay.drag(50, at: 120)
        #expect(isNear(replay.drawer.boundary, 54))
    }

    @Test func reducedMotionIsTappedWhereItIsShown() {
        var replay = replay(.reduced)
        replay.key(.right, at: 0)
        let panel = replay.mouse(.wheel(.up), 63, at: 10)
        let dim = replay.mouse(.wheel(.up), 64, at: 10)
        #expect(panel == forwarded(.wheel(.up), 63, to: .menu(.left)) && dim == .consumed)
    }
}
