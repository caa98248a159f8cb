import DrawerModel
import Testing

@testable import DrawerCanvas

/// Panels are made when they are first shown, and dropped when they are not needed any more.
struct HostPanelTests {
    private func panels(_ play: HostPlay) -> [DrawerEvent] {
        play.scene.told.filter {
            switch $0 {
            case .panelNeeded, .panelDropped: true
            default: false
            }
        }
    }

    @Test func aPanelIsMadeWhenItIsFirstShownAndKept() {
        var play = HostPlay()
        #expect(play.scene.made == [] && play.host.drawers[.left] == nil)
        for _ in 0..<3 {
            play.key(.right)
            play.rest()
            play.key(.left)
            play.rest()
        }
        #expect(play.scene.made == [.left] && panels(play) == [.panelNeeded(.left)])
    }

    @Test func aPanelThatIsNotKeptIsMadeAnew() {
        var play = HostPlay(DrawerPreset.sidePanels.configurations)
        for _ in 0..<2 {
            play.key(.right)
            play.rest()
            #expect(play.host.drawers[.left] != nil)
            play.key(.left)
            play.rest()
            #expect(play.host.drawers[.left] == nil)
        }
        #expect(play.scene.made == [.left, .left])
        let pair: [DrawerEvent] = [.panelNeeded(.left), .panelDropped(.left)]
        #expect(panels(play) == pair + pair)
    }

    /// A drawer is closed by code while the pointer has its panel, which then is gone.
    @Test func aPanelMayGoWhileThePointerHasIt() {
        var play = HostPlay(DrawerPreset.sidePanels.configurations)
        play.host.scene.commands["c"] = { _, drawers in
            drawers.move(.left, to: .closed)
            return .redraw
        }
        play.key(.right)
        play.rest()
        play.mouse(.press(.left), 5)
        play.type("c")
        play.rest()
        #expect(play.host.drawers[.left] == nil)
        play.mouse(.drag(.left), 5, 7)
        play.mouse(.release(.left), 5, 7)
        #expect(play.scene.events == [] && play.scene.chosen == [] && play.draw().isSound)
        play.click(5)
        #expect(play.scene.events.count == 2)
    }

    // MARK: Other drawers

    @Test func otherSettingsKeepThePanelAndThePlace() {
        var play = HostPlay()
        play.key(.right)
        play.rest()
        var settings = DrawerConfiguration()
        settings.size = .cells(10)
        play.host.use([settings], at: play.time)
        #expect(play.set[.left]?.boundary == 10 && play.scene.made == [.left])
        #expect(play.host.drawers[.left]?.size == Size(width: 10, height: 10))
    }

    /// The scene is told that the old ones are in before there are new ones.
    @Test func otherEdgesAreOtherDrawers() {
        var play = HostPlay()
        play.key(.right)
        play.rest()
        play.host.scene.forget()
        play.host.use([DrawerConfiguration(edge: .top)], at: play.time)
        #expect(
            play.scene.told.prefix(5) == [
                .willClose(.left), .didClose(.left), .progressed(.left, 0), .panelDropped(.left),
                .panelNeeded(.top),
            ])
        play.rest()
        #expect(play.set.drawers.map(\.edge) == [.top] && play.set.focus == .menu(.top))
        #expect(play.host.drawers[.left] == nil && play.row(3).hasPrefix("T"))
    }

    @Test func aHandLosesDrawersThatAreReplaced() {
        var play = HostPlay()
        play.drag(from: 0, to: 20)
        play.host.use([DrawerConfiguration(edge: .right)], at: play.time)
        play.mouse(.drag(.left), 10)
        play.mouse(.release(.left), 10)
        #expect(play.set.front == nil && play.scene.events.last == report(.cancel, 2))
    }

    @Test func aPressOfTheContentEndsWithTheDrawers() {
        var play = HostPlay()
        play.mouse(.press(.left), 30)
        play.host.use([DrawerConfiguration(edge: .right)], at: play.time)
        #expect(play.scene.events == [report(.press(.left), 30), report(.cancel, 30)])
    }
}
