import DrawerModel
import Testing

@testable import DrawerCanvas

/// Who gets an event, and in whose cells.
struct HostEventTests {
    private static let sides = DrawerPreset.sidePanels.configurations

    @Test func whatNoDrawerUsesIsTheContents() {
        var play = HostPlay()
        play.key(.down)
        play.click(20)
        play.send(.paste("text"))
        #expect(
            play.scene.events == [
                .key(KeyPress(.down)), report(.press(.left), 20), report(.release(.left), 20),
                .paste("text"),
            ])
    }

    @Test func theSceneMayTakeAnEventFirst() {
        var play = HostPlay()
        play.host.scene.commands["x"] = { scene, _ in
            scene.text = "changed"
            return .repaint
        }
        #expect(play.type("x") == .repaint && play.scene.events == [])
        #expect(play.row(1).hasPrefix("changed"))
    }

    @Test func keysAreThePanelsWhileItIsOpen() {
        var play = HostPlay()
        #expect(play.key(.right) == .redraw)
        play.rest()
        #expect(play.key(.down) == .redraw)
        #expect(play.key(.up) == .none)
        #expect(play.got() == [.key(KeyPress(.down)), .key(KeyPress(.up))])
        #expect(play.scene.events == [])
    }

    /// A panel at the right begins past the content; one that is underneath has its own cells too.
    @Test(arguments: [(Edge.left, 3.0, 3.0), (.right, 38, 32), (.right, 6, 0)])
    func thePointerIsInThePanelsCells(edge: Edge, x: Double, own: Double) {
        var play = HostPlay(Self.sides)
        play.host.toggle(edge, at: play.time)
        play.rest()
        play.mouse(.wheel(.down), x)
        #expect(play.set[edge]?.length == 34 && play.got(edge) == [report(.wheel(.down), own)])
    }

    @Test func aChosenRowIsToldAndClosesTheDrawer() {
        var play = HostPlay()
        play.key(.right)
        play.rest()
        play.click(5, 7)
        #expect(play.scene.chosen == ["left 7"])
        play.rest()
        #expect(play.set.front == nil)
    }

    @Test func aRowOfAMenuIsChosenWhereItIsPressed() {
        struct MenuScene: DrawerScene {
            var chosen: [Int] = []
            func makePanel(at edge: Edge) -> MenuPanel { MenuPanel("Menu", ["a", "b", "c"]) }
            func drawContent(on surface: inout Surface, theme: Theme) {}
            mutating func chose(
                row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
            ) -> Reaction {
                chosen.append(row)
                drawers.updatePanel(edge) { $0.menu.setCurrent(row) }
                return .none
            }
        }
        var host = DrawerHost(
            MenuScene(), drawers: [DrawerConfiguration()], size: Size(width: 40, height: 20))
        host.toggle(.left, at: Timestamp(seconds: 0))
        host.advance(to: Timestamp(seconds: 5))
        let place = Location(x: 5, y: 5)
        for kind in [MouseReport.Kind.press(.left), .release(.left)] {
            _ = host.handle(.mouse(MouseReport(kind, at: place)), at: Timestamp(seconds: 5))
        }
        #expect(host.scene.chosen == [1] && host.drawers[.left]?.menu.rows[1].isCurrent == true)
    }

    // MARK: Live content

    @Test func aControlBesideAPanelTakesItsPressInTheContentsCells() {
        var scene = DiaryScene()
        scene.control = 0..<4
        var play = HostPlay(Self.sides, scene: scene)
        play.key(.right)
        play.rest()
        play.click(36, 0)
        #expect(
            play.scene.events == [report(.press(.left), 2, 0), report(.release(.left), 2, 0)])
        #expect(play.set.focus == .menu(.left))
        play.click(36, 3)
        #expect(play.set.focus == .content && play.scene.events.count == 2)
    }

    /// A drawer comes out over a press: the content is told once that it is over.
    @Test func aPressUnderADrawerIsCancelled() {
        var play = HostPlay()
        play.host.scene.commands["o"] = { _, drawers in
            drawers.move(.left, to: .open)
            return .redraw
        }
        play.mouse(.press(.left), 30)
        play.type("o")
        play.mouse(.drag(.left), 31, 6)
        play.mouse(.drag(.left), 31, 7)
        play.mouse(.release(.left), 31, 7)
        #expect(play.scene.events == [report(.press(.left), 30), report(.cancel, 31, 6)])
    }

    // MARK: Telling

    @Test func whatHappensIsToldInOrder() {
        var play = HostPlay()
        play.key(.right)
        play.rest()
        let told = play.scene.told.filter { if case .progressed = $0 { false } else { true } }
        #expect(
            told == [
                .panelNeeded(.left), .willOpen(.left), .animationBegan(.left),
                .animationEnded(.left, finished: true), .didOpen(.left),
            ])
        #expect(play.host.happened.contains(.didOpen(.left)))
        play.key(.down)
        #expect(play.host.happened == [])
    }

    /// What the scene does when it is told of something is done, and told.
    @Test func whatItLeadsToIsToldToo() {
        var play = HostPlay(Self.sides)
        play.host.scene.answer = { event, drawers in
            if event == .didOpen(.left) { drawers.move(.right, to: .open) }
            return .none
        }
        play.key(.right)
        play.rest()
        play.rest()
        #expect(play.scene.told.contains(.willClose(.left)))
        #expect(play.scene.told.last == .progressed(.right, 1) && play.set.focus == .menu(.right))
    }

    /// A program may leave when its drawer has closed: by then only time goes by.
    @Test func itMayLeaveWhenSomethingHasHappened() {
        var play = HostPlay()
        play.host.scene.answer = { event, _ in
            event == .didClose(.left) ? .leave(status: 3) : .none
        }
        play.key(.right)
        play.rest()
        #expect(play.key(.left) == .redraw)
        #expect(play.wait(2) == .leave(status: 3))
    }

    @Test func whatSaysMoreCounts() {
        let all: [Reaction] = [.none, .redraw, .repaint]
        for (index, reaction) in all.enumerated() {
            for (other, second) in all.enumerated() {
                #expect(reaction.and(second) == all[max(index, other)])
            }
        }
        #expect(Reaction.leave(status: 1).and(.redraw) == .leave(status: 1))
    }

    // MARK: Size

    @Test func everyoneIsFittedToTheScreen() {
        var play = HostPlay()
        play.key(.right)
        play.rest()
        for (width, height) in [(60, 20), (1, 1), (5, 2), (300, 3)] {
            #expect(play.resize(width, height) == .redraw)
            #expect(play.scene.size == Size(width: width, height: height))
            let length = max(1, (4 * width + 2) / 5)
            #expect(play.host.drawers[.left]?.size == Size(width: length, height: height))
            #expect(play.draw().isSound && play.set.focus == .menu(.left))
        }
    }

    @Test func aDragGoesOnThroughAResize() {
        var play = HostPlay()
        play.drag(from: 0, to: 17)
        #expect(play.set[.left]?.boundary == 16)
        play.resize(80)
        #expect(play.set[.left]?.boundary == 32 && play.set[.left]?.isHeld == true)
        play.mouse(.drag(.left), 18)
        #expect(play.set[.left]?.boundary == 33)
    }

    // MARK: Calls

    @Test(arguments: [false, true]) func aDrawerIsHeldWhereItIsAskedToBe(fromOpen: Bool) {
        var play = HostPlay()
        if fromOpen {
            play.key(.right)
            play.rest()
        }
        play.host.hold(.left, at: 0.25, time: play.time)
        #expect(play.set[.left]?.progress == 0.25 && play.set[.left]?.isHeld == true)
    }

    @Test func aPanelIsChangedAndDrawnAnew() {
        var play = HostPlay()
        play.host.scene.commands["u"] = { _, drawers in
            drawers.updatePanel(.left) { _ = $0.handle(.paste("seen")) }
            drawers.updatePanel(.right) { _ in Issue.record("there is none") }
            return .redraw
        }
        play.key(.right)
        play.rest()
        play.draw()
        play.draw()
        #expect(play.host.drawers[.left]?.draws == 1)
        play.type("u")
        play.draw()
        #expect(play.got() == [.paste("seen")] && play.host.drawers[.left]?.draws == 2)
    }
}
