import Testing

@testable import DrawerModel

/// A lock blocks gestures, in any phase; calls from code work in spite of it.
struct LockTests {
    private func locked(_ lock: DrawerLock) -> [DrawerConfiguration] {
        var configuration = DrawerConfiguration()
        configuration.lock = lock
        return [configuration]
    }

    @Test(arguments: [DrawerLock.lockedClosed, .lockedOpen])
    func nothingByHandOpensIt(lock: DrawerLock) {
        var replay = Replay(locked(lock))
        replay.press(0, at: 0)
        let drag = replay.drag(30, at: 20)
        let release = replay.release(30, at: 30)
        let arrow = replay.key(.right, at: 40)
        #expect(drag == forwarded(.drag(.left), 30))
        #expect(release == forwarded(.release(.left), 30))
        #expect(arrow == .forward(.content, .key(KeyPress(.right))))
        #expect(!replay.drawer.isOut && replay.told == [])
    }

    @Test(arguments: [DrawerLock.lockedClosed, .lockedOpen])
    func nothingByHandClosesIt(lock: DrawerLock) {
        var replay = Replay.open(of: locked(lock))
        replay.press(30, at: 0)
        let drag = replay.drag(3, at: 20)
        replay.release(3, at: 30)
        replay.press(70, at: 40)
        replay.release(70, at: 50)
        let escape = replay.key(.escape, at: 60)
        let arrow = replay.key(.left, at: 70)
        #expect(drag == forwarded(.drag(.left), 3, to: .menu(.left)))
        #expect(escape == .consumed)
        #expect(arrow == .forward(.menu(.left), .key(KeyPress(.left))))
        #expect(replay.progress == 1 && replay.told == [])
    }

    @Test func nothingByHandCatchesOrTurnsIt() {
        var replay = Replay(locked(.lockedOpen))
        replay.move(to: .open, at: 0)
        replay.tick(at: 100)
        replay.press(5, at: 100)
        replay.release(5, at: 110)
        replay.press(70, at: 120)
        replay.release(70, at: 130)
        #expect(replay.drawer.isSettling && replay.drawer.target == .open)
        #expect(replay.told == [.willOpen(.left), .animationBegan(.left)])
    }

    @Test(arguments: [DrawerLock.lockedClosed, .lockedOpen])
    func codeWorks(lock: DrawerLock) {
        var replay = Replay(locked(lock))
        replay.toggle(at: 0)
        replay.tick(at: 1000)
        #expect(replay.progress == 1)
        replay.move(to: .closed, at: 1001)
        replay.tick(at: 2000)
        #expect(replay.progress == 0 && replay.told.last == .didClose(.left))
    }

    /// The dim of a locked drawer is still in the way.
    @Test func itIsModalAllTheSame() {
        var replay = Replay.open(of: locked(.lockedOpen))
        let press = replay.press(70, at: 0)
        let release = replay.release(70, at: 10)
        let wheel = replay.mouse(.wheel(.up), 70, at: 20)
        #expect(press == .consumed && release == .consumed && wheel == .consumed)
    }
}
