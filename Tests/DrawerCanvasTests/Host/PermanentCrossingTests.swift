import DrawerModel
import Testing

@testable import DrawerCanvas

/// The screen crosses the width at which a panel stands, whatever the drawers are doing.
struct PermanentCrossingTests {
    private func play(
        _ configurations: [DrawerConfiguration] = [DrawerConfiguration()], width: Int = 80
    ) -> HostPlay {
        HostPlay(configurations, permanentAt: 100, width: width)
    }

    private func columns(_ letter: Character, _ play: inout HostPlay) -> Int {
        play.row(0).count { $0 == letter }
    }

    @Test func itSlidesInAndOut() {
        var play = play()
        #expect(columns("L", &play) == 0)
        play.resize(120)
        #expect(play.scene.size.width == 84 && columns("L", &play) == 0)
        play.wait(0.1)
        let part = columns("L", &play)
        #expect(part > 10 && part < 36 && play.host.isAnimating)
        play.rest()
        #expect(columns("L", &play) == 36 && !play.host.isAnimating)
        play.resize(90)
        #expect(play.scene.size.width == 90 && columns("L", &play) == 27)
        play.wait(0.1)
        #expect((1..<27).contains(columns("L", &play)) && play.host.isAnimating)
        play.rest()
        #expect(columns("L", &play) == 0 && !play.host.isAnimating && play.scene.made == [.left])
    }

    /// Beside a panel at the right the text stays where it is.
    @Test func textStaysBesideAPanelAtTheRight() {
        var play = play([DrawerConfiguration(edge: .right)])
        for width in [120, 80, 120] {
            play.resize(width)
            for _ in 0..<5 {
                play.wait(0.05)
                #expect(play.row(1).hasPrefix("text...."))
            }
        }
    }

    // MARK: From a drawer that is out

    /// The drawer's panel goes on as the one that stands: it is never in both places.
    @Test(arguments: [0.0, 0.5, 1]) func aDrawerThatIsOutBecomesIt(progress: Double) {
        var play = play()
        play.host.hold(.left, at: progress, time: play.time)
        play.resize(120)
        #expect(!play.set.drawers[0].isOut && play.host.drawers.isStanding(.left))
        #expect(columns("L", &play) == Int(36 * progress))
        play.rest()
        #expect(columns("L", &play) == 36 && play.scene.made == [.left])
        #expect(play.set.drawers[0].progress == 0 && play.scene.size.width == 84)
    }

    @Test func aDragIsOverAtTheCrossing() {
        var play = play()
        play.drag(from: 0, to: 30)
        play.resize(120)
        play.mouse(.drag(.left), 60)
        play.mouse(.release(.left), 60)
        play.rest()
        #expect(columns("L", &play) == 36 && play.scene.chosen == [] && play.set.front == nil)
    }

    /// Where the content's columns move, a press on it has no place any more.
    @Test(arguments: [(80, 120), (120, 80), (120, 150)])
    func aPressIsOverWhereItsPlaceMoves(from: Int, to: Int) {
        var play = play(width: from)
        play.mouse(.press(.left), 60)
        play.resize(to)
        let origin = Double(from == 120 ? 36 : 0)
        #expect(play.scene.events.count == 2)
        #expect(play.scene.events.last == report(.cancel, 60 - origin))
        play.mouse(.drag(.left), 61)
        play.mouse(.release(.left), 61)
        #expect(play.scene.events.count == 2)
    }

    @Test func aPressOnThePanelIsOverToo() {
        var play = play(width: 120)
        play.mouse(.press(.left), 10)
        play.resize(80)
        #expect(play.got().last == report(.cancel, 0, 0))
        play.mouse(.release(.left), 10)
        #expect(play.got().count == 2 && play.scene.chosen == [] && play.scene.events == [])
    }

