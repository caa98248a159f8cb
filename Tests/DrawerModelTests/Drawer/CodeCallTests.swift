import Testing

@testable import DrawerModel

/// Calls from code retarget from where the drawer is: never dropped, never queued.
struct CodeCallTests {
    @Test func toggleInFlightTurnsItRound() {
        var replay = Replay()
        var lastProgress = 0.0
        for (index, time) in [0.0, 70, 110, 190].enumerated() {
            replay.tick(at: time)
            let before = replay.drawer
            replay.toggle(at: time)
            #expect(isNear(replay.progress, before.progress))
            #expect(isNear(replay.drawer.velocity, before.velocity))
            #expect(replay.drawer.target == (index.isMultiple(of: 2) ? .open : .closed))
            #expect(replay.progress != lastProgress || index == 0)
            lastProgress = replay.progress
        }
        replay.tick(at: 3000)
        #expect(replay.progress == 0 && replay.drawer.settled == .closed)
        #expect(!replay.told.contains(.didOpen(.left)) && !replay.told.contains(.didClose(.left)))
        #expect(replay.told.count { $0 == .animationEnded(.left, finished: true) } == 1)
        #expect(replay.told.count { $0 == .animationEnded(.left, finished: false) } == 3)
    }

    @Test func aCallForNoDrawerTellsNothing() {
        var replay = Replay()
        replay.move(to: .open, at: 0)
        replay.toggle(.bottom, at: 0)
        #expect(replay.drawers.happened == [] && replay.ledger.faults == [])
    }

    @Test func manyTogglesAtOnceCountEach() {
        var replay = Replay()
        for _ in 0..<7 { replay.toggle(at: 50) }
        #expect(replay.drawer.target == .open)
        replay.tick(at: 2000)
        #expect(replay.progress == 1 && replay.ledger.began == replay.ledger.ended)
    }

    @Test func askingForWhatIsTellsNothing() {
        var replay = Replay()
        replay.move(to: .closed, at: 0)
        #expect(replay.drawers.happened == [])
        replay.move(to: .open, at: 10)
        replay.tick(at: 60)
        replay.forget()
        replay.move(to: .open, at: 60)
        #expect(replay.drawers.happened == [])
        replay.tick(at: 2000)
        replay.move(to: .open, at: 2001)
        replay.tick(at: 2002)
        #expect(replay.drawers.happened == [])
    }

    @Test(arguments: [Anchor.open, .closed]) func aCallTakesTheDrawerFromTheHand(anchor: Anchor) {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(25, at: 40)
        replay.move(to: anchor, at: 60)
        #expect(isNear(replay.cells, 24) && replay.drawer.isSettling && !replay.drawer.isHeld)
        let drag = replay.drag(50, at: 61)
        let release = replay.release(50, at: 62)
        #expect(drag == .consumed && release == .consumed)
        replay.tick(at: 3000)
        #expect(replay.progress == anchor.progress)
    }

    @Test func toggleWhileHeldGoesTheOtherWay() {
        var replay = Replay.open()
        replay.press(60, at: 0)
        replay.drag(59, at: 20)
        replay.drag(55, at: 40)
        replay.toggle(at: 60)
        #expect(replay.drawer.target == .closed && replay.drawer.isSettling)
    }

    @Test func anUnknownEdgeIsIgnored() {
        var replay = Replay()
        replay.move(.right, to: .open, at: 0)
        replay.toggle(.top, at: 1)
        #expect(replay.told == [] && replay.drawers[.right] == nil)
    }

    @Test func aTapIsNotTakenForTheNextDrawer() {
        var replay = Replay.open()
        replay.press(70, at: 0)
        replay.move(to: .closed, at: 10)
        replay.tick(at: 2000)
        let release = replay.release(70, at: 2001)
        #expect(release == .consumed && replay.drawer.settled == .closed)
        #expect(replay.told.count { $0 == .willClose(.left) } == 1)
    }

    /// However late the frame, the drawer is where its time says.
    @Test func theFramesDoNotMatter() {
        var dense = Replay()
        var sparse = Replay()
        dense.toggle(at: 0)
        sparse.toggle(at: 0)
        for time in 1...120 { dense.tick(at: Double(time)) }
        sparse.tick(at: 120)
        #expect(dense.progress == sparse.progress)
        #expect(dense.drawer.velocity == sparse.drawer.velocity)
        sparse.tick(at: 60_000)
        #expect(sparse.progress == 1 && !sparse.drawers.isAnimating)
    }

    @Test func aClockThatStandsStillIsHarmless() {
        var replay = Replay()
        replay.toggle(at: 100)
        for _ in 0..<3 { replay.tick(at: 100) }
        replay.tick(at: 90)
        #expect(replay.progress == 0 && replay.drawers.isAnimating)
    }
}
