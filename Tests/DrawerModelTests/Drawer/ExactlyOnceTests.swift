import Testing

@testable import DrawerModel

/// Every animation that has begun ends once, before the next; `will` and `did` tell changes alone.
struct ExactlyOnceTests {
    @Test func aBusyMinute() {
        var replay = Replay()
        replay.key(.right, at: 0)
        replay.press(5, at: 60)
        replay.drag(9, at: 100)
        replay.release(9, at: 300)
        replay.key(.left, at: 350)
        replay.toggle(at: 400)
        replay.press(75, at: 430)
        replay.release(75, at: 440)
        replay.tick(at: 2000)
        #expect(
            replay.told == [
                // Right, caught, let go again in the lower half.
                .willOpen(.left), .animationBegan(.left),
                .animationEnded(.left, finished: false),
                // With 27 cells out it stands still: closed is nearer.
                .willClose(.left), .animationBegan(.left),
                // Left changes nothing; the call from code does, and so does the dim.
                .animationEnded(.left, finished: false), .willOpen(.left), .animationBegan(.left),
                .animationEnded(.left, finished: false), .willClose(.left),
                .animationBegan(.left),
                .animationEnded(.left, finished: true),
            ])
        #expect(replay.ledger.faults == [] && replay.ledger.began == 4)
        #expect(replay.drawer.settled == .closed && replay.progress == 0)
    }

    @Test func whatIsTakenOverDoesNotFinish() {
        for takeOver in 0..<4 {
            var replay = Replay()
            replay.move(to: .open, at: 0)
            replay.tick(at: 100)
            replay.forget()
            switch takeOver {
            case 0: replay.press(5, at: 100)
            case 1: replay.key(.escape, at: 100)
            case 2: replay.toggle(at: 100)
            default: replay.press(75, at: 100)
            }
            #expect(replay.told.first == .animationEnded(.left, finished: false))
            replay.release(5, at: 120)
            replay.tick(at: 3000)
            #expect(replay.told.count { $0 == .animationEnded(.left, finished: true) } == 1)
            #expect(replay.ledger.began == 2 && replay.ledger.ended == 2)
        }
    }

    /// A frame that comes long after the end tells it then, and no frame tells it again.
    @Test func theEndIsToldByTheFirstFrameAfterIt() {
        var replay = Replay()
        replay.move(to: .open, at: 0)
        replay.tick(at: 10_000)
        let end: [DrawerEvent] = [
            .animationEnded(.left, finished: true), .didOpen(.left), .progressed(.left, 1),
        ]
        #expect(replay.drawers.happened == end)
        replay.tick(at: 10_001)
        #expect(replay.drawers.happened == [])
    }

    @Test func progressIsToldOnlyWhenItChanges() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(1, at: 10)
        #expect(replay.drawers.happened == [])
        replay.drag(2, at: 20)
        #expect(replay.drawers.happened == [.panelNeeded(.left), .progressed(.left, 1 / 64)])
        replay.drag(2, 11, at: 30)
        #expect(replay.drawers.happened == [])
        replay.drag(0, 11, at: 40)
        #expect(replay.drawers.happened == [.progressed(.left, 0)])
        replay.drag(0, 12, at: 50)
        #expect(replay.drawers.happened == [])
    }

    /// A drag that comes to nothing tells no change of state.
    @Test func aDragThereAndBackTellsNoChange() {
        var replay = Replay.open()
        replay.press(50, at: 0)
        replay.drag(49, at: 20)
        replay.drag(40, at: 40)
        replay.drag(49, at: 60)
        replay.release(49, at: 500)
        replay.tick(at: 2000)
        #expect(replay.told == [] && replay.progress == 1)
    }
}
