import Testing

@testable import DrawerModel

struct PermanentDrawerTests {
    private func drawer(
        _ edge: Edge = .left, from columns: Int = 100, width: Int,
        _ change: (inout DrawerConfiguration) -> Void = { _ in }
    ) -> PermanentDrawer {
        var configuration = DrawerConfiguration(edge: edge)
        change(&configuration)
        return PermanentDrawer(
            configuration, from: columns, screen: Size(width: width, height: 24))
    }

    private func at(_ milliseconds: Double) -> Timestamp { Timestamp(milliseconds: milliseconds) }

    @Test(arguments: [(99, false), (100, true), (200, true)])
    func itStandsFromItsWidthOn(width: Int, stands: Bool) {
        let drawer = drawer(width: width)
        #expect(drawer.isStanding == stands && drawer.isShown == stands && !drawer.isAnimating)
        #expect((drawer.stage != nil) == stands)
    }

    @Test func itTakesNoMoreThanItsShare() {
        #expect(drawer(width: 120).length == 36)
        #expect(drawer(width: 120) { $0.size = .cells(20) }.length == 20)
        #expect(drawer(width: 120) { $0.size = .cells(90) }.length == 36)
        #expect(drawer(width: 120) { $0.size = .percent(10) }.length == 12)
    }

    @Test func theContentHasTheRest() {
        #expect(
            drawer(.left, width: 120).contentFrame == Rect(x: 36, y: 0, width: 84, height: 24))
        #expect(
            drawer(.right, width: 120).contentFrame == Rect(x: 0, y: 0, width: 84, height: 24))
        #expect(drawer(width: 80).contentFrame == Rect(x: 0, y: 0, width: 80, height: 24))
    }

    /// Something is left to the content on any screen, whatever was asked for.
    @Test(arguments: [Edge.left, .right]) func narrowScreens(edge: Edge) {
        for width in 0...8 {
            let drawer = drawer(edge, from: 0, width: width)
            #expect(drawer.contentFrame.size.width > 0 || width == 0)
            #expect(drawer.isStanding == (width >= 2))
        }
    }

    // MARK: Crossing

    /// The content is laid out anew once, when the drawer begins to come.
    @Test func aWiderScreenHasItSlideIn() {
        var drawer = drawer(width: 80)
        drawer.resize(to: Size(width: 120, height: 24), at: at(0))
        #expect(drawer.isStanding && drawer.isAnimating && drawer.contentFrame.minX == 36)
        #expect(drawer.stage?.boundary == 0)
        drawer.advance(to: at(100))
        let boundary = drawer.stage?.boundary ?? 0
        #expect(boundary > 10 && boundary < 36 && drawer.stage?.contentShift == boundary)
        drawer.advance(to: at(2000))
        #expect(!drawer.isAnimating && drawer.stage?.boundary == 36)
    }

    @Test func aNarrowerScreenHasItSlideOut() {
        var drawer = drawer(width: 120)
        drawer.resize(to: Size(width: 90, height: 24), at: at(0))
        #expect(!drawer.isStanding && drawer.isShown && drawer.contentFrame.minX == 0)
        #expect(drawer.stage?.boundary == 27)
        drawer.advance(to: at(2000))
        #expect(!drawer.isShown && drawer.stage == nil && !drawer.isAnimating)
    }

    @Test func itTurnsRoundWhereItIs() {
        var drawer = drawer(width: 120)
        drawer.resize(to: Size(width: 90, height: 24), at: at(0))
        drawer.advance(to: at(60))
        let share = (drawer.stage?.boundary ?? 0) / Double(drawer.length)
        drawer.resize(to: Size(width: 100, height: 24), at: at(60))
        #expect(drawer.isStanding && isNear(drawer.stage?.boundary ?? 0, share * 30))
        drawer.advance(to: at(2000))
        #expect(drawer.stage?.boundary == 30)
    }

    @Test func itGoesOnFromWhereItsPanelIs() {
        var half = drawer(width: 80)
        half.resize(to: Size(width: 120, height: 24), from: 0.5, at: at(0))
        #expect(half.stage?.boundary == 18 && half.isAnimating)
        for progress in [1, 1.3] {
            var open = drawer(width: 80)
            open.resize(to: Size(width: 120, height: 24), from: progress, at: at(0))
            #expect(open.stage?.boundary == 36 && !open.isAnimating)
        }
    }

    @Test func withoutMotionItIsThereAtOnce() {
        var drawer = drawer(width: 80) { $0.motion = .none }
        drawer.resize(to: Size(width: 120, height: 24), at: at(0))
        #expect(!drawer.isAnimating && drawer.stage?.boundary == 36)
        drawer.resize(to: Size(width: 80, height: 24), at: at(0))
        #expect(!drawer.isShown && !drawer.isAnimating)
    }

    @Test func resizesThatCrossNothingMoveNothing() {
        var drawer = drawer(width: 120)
        drawer.resize(to: Size(width: 200, height: 50), at: at(0))
        #expect(!drawer.isAnimating && drawer.length == 60)
        #expect(drawer.contentFrame == Rect(x: 60, y: 0, width: 140, height: 50))
    }

    @Test func dismissedItIsGone() {
        var drawer = drawer(width: 120)
        drawer.resize(to: Size(width: 90, height: 24), at: at(0))
        drawer.dismiss()
        #expect(!drawer.isShown && !drawer.isAnimating)
    }

    @Test func itsSettingsMayChange() {
        var drawer = drawer(width: 120)
        var settings = drawer.configuration
        settings.size = .cells(20)
        settings.dim = 0.7
        drawer.configure(settings)
        #expect(drawer.length == 20 && drawer.isStanding && drawer.stage?.dim == 0)
        #expect(drawer.configuration == settings)
    }

    // MARK: Where things are

    @Test(arguments: [(Edge.left, 35.0, 36.0), (.right, 84, 83)])
    func whatIsOverThePanel(edge: Edge, inside: Double, beside: Double) {
        let standing = drawer(edge, width: 120)
        #expect(standing.contains(Location(x: inside, y: 3)))
        #expect(!standing.contains(Location(x: beside, y: 3)))
        let place = standing.panelLocation(Location(x: inside, y: 3))
        #expect(place == Location(x: edge == .left ? 35 : 0, y: 3))
        #expect(!drawer(edge, width: 80).contains(Location(x: inside, y: 3)))
    }

    /// What is read begins at the left: beside a panel at the right nothing of it moves.
    @Test func contentBesideARightHandPanelStays() {
        var drawer = drawer(.right, width: 80)
        drawer.resize(to: Size(width: 120, height: 24), at: at(0))
        for time in [0.0, 60, 120, 3000] {
            drawer.advance(to: at(time))
            // It is as much narrower than the screen as it is moved away from the right.
            #expect(drawer.stage?.contentShift == 36)
        }
        drawer.resize(to: Size(width: 80, height: 24), at: at(3000))
        #expect(drawer.stage?.contentShift == 0)
    }
}
