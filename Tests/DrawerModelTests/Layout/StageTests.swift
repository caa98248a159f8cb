import Testing

@testable import DrawerModel

struct StageTests {
    @Test func aClosedDrawerHasNoStage() {
        #expect(Stage(Replay().drawer) == nil)
    }

    @Test(arguments: Edge.allCases) func anOpenDrawerLiesInPlace(edge: Edge) throws {
        let replay = Replay.open(edge, of: [DrawerConfiguration(edge: edge)])
        let stage = try #require(Stage(replay.drawer))
        #expect(stage.edge == edge)
        #expect(stage.boundary == (edge.axis == .horizontal ? 64 : 19))
        #expect(stage.dim == 0.5 && stage.shadow == 0.4)
    }

    @Test func aDraggedDrawerIsPartlyOut() throws {
        var replay = Replay()
        replay.press(0, at: 0)
        replay.drag(1, at: 20)
        replay.drag(17, at: 40)
        let stage = try #require(Stage(replay.drawer))
        #expect(isNear(stage.boundary, 16))
        #expect(isNear(stage.dim, 0.125) && isNear(stage.shadow, 0.1))
    }

    /// Stretched past open the panel reaches further, and nothing gets darker.
    @Test func aStretchedDrawerIsNoDarker() throws {
        var replay = Replay.open()
        replay.press(20, at: 0)
        replay.drag(21, at: 20)
        replay.drag(37, at: 40)
        let stage = try #require(Stage(replay.drawer))
        #expect(isNear(stage.boundary, 69.677419, within: 1e-6))
        #expect(isNear(stage.boundary, 69.677419, within: 1e-6))
        #expect(stage.dim == 0.5 && stage.shadow == 0.4)
    }

    @Test func darknessIsChosen() throws {
        var configuration = DrawerConfiguration()
        configuration.dim = 0.32
        configuration.shadow = 0
        let stage = try #require(Stage(Replay.open(of: [configuration]).drawer))
        #expect(stage.dim == 0.32 && stage.shadow == 0)
    }

    /// A drawer that moves is out, even at 0.
    @Test func anOpeningDrawerIsOutAtOnce() throws {
        var replay = Replay()
        replay.key(.right, at: 0)
        let stage = try #require(Stage(replay.drawer))
        #expect(stage.boundary == 0 && stage.dim == 0)
    }
}
