import DrawerModel
import Testing

@testable import DrawerCanvas

/// A panel that stands beside the content: who has the keyboard, and whose the pointer is.
struct PermanentHostTests {
    /// A screen of 120 columns: 36 for the panel, 84 for the content.
    private func play(
        _ edges: [Edge] = [.left], width: Int = 120, scene: DiaryScene = DiaryScene()
    ) -> HostPlay {
        HostPlay(
            edges.map { DrawerConfiguration(edge: $0) }, permanentAt: 100, width: width,
            scene: scene)
    }

    @Test func itStandsBesideTheContentFromTheFirstFrame() {
        var play = play()
        #expect(play.row(0) == String(repeating: "L", count: 36) + dots(84))
        #expect(play.scene.size == Size(width: 84, height: 10) && play.scene.made == [.left])
        #expect(play.scene.told == [.panelNeeded(.left)] && !play.host.isAnimating)
        #expect(play.host.drawers.isStanding(.left) && !play.host.drawers.isStanding(.right))
    }

    @Test func atTheRightItStandsThere() {
        var play = play([.right])
        #expect(play.row(0) == dots(84) + String(repeating: "R", count: 36))
    }

    /// The first one at a side stands; one at the top is a drawer over the content.
    @Test func onlyOneStands() {
        var play = play([.top, .right, .left])
        #expect(play.host.drawers.permanent?.edge == .right)
        play.host.toggle(.left, at: play.time)
        play.rest()
        // 80% of what is left to the content.
        #expect(play.row(0).hasPrefix(String(repeating: "L", count: 67) + "."))
        #expect(play.row(0).hasSuffix(String(repeating: "R", count: 36)))
    }

    private func dots(_ count: Int) -> String { String(repeating: ".", count: count) }

    // MARK: Keys

    @Test(arguments: [(Edge.left, Key.right, Key.left), (.right, .left, .right)])
    func theArrowsTakeTheKeyboardThereAndBack(edge: Edge, inward: Key, outward: Key) {
        var play = play([edge])
        #expect(!play.host.drawers.isPermanentFocused)
        #expect(play.key(inward) == .redraw && play.host.drawers.isPermanentFocused)
        play.key(.down)
        play.key(inward)
        #expect(play.got(edge) == [.key(KeyPress(.down)), .key(KeyPress(inward))])
        #expect(play.key(outward) == .redraw && !play.host.drawers.isPermanentFocused)
        play.key(.down)
        #expect(play.scene.events == [.key(KeyPress(.down))])
    }

    @Test(arguments: [Key.tab, .escape, .left]) func keysThatGiveItBack(key: Key) {
        var play = play()
        play.key(.tab)
        #expect(play.host.drawers.isPermanentFocused)
        play.key(key)
        #expect(!play.host.drawers.isPermanentFocused && play.got() == [])
    }

    /// The arrow that would close it and Escape are the content's, where it has the keyboard.
    @Test func keysThatMeanNothingToItAreTheContents() {
        var play = play()
        for key in [Key.left, .escape] { play.key(key) }
        play.key(.right, .shift)
        play.key(.tab, .shift)
        #expect(play.scene.events.count == 4 && !play.host.drawers.isPermanentFocused)
    }

    @Test func textIsPastedWhereTheKeyboardIs() {
        var play = play()
        play.send(.paste("one"))
        play.key(.tab)
        play.send(.paste("two"))
        #expect(play.scene.events == [.paste("one")] && play.got() == [.paste("two")])
    }

    /// What opens a drawer elsewhere gives the panel the keyboard here.
    @Test func theScenesCallsMoveTheKeyboard() {
        var play = play()
        play.host.scene.commands["m"] = { _, drawers in
            drawers.toggle(.left)
            return .redraw
        }
        play.type("m")
        #expect(play.host.drawers.isPermanentFocused && !play.host.isAnimating)
        play.type("m")
        #expect(!play.host.drawers.isPermanentFocused)
        play.type("m")
        play.key(.enter)
        #expect(play.scene.chosen == ["left 0"] && !play.host.drawers.isPermanentFocused)
    }

    @Test func aStandingPanelCannotBeScrubbed() {
        var play = play()
        play.host.hold(.left, at: 0.5, time: play.time)
        play.drag(from: 37, to: 90)
        play.mouse(.wheel(.left), 60)
        #expect(play.set.front == nil && play.host.drawers.isStanding(.left))
    }

    // MARK: Its look

    @Test func itKnowsWhetherItHasTheKeyboard() {
        var play = play()
        play.draw()
        #expect(play.host.drawers[.left]?.hasKeyboard == false)
        play.key(.tab)
        play.draw()
        #expect(play.host.drawers[.left]?.hasKeyboard == true)
        play.key(.tab)
        play.resize(80)
        play.rest()
        play.key(.right)
        play.draw()
        #expect(play.host.drawers[.left]?.hasKeyboard == true)
    }

