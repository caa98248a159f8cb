import Testing

@testable import DrawerModel

/// Settings that change while a hand has the drawer.
struct ConfigureTests {
    private func configure(
        _ replay: inout Replay, _ edge: Edge = .left, at time: Double,
        _ change: (inout DrawerConfiguration) -> Void
    ) {
        var settings = replay.drawers[edge]?.configuration ?? DrawerConfiguration(edge: edge)
        change(&settings)
        replay.call(at: time) { $0.configure(settings, at: $1) }
    }

    @Test func aDragGoesOnFromWhereItIs() {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(33, at: 40)
        configure(&replay, at: 50) { $0.size = .cells(40) }
        #expect(isNear(replay.progress, 0.5) && replay.cells == 20)
        replay.drag(34, at: 60)
        #expect(isNear(replay.cells, 21))
    }

    /// The hand has one drawer, the settings are the other's.
    @Test func theOtherDrawersSettingsMoveNothing() {
        var replay = Replay([DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)])
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(33, at: 40)
        configure(&replay, .right, at: 50) { $0.dim = 0 }
        replay.drag(34, at: 60)
        #expect(isNear(replay.cells, 33))
    }

    @Test func aSwipeAndAScrubGoOnFromWhereTheyAre() {
        var swiped = Replay()
        for step in 0..<4 { swiped.mouse(.wheel(.left), 40, at: Double(step) * 10) }
        configure(&swiped, at: 40) { $0.dim = 0 }
        swiped.mouse(.wheel(.left), 40, at: 50)
        #expect(isNear(swiped.cells, 20))

        var scrubbed = Replay()
        for step in 0..<4 { scrubbed.key(.right, .shift, at: Double(step)) }
        configure(&scrubbed, at: 40) { $0.dim = 0 }
        scrubbed.key(.right, .shift, at: 50)
        #expect(isNear(scrubbed.cells, 5))
    }

    /// What code asks for is a share of the whole way, however long that is now.
    @Test func codeGoesOnByShares() {
        var replay = Replay()
        replay.call(at: 0) { $0.begin(.left, at: $1) }
        replay.call(at: 10) { $0.update(.left, progress: 0.25, at: $1) }
        configure(&replay, at: 20) { $0.size = .cells(40) }
        replay.call(at: 30) { $0.update(.left, progress: 0.75, at: $1) }
        #expect(isNear(replay.progress, 0.75))
        replay.resize(40, at: 40)
        replay.call(at: 50) { $0.update(.left, progress: 0.5, at: $1) }
        #expect(isNear(replay.progress, 0.5))
    }

    /// Dragged past closed, which only the power band allows, and then given another band.
    @Test func aBandThatDoesNotReachThereBringsItBack() {
        var replay = Replay(DrawerPreset.progressMenu.configurations)
        replay.press(40, at: 0)
        replay.drag(42, at: 10)
        replay.drag(20, at: 20)
        #expect(replay.progress < 0)
        configure(&replay, at: 30) { $0.band = .stop }
        #expect(replay.progress == 0)
    }
}
