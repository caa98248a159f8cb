import Testing

@testable import DrawerModel

struct KeyTests {
    @Test func rightOpens() {
        var replay = Replay()
        let outcome = replay.key(.right, at: 0)
        #expect(outcome == .consumed)
        #expect(replay.drawer.target == .open && replay.progress == 0)
        #expect(replay.told == [.willOpen(.left), .animationBegan(.left)])
        #expect(replay.drawers.focus == .menu(.left))
        replay.tick(at: 1000)
        #expect(replay.progress == 1 && replay.drawer.settled == .open)
        let end = [DrawerEvent.animationEnded(.left, finished: true), .didOpen(.left)]
        #expect(replay.told.dropFirst(2) == end[...])
    }

    /// A critically damped spring of response 0.30 s: `p = 1 - (1 + wt) exp(-wt)`.
    @Test(arguments: [(50.0, 0.2816), (100, 0.6190), (150, 0.8211), (200, 0.9213), (300, 0.9864)])
    func opensByItsSpring(time: Double, progress: Double) {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: time)
        #expect(isNear(replay.progress, progress, within: 1e-4))
    }

    @Test(arguments: [Key.left, .escape]) func leftAndEscapeClose(key: Key) {
        var replay = Replay.open()
        let outcome = replay.key(key, at: 0)
        #expect(outcome == .consumed)
        #expect(replay.told == [.willClose(.left), .animationBegan(.left)])
        #expect(replay.drawers.focus == .content)
        // Response 0.25 s.
        replay.tick(at: 100)
        #expect(isNear(replay.progress, 0.2846, within: 1e-4))
        replay.tick(at: 1000)
        #expect(replay.progress == 0)
        let end = [DrawerEvent.animationEnded(.left, finished: true), .didClose(.left)]
        #expect(replay.told.dropFirst(2) == end[...])
    }

    /// The opposite arrow turns the drawer round from where it is, at the speed that it has.
    @Test func theOppositeArrowTurnsItRound() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 90)
        let before = replay.drawer
        replay.key(.left, at: 90)
        #expect(replay.progress == before.progress)
        #expect(replay.drawer.velocity == before.velocity && before.velocity > 4)
        #expect(
            replay.told.dropFirst(2) == [
                .animationEnded(.left, finished: false), .willClose(.left), .animationBegan(.left),
            ])
        replay.tick(at: 95)
        #expect(replay.progress > before.progress)
        replay.tick(at: 2000)
        #expect(replay.progress == 0)
        #expect(replay.told.dropFirst(5) == [.animationEnded(.left, finished: true)])
    }

    @Test func anArrowTheSameWayChangesNothing() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.tick(at: 80)
        var undisturbed = replay
        replay.forget()
        let outcome = replay.key(.right, at: 81)
        #expect(outcome == .consumed && replay.told == [])
        undisturbed.tick(at: 120)
        replay.tick(at: 120)
        #expect(replay.progress == undisturbed.progress)
        replay.tick(at: 2000)
        replay.forget()
        let atRest = replay.key(.right, at: 2001)
        #expect(atRest == .consumed && replay.told == [] && replay.drawers.happened == [])
    }

    @Test func aHeldArrowOpensOnce() {
        var replay = Replay()
        for repeated in 0..<40 { replay.key(.right, at: Double(repeated) * 33) }
        replay.tick(at: 3000)
        #expect(replay.progress == 1)
        #expect(replay.told.count { $0 == .animationBegan(.left) } == 1)
    }

    @Test func whereNothingMovesTheArrowIsTheContents() {
        var replay = Replay()
        let left = replay.key(.left, at: 0)
        let shifted = replay.key(.right, .control, at: 1)
        #expect(left == .forward(.content, .key(KeyPress(.left))))
        #expect(shifted == .forward(.content, .key(KeyPress(.right, .control))))
        let escape = replay.key(.escape, at: 2)
        #expect(escape == .forward(.content, .key(KeyPress(.escape))))
        #expect(replay.told == [])
    }

    @Test func otherKeysGoWhereTheFocusIs() {
        var replay = Replay()
        let down = KeyPress(.down)
        let closed = replay.send(.key(down), at: 0)
        replay.key(.right, at: 1)
        let opening = replay.send(.key(down), at: 2)
        let pasted = replay.send(.paste("text"), at: 3)
        replay.tick(at: 1000)
        let open = replay.send(.key(down), at: 1001)
        replay.key(.left, at: 1002)
        let closing = replay.send(.key(down), at: 1003)
        #expect(closed == .forward(.content, .key(down)))
        #expect(opening == .forward(.menu(.left), .key(down)) && open == opening)
        #expect(pasted == .forward(.menu(.left), .paste("text")))
        #expect(closing == .forward(.content, .key(down)))
    }

    /// Plain Up and Down scroll, so drawers at the top and bottom use Alt.
    @Test(arguments: [(Edge.top, Key.down, Key.up), (.bottom, .up, .down)])
    func altMovesDrawersAtTopAndBottom(edge: Edge, opening: Key, closing: Key) {
        var replay = Replay([DrawerConfiguration(edge: edge)])
        let plain = replay.key(opening, at: 0)
        #expect(plain == .forward(.content, .key(KeyPress(opening))))
        replay.key(opening, .alt, at: 1)
        replay.tick(at: 1000)
        #expect(replay.progress == 1 && replay.drawer.length == 19)
        replay.key(closing, .alt, at: 1001)
        replay.tick(at: 2000)
        #expect(replay.progress == 0)
    }

    @Test func leftOpensARightDrawer() {
        var replay = Replay([DrawerConfiguration(edge: .right)])
        replay.key(.left, at: 0)
        replay.tick(at: 1000)
        #expect(replay.told.last == .didOpen(.right))
        replay.key(.right, at: 1001)
        replay.tick(at: 2000)
        #expect(replay.told.last == .didClose(.right))
    }
}