    /// Another drawer, over the content, keeps its place.
    @Test func anotherDrawerStaysOut() {
        var play = play([DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)])
        play.key(.left)
        play.rest()
        play.resize(120)
        play.rest()
        #expect(play.set.focus == .menu(.right) && columns("R", &play) == 67)
        play.resize(80)
        play.rest()
        #expect(play.set.focus == .menu(.right) && columns("R", &play) == 64)
    }

    // MARK: On its way out

    @Test func theKeyboardGoesBackAtOnce() {
        var play = play(width: 120)
        play.key(.tab)
        play.resize(80)
        #expect(!play.host.drawers.isPermanentFocused)
        play.key(.down)
        #expect(play.scene.events.last == .key(KeyPress(.down)) && play.got() == [])
    }

    /// The drawer that comes out ends it: the panel is in one place.
    @Test func aDrawerThatComesOutEndsIt() {
        var play = play(width: 120)
        play.resize(80)
        play.wait(0.05)
        play.key(.right)
        #expect(play.host.drawers.permanent?.isShown == false && play.scene.made == [.left])
        play.rest()
        #expect(columns("L", &play) == 64)
        #expect(play.host.drawers[.left]?.size == Size(width: 64, height: 10))
    }

    @Test func itsPanelKeepsItsSizeUntilItIsGone() {
        var play = play(width: 120)
        play.resize(90)
        #expect(play.host.drawers[.left]?.size.width == 27)
        play.rest()
        #expect(play.host.drawers[.left]?.size.width == 72)
    }

    // MARK: Its panel, and its settings

    @Test func aPanelThatIsNotKeptGoesWithIt() {
        var play = play(DrawerPreset.sidePanels.configurations, width: 120)
        #expect(play.scene.made == [.left])
        play.resize(80)
        #expect(play.host.drawers[.left] != nil)
        play.rest()
        #expect(play.host.drawers[.left] == nil)
        #expect(play.scene.told == [.panelNeeded(.left), .panelDropped(.left)])
        play.key(.right)
        play.rest()
        play.resize(120)
        play.rest()
        #expect(play.scene.made == [.left, .left] && columns("L", &play) == 36)
        play.resize(80)
        play.rest()
        #expect(play.host.drawers[.left] == nil)
    }

    @Test func itsLockComesBack() {
        var locked = DrawerConfiguration()
        locked.lock = .lockedOpen
        var play = play([locked], width: 120)
        #expect(play.set[.left]?.configuration.lock == .lockedClosed)
        play.resize(80)
        #expect(play.set[.left]?.configuration.lock == .lockedOpen)
    }

    @Test func settingsChangeTheOneThatStands() {
        var play = play(width: 120)
        var settings = DrawerConfiguration()
        settings.size = .cells(20)
        play.mouse(.press(.left), 60)
        play.host.use([settings], at: play.time)
        #expect(columns("L", &play) == 20 && play.scene.size.width == 100)
        #expect(play.scene.events.last == report(.cancel, 24))
        play.drag(from: 21, to: 60)
        #expect(play.set.front == nil)
    }

    @Test func otherDrawersStandInItsPlace() {
        var play = play(width: 120)
        play.key(.tab)
        play.host.use([DrawerConfiguration(edge: .right)], at: play.time)
        #expect(columns("L", &play) == 0 && columns("R", &play) == 36)
        #expect(play.host.drawers[.left] == nil && play.scene.size.width == 84)
        #expect(!play.host.drawers.isPermanentFocused)
    }

    /// A drawer that shows itself first has nothing to show where its panel stands.
    @Test func whatStandsDoesNotShowItselfFirst() {
        let play = play(DrawerPreset.progressMenu.configurations, width: 120)
        #expect(!play.host.isAnimating && play.set.front == nil)
    }

    @Test func anyWidthAtAll() {
        var play = play([DrawerConfiguration(edge: .left), DrawerConfiguration(edge: .right)])
        play.key(.left)
        for width in [1, 2, 300, 3, 99, 100, 1, 101, 80] {
            play.resize(width, max(1, width / 20))
            play.wait(0.03)
            #expect(play.draw().isSound)
        }
    }
}
