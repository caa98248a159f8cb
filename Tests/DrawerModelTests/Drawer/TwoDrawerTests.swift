import Testing

@testable import DrawerModel

/// A drawer at the left and one at the right: at most one of them is out, or on its way out.
struct TwoDrawerTests {
    private static let both = [DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)]

    private func drawer(_ edge: Edge, of replay: Replay) -> Drawer {
        replay.drawers.drawers.first { $0.edge == edge } ?? replay.drawer
    }

    @Test(arguments: [(Edge.left, Edge.right), (.right, .left)])
    func askingForOneClosesTheOther(first: Edge, second: Edge) {
        var replay = Replay.open(first, of: Self.both)
        replay.toggle(second, at: 0)
        #expect(drawer(first, of: replay).target == .closed)
        #expect(drawer(second, of: replay).target == .open)
        // The one that comes has the keyboard and takes the gestures.
        #expect(replay.drawers.focus == .menu(second))
        #expect(replay.drawers.front?.edge == second)
        replay.tick(at: 100)
        #expect(replay.drawers.front?.edge == second)
        replay.tick(at: 2000)
        #expect(drawer(first, of: replay).progress == 0)
        #expect(drawer(second, of: replay).progress == 1)
        #expect(replay.told.contains(.didClose(first)) && replay.told.contains(.didOpen(second)))
    }

    @Test(arguments: [(Edge.left, Edge.right), (.right, .left)])
    func askingBackInFlight(first: Edge, second: Edge) {
        var replay = Replay.open(first, of: Self.both)
        replay.toggle(second, at: 0)
        replay.tick(at: 80)
        replay.toggle(first, at: 80)
        #expect(drawer(first, of: replay).target == .open)
        #expect(drawer(second, of: replay).target == .closed)
        replay.tick(at: 2000)
        #expect(replay.drawers.front?.edge == first && replay.drawers.focus == .menu(first))
    }

    /// Gestures go to the drawer that comes, not to the one that leaves.
    @Test(arguments: [(Edge.left, Edge.right, Key.right), (.right, .left, .left)])
    func anArrowTurnsTheOneThatComes(first: Edge, second: Edge, key: Key) {
        var replay = Replay.open(first, of: Self.both)
        replay.toggle(second, at: 0)
        replay.tick(at: 80)
        replay.key(key, at: 80)
        #expect(drawer(first, of: replay).target == .closed)
        #expect(drawer(second, of: replay).target == .closed)
        replay.tick(at: 2000)
        #expect(replay.drawers.front == nil && replay.drawers.focus == .content)
    }

    @Test func aPressCatchesTheOneThatComes() {
        var replay = Replay.open(.left, of: Self.both)
        replay.toggle(.right, at: 0)
        replay.tick(at: 150)
        let caught = drawer(.right, of: replay).progress
        replay.press(78, at: 150)
        #expect(drawer(.right, of: replay).isHeld && drawer(.right, of: replay).progress == caught)
        replay.drag(70, at: 160)
        #expect(isNear((drawer(.right, of: replay).progress - caught) * 64, 8))
        replay.tick(at: 3000)
        #expect(drawer(.left, of: replay).progress == 0 && drawer(.right, of: replay).isHeld)
    }

    /// A pan moves one drawer from its press to its release.
    @Test func aPanNeverCrosses() {
        var replay = Replay.open(.left, of: Self.both)
        replay.press(79, at: 0)
        for x in (0...78).reversed() { replay.drag(Double(x), at: Double(100 - x) * 10) }
        #expect(drawer(.left, of: replay).progress == 0)
        #expect(!drawer(.right, of: replay).isOut)
        replay.release(0, at: 1010)
        replay.tick(at: 3000)
        #expect(replay.drawers.front == nil)
    }

    @Test func theDirectionChoosesTheDrawer() {
        for (x, edge) in [(60.0, Edge.right), (70, .left)] {
            var replay = Replay(Self.both)
            replay.press(65, at: 0)
            replay.drag(x, at: 20)
            #expect(drawer(edge, of: replay).isHeld)
            #expect(replay.drawers.drawers.count { $0.isOut } == 1)
        }
        var keys = Replay(Self.both)
        keys.key(.left, at: 0)
        #expect(drawer(.right, of: keys).target == .open)
    }

    @Test func heldOneYieldsToTheOtherFromCode() {
        var replay = Replay(Self.both)
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(40, at: 40)
        replay.move(.right, to: .open, at: 60)
        #expect(!drawer(.left, of: replay).isHeld && drawer(.left, of: replay).target == .closed)
        replay.drag(60, at: 80)
        replay.release(60, at: 90)
        replay.tick(at: 2000)
        #expect(drawer(.left, of: replay).progress == 0 && drawer(.right, of: replay).progress == 1)
    }

    @Test func leftClosesTheLeftOneBeforeItOpensTheRight() {
        var replay = Replay.open(.left, of: Self.both)
        for repeated in 0..<4 { replay.key(.left, at: Double(repeated) * 33) }
        #expect(drawer(.left, of: replay).target == .closed && !drawer(.right, of: replay).isOut)
    }

    /// A terminal repeats a held key first after 250 to 660 ms, then some 30 times a second.
    @Test func aHeldLeftStopsAtClosed() {
        var replay = Replay.open(.left, of: Self.both)
        replay.key(.left, at: 0)
        replay.tick(at: 600)
        #expect(replay.drawers.front == nil)
        for repeated in 0..<20 { replay.key(.left, at: 660 + Double(repeated) * 33) }
        #expect(replay.drawers.front == nil)
        // Let go and pressed again it opens the other one.
        replay.key(.left, at: 660 + 20 * 33 + 130)
        #expect(replay.drawers.front?.edge == .right)
    }

    @Test func anotherKeyOrPressEndsTheRepeats() {
        for isKey in [true, false] {
            var replay = Replay.open(.left, of: Self.both)
            replay.key(.left, at: 0)
            replay.tick(at: 500)
            if isKey { replay.key(.down, at: 510) } else { replay.press(40, at: 510) }
            replay.release(40, at: 520)
            replay.key(.left, at: 600)
            #expect(replay.drawers.front?.edge == .right)
        }
    }
}