    // MARK: The pointer

    @Test(arguments: [(Edge.left, 35.0, 35.0, 36.0, 0.0), (.right, 84, 0, 83, 83)])
    func aPressIsWhoseItIsOver(
        edge: Edge, inside: Double, own: Double, beside: Double, contents: Double
    ) {
        var play = play([edge])
        #expect(play.mouse(.press(.left), inside) == .redraw)
        #expect(play.host.drawers.isPermanentFocused)
        play.mouse(.release(.left), inside)
        #expect(play.got(edge) == [report(.press(.left), own), report(.release(.left), own)])
        play.mouse(.press(.left), beside)
        #expect(play.scene.events == [report(.press(.left), contents)])
        #expect(!play.host.drawers.isPermanentFocused)
    }

    @Test func whoGotThePressGetsTheRest() {
        var play = play()
        play.mouse(.press(.left), 10)
        play.mouse(.drag(.left), 60)
        play.mouse(.release(.left), 60)
        #expect(play.got().count == 3 && play.scene.events == [])
        play.mouse(.press(.middle), 60)
        play.mouse(.drag(.middle), 10, 6)
        play.mouse(.release(.middle), 10, 6)
        #expect(
            play.got().count == 3 && play.scene.events.last == report(.release(.middle), -26, 6))
    }

    @Test func aPressElsewhereEndsTheOneBefore() {
        var play = play()
        play.mouse(.press(.left), 60)
        play.mouse(.press(.right), 10)
        #expect(play.scene.events.last == report(.cancel, 24))
        play.mouse(.press(.left), 60)
        #expect(play.got().last == report(.cancel, 0, 0))
    }

    @Test func aLostReleaseEndsIt() {
        var moved = play()
        moved.mouse(.press(.left), 10)
        moved.mouse(.move, 11)
        #expect(moved.got().last == report(.cancel, 0, 0))
        var left = play()
        left.mouse(.press(.left), 10)
        left.send(.focus(false))
        #expect(left.got().last == report(.cancel, 0, 0))
        #expect(left.scene.events == [.focus(false)])
        left.mouse(.release(.left), 10)
        #expect(left.got().count == 2 && left.scene.events == [.focus(false)])
    }

    @Test func theWheelIsWhoseItIsOver() {
        var play = play()
        play.mouse(.wheel(.down), 10)
        play.mouse(.wheel(.left), 10)
        play.mouse(.wheel(.down), 60)
        #expect(play.got().count == 2 && play.scene.events == [report(.wheel(.down), 24)])
    }

    // MARK: Another drawer over the content

    @Test func aDrawerBesideItIsMovedInTheContentsCells() {
        var play = play([.left, .right])
        play.drag(from: 110, to: 99)
        #expect(play.set[.right]?.boundary == 10 && play.set[.right]?.isHeld == true)
        #expect(play.row(0).hasPrefix(String(repeating: "L", count: 36) + "."))
        #expect(play.row(0).hasSuffix(String(repeating: "R", count: 10)))
    }

    /// While it is out the panel is left as the content is: a press on either closes the drawer.
    @Test func aDrawerThatIsOutLeavesItAlone() {
        var play = play([.left, .right])
        play.key(.left)
        play.rest()
        #expect(play.set.focus == .menu(.right))
        play.mouse(.wheel(.down), 10)
        play.click(10)
        #expect(play.got() == [] && !play.host.drawers.isPermanentFocused)
        play.rest()
        #expect(play.set.front == nil)
    }

    /// A drawer at the top reaches over the content alone.
    @Test func aDrawerAtTheTopIsNotOverIt() {
        var play = play([.left, .top])
        play.host.toggle(.top, at: play.time)
        play.rest()
        play.click(10, 3)
        #expect(play.got(.top) == [] && play.scene.chosen == [])
        play.rest()
        #expect(play.set.front == nil)
    }

    @Test func oneOfThemHasTheKeyboard() {
        var play = play([.left, .right])
        play.key(.tab)
        play.host.toggle(.right, at: play.time)
        #expect(!play.host.drawers.isPermanentFocused && play.set.focus == .menu(.right))
        play.host.toggle(.left, at: play.time)
        #expect(play.host.drawers.isPermanentFocused && play.set.focus == .content)
        play.rest()
        #expect(play.host.drawers.isPermanentFocused && play.set.front == nil)
    }

    /// Else nobody could let go of it: Enter is the panel's.
    @Test func whatIsHeldClosesWhenThePanelGetsTheKeyboard() {
        var play = play([.left, .right])
        play.key(.left, .shift)
        #expect(play.set[.right]?.isHeld == true)
        play.host.toggle(.left, at: play.time)
        #expect(play.host.drawers.isPermanentFocused && play.set[.right]?.isHeld == false)
        play.rest()
        #expect(play.set.front == nil)
    }
}
