import DrawerModel
import Testing

@testable import DrawerCanvas

/// What is drawn, and how often: content when it has changed, a snapshot of it, layers.
struct HostDrawingTests {
    private func play(_ content: ContentMode, _ style: TransitionStyle = .cover) -> HostPlay {
        var configuration = DrawerConfiguration()
        configuration.content = content
        configuration.style = style
        configuration.size = .cells(10)
        var scene = DiaryScene()
        scene.commands["w"] = { scene, _ in
            scene.text += "!"
            return .redraw
        }
        return HostPlay([configuration], scene: scene)
    }

    @Test func contentIsDrawnWhenItHasChanged() {
        var play = play(.live)
        play.draw()
        play.draw()
        #expect(play.scene.draws == 1)
        play.key(.down)
        play.draw()
        #expect(play.scene.draws == 1)
        play.type("w")
        play.draw()
        #expect(play.scene.draws == 2)
        play.host.scene.text = "from outside"
        play.host.invalidate()
        #expect(play.row(1).hasPrefix("from outside"))
    }

    @Test func anAnimationOnlyComposes() {
        var play = play(.live)
        play.draw()
        play.key(.right)
        for _ in 0..<20 {
            play.wait(0.01)
            play.draw()
        }
        #expect(play.scene.draws == 1 && play.host.drawers[.left]?.draws == 1)
    }

    @Test func liveContentChangesBesideItsDrawer() {
        var play = play(.live, .reveal)
        play.key(.right)
        play.rest()
        #expect(play.row(1).hasPrefix("L漢L漢L漢Ltext"))
        play.type("w")
        #expect(play.row(1).hasPrefix("L漢L漢L漢Ltext!"))
    }

    @Test func aSnapshotStaysAsItWasUntilTheDrawerIsIn() {
        var play = play(.snapshot, .reveal)
        play.draw()
        play.key(.right)
        play.draw()
        play.type("w")
        play.rest()
        #expect(play.row(1).hasSuffix("text.........................."))
        play.key(.left)
        play.wait(0.05)
        #expect(!play.row(1).contains("!") && play.host.isAnimating)
        play.rest()
        #expect(play.row(1).hasPrefix("text!"))
    }

    /// What changed in the same beat as the drawer set out is in the picture.
    @Test func aSnapshotIsOfTheLatest() {
        var play = play(.snapshot, .reveal)
        play.draw()
        play.type("w")
        play.key(.right)
        play.rest()
        #expect(play.row(1).contains("text!"))
    }

    @Test func aSnapshotIsTakenAnewForAnotherSizeOrTheme() {
        var play = play(.snapshot, .reveal)
        play.key(.right)
        play.rest()
        play.draw()
        play.type("w")
        play.draw()
        #expect(play.scene.draws == 1)
        play.draw(Theme(.light))
        #expect(play.scene.draws == 2 && play.host.drawers[.left]?.draws == 2)
        play.type("w")
        play.resize(60)
        #expect(play.row(1).contains("text!!") && play.scene.draws == 3)
    }

    // MARK: Layers

    private func drawer(_ edge: Edge, _ cells: Int, _ style: TransitionStyle = .cover)
        -> DrawerConfiguration
    {
        var drawer = DrawerConfiguration(edge: edge)
        drawer.size = .cells(cells)
        drawer.style = style
        drawer.opening = .curve(.linear, duration: 1)
        drawer.closing = .curve(.linear, duration: 1)
        return drawer
    }

    @Test func oneLeavesUnderTheOneThatComes() {
        var play = HostPlay([drawer(.left, 30), drawer(.right, 30)])
        play.key(.right)
        play.rest()
        play.host.toggle(.right, at: play.time)
        play.wait(0.5)
        // Each is half out: 15 columns from its side, 10 of content between them.
        #expect(play.row(0) == "LLLLLLLLLLLLLLL..........RRRRRRRRRRRRRRR")
        play.wait(0.3)
        #expect(play.row(0) == "LLLLLL..........RRRRRRRRRRRRRRRRRRRRRRRR")
    }

    /// Two leave at once, one comes: all three are there.
    @Test func threeAtOnce() {
        var play = HostPlay([drawer(.left, 20), drawer(.right, 20), drawer(.top, 4)])
        play.host.toggle(.left, at: play.time)
        play.rest()
        play.host.toggle(.right, at: play.time)
        play.wait(0.5)
        play.host.toggle(.top, at: play.time)
        play.wait(0.25)
        let frame = play.draw()
        #expect(play.set.layers.map(\.edge) == [.left, .right, .top])
        // A row of the top, then 5 columns at the left, and seven and a half at the right.
        #expect(frame.text(row: 0).hasPrefix("T漢T漢") && frame.text(row: 2).hasSuffix("▌RRRRRRR"))
        #expect(frame.text(row: 4).hasPrefix("LLLLL 漢漢") && frame.isSound)
    }

    @Test func whatTheSceneHasOverItAllIsLast() {
        struct Stamp: DrawerScene {
            func makePanel(at edge: Edge) -> MenuPanel { MenuPanel("Menu", ["row"]) }
            func drawContent(on surface: inout Surface, theme: Theme) {}
            func drawOver(_ frame: inout Surface, theme: Theme) {
                frame.write("stamp", at: Point(x: 0, y: 1), style: theme.text)
            }
        }
        let size = Size(width: 20, height: 12)
        var host = DrawerHost(Stamp(), drawers: [DrawerConfiguration()], size: size)
        host.toggle(.left, at: Timestamp(seconds: 0))
        host.advance(to: Timestamp(seconds: 5))
        var frame = Surface(size: size)
        host.draw(into: &frame, theme: HostPlay.theme)
        #expect(frame.text(row: 1).hasPrefix("stamp") && frame.text(row: 4).contains("row"))
    }

    @Test func aDrawerThatShowsItselfFirstIsThereInTheFirstFrame() {
        var play = HostPlay(DrawerPreset.progressMenu.configurations)
        #expect(play.row(0).hasPrefix("LLLL") && play.host.isAnimating)
        play.rest()
        #expect(!play.row(0).contains("L") && !play.host.isAnimating)
    }
}
