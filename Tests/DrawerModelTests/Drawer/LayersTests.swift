import Testing

@testable import DrawerModel

/// Which layer is where while drawers are out.
struct LayersTests {
    private static let sides = DrawerPreset.sidePanels.configurations

    @Test func theOneThatComesIsInFront() {
        var replay = Replay.open(.left, of: Self.sides)
        #expect(replay.drawers.layers.map(\.edge) == [.left])
        replay.toggle(.right, at: 0)
        #expect(replay.drawers.layers.map(\.edge) == [.left, .right])
        replay.toggle(.left, at: 20)
        #expect(replay.drawers.layers.map(\.edge) == [.right, .left])
        replay.tick(at: 3000)
        replay.toggle(.left, at: 3000)
        replay.tick(at: 6000)
        #expect(replay.drawers.layers.isEmpty)
    }

    /// Live content takes no press, no wheel and no claim while two drawers change places over it.
    @Test func betweenTwoDrawersNothingIsTheContents() {
        var replay = Replay.open(.left, of: Self.sides)
        replay.toggle(.right, at: 0)
        replay.tick(at: 60)
        let place = Location(x: 30, y: 0)
        #expect(replay.drawers.target(at: place) == nil)
        let wheel = replay.mouse(.wheel(.down), 30, at: 60)
        let press = replay.press(30, 0, at: 60, claim: .control)
        #expect(wheel == .consumed && press == .consumed)
    }

    @Test(arguments: Edge.allCases) func whoseAPlaceIs(edge: Edge) {
        var side = DrawerConfiguration.sidePanel(edge)
        side.size = .cells(10)
        let replay = Replay.open(edge, of: [side])
        let places: [Edge: (inside: Location, beside: Location)] = [
            .left: (Location(x: 9, y: 5), Location(x: 10, y: 5)),
            .right: (Location(x: 70, y: 5), Location(x: 69, y: 5)),
            .top: (Location(x: 5, y: 9), Location(x: 5, y: 10)),
            .bottom: (Location(x: 5, y: 14), Location(x: 5, y: 13)),
        ]
        guard let (inside, beside) = places[edge] else { return }
        #expect(replay.drawers.target(at: inside) == .menu(edge))
        #expect(replay.drawers.target(at: beside) == .content)
        // Off the screen, as a terminal with pixels may report it, is over nothing.
        let off = edge.axis == .horizontal ? Location(x: 5, y: 24) : Location(x: 80, y: 5)
        #expect(replay.drawers.target(at: off) != .menu(edge))
    }

    /// The receiver of a press is told of its end in its own cells.
    @Test func aCancelledPressIsWhereItsReceiverHasIt() {
        var replay = Replay.open(.right, of: Self.sides)
        replay.press(79, 3, at: 0)
        let cancel = replay.mouse(.cancel, 79, 3, at: 10)
        #expect(cancel == forwarded(.cancel, 66, 3, to: .menu(.right)))
        replay.press(10, 0, at: 20, claim: .control)
        let lost = replay.mouse(.move, 10, 0, at: 30)
        #expect(lost == forwarded(.cancel, 77, 0))
    }
}
