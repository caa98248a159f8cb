import Testing

@testable import DrawerModel

/// Who gets a drag: the content, or a drawer that is closed.
struct ArenaTests {
    @Test func aVerticalDragIsTheContents() {
        var replay = Replay()
        replay.press(1, 10, at: 0)
        for step in 1...8 { replay.drag(1, 10 + Double(step), at: Double(step) * 16) }
        // It stays the content's, whatever it does later.
        replay.drag(60, 18, at: 200)
        replay.release(60, 18, at: 210)
        #expect(!replay.drawer.isOut && replay.told == [])
        #expect(replay.outcomes.first == forwarded(.press(.left), 1, 10))
        #expect(replay.outcomes[8] == forwarded(.drag(.left), 1, 18))
        #expect(replay.outcomes[9] == forwarded(.drag(.left), 60, 18))
        #expect(replay.outcomes[10] == forwarded(.release(.left), 60, 18))
    }

    @Test func anAmbiguousDragIsTheContentsUntilItIsClear() {
        var replay = Replay()
        replay.press(1, 10, at: 0)
        let steep = replay.drag(2, 11, at: 16)
        let still = replay.drag(4, 12, at: 32)
        #expect(steep == forwarded(.drag(.left), 2, 11))
        #expect(still == forwarded(.drag(.left), 4, 12))
        let clear = replay.drag(5, 12, at: 48)
        #expect(clear == forwarded(.cancel, 5, 12))
        // What came before the decision is swallowed; this report's own column counts.
        #expect(replay.drawer.isHeld && isNear(replay.cells, 1))
        // What it moves down from now on does not matter.
        replay.drag(9, 23, at: 64)
        #expect(isNear(replay.cells, 5))
    }

    @Test func aDiagonalDragLeavesNothingDisplaced() {
        var replay = Replay()
        replay.press(1, 2, at: 0)
        for step in 1...15 {
            let way = Double(step)
            replay.drag(1 + way, 2 + way, at: way * 16)
        }
        replay.release(16, 17, at: 260)
        #expect(replay.progress == 0 && !replay.drawer.isOut && replay.told == [])
    }

    @Test(arguments: [(10.0, false), (3, false), (2, false), (1, true), (0, true)])
    func scrollingContentKeepsItsDragOutsideTheEdgeZone(x: Double, opens: Bool) {
        var replay = Replay()
        replay.press(x, at: 0, claim: .horizontal)
        let outcome = replay.drag(x + 3, at: 16)
        #expect(outcome == (opens ? forwarded(.cancel, x + 3) : forwarded(.drag(.left), x + 3)))
        #expect(replay.drawer.isHeld == opens)
    }

    @Test func theRightEdgeHasItsOwnZone() {
        for (x, opens) in [(77.0, false), (78, true), (79, true)] {
            var replay = Replay([DrawerConfiguration(edge: .right)])
            replay.press(x, at: 0, claim: .horizontal)
            replay.drag(x - 3, at: 16)
            #expect(replay.drawer.isHeld == opens, "\(x)")
        }
    }

    @Test func theTopEdgesZoneIsOneRow() {
        for (y, opens) in [(0.0, true), (1, false)] {
            var replay = Replay([DrawerConfiguration(edge: .top)])
            replay.press(20, y, at: 0, claim: .vertical)
            replay.drag(20, y + 2, at: 16)
            #expect(replay.drawer.isHeld == opens, "\(y)")
        }
    }

    @Test(arguments: [0.0, 1, 30]) func aControlKeepsEveryDrag(x: Double) {
        var replay = Replay()
        replay.press(x, at: 0, claim: .control)
        let drag = replay.drag(x + 5, at: 16)
        let release = replay.release(x + 5, at: 32)
        #expect(drag == forwarded(.drag(.left), x + 5))
        #expect(release == forwarded(.release(.left), x + 5))
        #expect(!replay.drawer.isOut)
    }

    @Test func aClaimOnTheOtherAxisDoesNotMatter() {
        var replay = Replay()
        replay.press(30, at: 0, claim: .vertical)
        replay.drag(33, at: 16)
        #expect(replay.drawer.isHeld)
    }

    /// The menu's own sideways scrolling and its controls are kept just like the content's.
    @Test(arguments: [DrawerSet.Claim.horizontal, .control])
    func whatLiesInThePanelKeepsItsDrags(claim: DrawerSet.Claim) {
        var replay = Replay.open()
        replay.press(30, at: 0, claim: claim)
        let drag = replay.drag(20, at: 16)
        #expect(drag == forwarded(.drag(.left), 20, to: .menu(.left)))
        #expect(!replay.drawer.isHeld && replay.progress == 1)
    }

    /// Content that has come to its end one way leaves the drags that way to a drawer.
    @Test func aClaimIsForOneWay() {
        let ways: [(claim: DrawerSet.Claim, left: Bool, right: Bool)] = [
            (.rightward, false, true), (.leftward, true, false), (.horizontal, false, false),
        ]
        for way in ways {
            for (edge, end, opens) in [(Edge.left, 45.0, way.left), (.right, 35, way.right)] {
                var replay = Replay([.left, .right].map { DrawerConfiguration(edge: $0) })
                replay.press(40, at: 0, claim: way.claim)
                replay.drag(end, at: 16)
                #expect(replay.drawers[edge]?.isHeld == opens, "\(edge) \(way)")
            }
        }
    }

    /// What lies under the dim has no say.
    @Test func aClaimUnderTheDimDoesNotMatter() {
        var replay = Replay.open()
        replay.press(70, at: 0, claim: [.horizontal, .control])
        replay.drag(60, at: 16)
        #expect(replay.drawer.isHeld)
    }

    @Test func whoGotThePressIsToldOnceThatThePanHasIt() {
        var replay = Replay()
        replay.press(20, at: 0)
        for x in 21...40 { replay.drag(Double(x), at: Double(x) * 16) }
        replay.release(40, at: 700)
        let cancels = replay.outcomes.count { $0 == forwarded(.cancel, 22) }
        let consumed = replay.outcomes.count { $0 == .consumed }
        #expect(cancels == 1 && consumed == 19)
    }

    @Test func aClickIsTheContents() {
        var replay = Replay()
        let press = replay.press(20, at: 0)
        let release = replay.release(20, at: 60)
        #expect(press == forwarded(.press(.left), 20))
        #expect(release == forwarded(.release(.left), 20))
    }
}
