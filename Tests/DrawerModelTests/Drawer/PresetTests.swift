import Testing

@testable import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Every cell of the table in `docs/gallery.md` that says what each of the five write-ups does, on an
/// 80x24 screen.
struct PresetTests {
    private func replay(_ preset: DrawerPreset, open edge: Edge? = nil) -> Replay {
        edge.map { Replay.open($0, of: preset.configurations) } ?? Replay(preset.configurations)
    }

    // MARK: progressMenu

    @Test func progressMenuIsADimmedCover() throws {
        let drawer = replay(.progressMenu, open: .left).drawer
        let stage = try #require(Stage(drawer))
        #expect(drawer.configuration.style == .cover && drawer.length == 64)
        #expect(stage.dim == 0.5 && stage.shadow == 0)
    }

    /// `p0 + dx/L`, and beyond 1 its fifth root, at most 1.5; the slop is a cell.
    @Test(arguments: [(32.0, 0.5), (64, 1), (76.8, 1.0371372893366482), (640, 1.5)])
    func progressMenuFollowsWithoutBounds(cells: Double, progress: Double) {
        var replay = replay(.progressMenu)
        replay.press(0, at: 0)
        replay.drag(1, at: 10)
        replay.drag(1 + cells, at: 20)
        #expect(isNear(replay.progress, progress))
    }

    @Test func progressMenuHasNoBoundBelow() throws {
        var replay = replay(.progressMenu, open: .left)
        replay.press(79, at: 0)
        replay.drag(78, at: 10)
        replay.drag(-2 * 64 - 50, at: 20)
        let raw = 1 - (78 + 2 * 64 + 50) / 64.0
        #expect(isNear(replay.progress, -pow(-raw, 0.2)) && replay.progress < -1)
        #expect(try #require(Stage(replay.drawer)).dim == 0)
    }

    @Test(arguments: [
        (0.51, -0.99, Anchor.open), (0.51, -1, .closed), (0.49, 1, .closed), (0.49, 1.01, .open),
        (0.5, 3, .closed), (0.5, -3, .closed), (0.9, 0, .open), (0.1, 0, .closed),
    ]) func progressMenuDecidesByPlaceOrSpeed(progress: Double, velocity: Double, anchor: Anchor) {
        let release = SettlePolicy.Release(
            progress: progress, velocity: velocity, reach: 0, length: 64, resumed: .closed)
        #expect(DrawerConfiguration.progressMenu.settle.anchor(for: release) == anchor)
    }

    @Test func progressMenuStartsAnywhereButUpright() {
        var across = replay(.progressMenu)
        across.press(40, 10, at: 0)
        across.drag(42, 11, at: 10)
        #expect(across.drawer.isHeld)
        var upright = replay(.progressMenu)
        upright.press(40, 10, at: 0)
        upright.drag(41, 12, at: 10)
        upright.drag(60, 12, at: 20)
        #expect(!upright.drawer.isHeld)
    }

    @Test func progressMenuShowsItselfAndCloses() {
        var replay = replay(.progressMenu)
        replay.call(at: 0) { $0.appear(at: $1) }
        #expect(replay.progress == 1 && replay.drawer.target == .closed)
        replay.tick(at: 125)
        let half = CubicBezier.easeOut.value(at: 0.5)
        #expect(isNear(replay.progress, 1 - half))
        replay.tick(at: 250)
        #expect(replay.progress == 0 && !replay.drawer.isOut)
        #expect(
            replay.told == [
                .willClose(.left), .animationBegan(.left),
                .animationEnded(.left, finished: true), .didClose(.left),
            ])
        replay.forget()
        replay.move(to: .open, at: 300)
        replay.call(at: 310) { $0.appear(at: $1) }
        #expect(replay.drawer.target == .open)
    }

    /// At 1e-5 and below a completed step takes the layers away: the content gets every event.
    @Test func progressMenuLeavesTheContentAlone() {
        var replay = replay(.progressMenu)
        replay.press(0, at: 0)
        replay.drag(2, at: 5)
        replay.drag(1, at: 10)
        #expect(replay.drawer.isHeld && !replay.drawer.isShown)
        let outcome = replay.mouse(.wheel(.up), 30, at: 15)
        #expect(outcome == forwarded(.wheel(.up), 30))
        replay.drag(2, at: 20)
        #expect(replay.drawer.isShown)
        #expect(replay.mouse(.wheel(.up), 30, at: 25) == .consumed)
    }

    // MARK: interactiveReveal

    @Test func interactiveRevealHasAStillMenuUnderTheContent() throws {
        var replay = replay(.interactiveReveal)
        replay.move(to: .open, at: 0)
        replay.tick(at: 300)
        let stage = try #require(Stage(replay.drawer))
        #expect(isNear(replay.progress, 0.5) && stage.panelShift == 0)
        #expect(stage.contentShift == stage.boundary && isNear(stage.boundary, 32))
        #expect(stage.dim == 0 && isNear(stage.shadow, 0.35) && stage.above == .content)
        replay.tick(at: 600)
        #expect(replay.drawer.settled == .open && replay.drawer.boundary == 64)
        #expect(replay.drawer.configuration.content == .snapshot)
    }

    /// The pointer's way is measured over the screen: the content goes 0.8 of it.
    @Test func interactiveRevealGoesEightTenths() {
        var replay = replay(.interactiveReveal)
        replay.press(0, at: 0)
        replay.drag(1, at: 10)
        replay.drag(41, at: 20)
        #expect(isNear(replay.progress, 0.5) && isNear(replay.cells, 32))
        #expect(replay.drawer.interactor.hasStarted)
        #expect(isNear(replay.drawer.interactor.progress, 0.5))
        replay.drag(200, at: 30)
        #expect(replay.progress == 1)
        replay.drag(-50, at: 40)
        #expect(replay.progress == 0)
    }

    @Test(arguments: [(24.0, false), (25, true)])
    func interactiveRevealFinishesBeyondThreeTenths(cells: Double, opens: Bool) {
        var replay = replay(.interactiveReveal)
        replay.press(1, at: 0)
        replay.drag(2, at: 10)
        replay.drag(2 + cells, at: 20)
        #expect(replay.drawer.interactor.shouldFinish == opens)
        // A throw changes nothing.
        replay.release(2 + cells, at: 21)
        #expect(replay.drawer.target == (opens ? .open : .closed))
    }

    @Test(arguments: [(24.0, Anchor.open), (25, .closed)])
    func interactiveRevealClosesTheSameWay(cells: Double, anchor: Anchor) {
        var replay = replay(.interactiveReveal, open: .left)
        replay.press(79, at: 0)
        replay.drag(78, at: 10)
        replay.drag(78 - cells, at: 20)
        #expect(isNear(replay.drawer.interactor.progress, cells / 80))
        replay.release(78 - cells, at: 21)
        #expect(replay.drawer.target == anchor)
    }

    @Test func interactiveRevealRollsBackWhenCancelled() {
        var replay = replay(.interactiveReveal)
        replay.press(0, at: 0)
        replay.drag(1, at: 10)
        replay.drag(60, at: 20)
        replay.key(.escape, at: 30)
        #expect(replay.drawer.target == .closed && !replay.drawer.interactor.hasStarted)
    }

    @Test func interactiveRevealStartsAtTheEdgeOrOnTheContent() {
        var closed = replay(.interactiveReveal)
        closed.press(2, at: 0)
        closed.drag(30, at: 20)
        #expect(!closed.drawer.isHeld)
        var panel = replay(.interactiveReveal, open: .left)
        panel.press(40, at: 0)
        panel.drag(10, at: 20)
        #expect(!panel.drawer.isHeld)
        var content = replay(.interactiveReveal, open: .left)
        content.press(70, at: 0)
        content.drag(30, at: 20)
        #expect(content.drawer.isHeld)
    }

    /// What is left after a scrub takes its share of the 0.6 s.
    @Test func interactiveRevealPlaysTheRest() {
        var replay = replay(.interactiveReveal)
        replay.press(0, at: 0)
        replay.drag(1, at: 10)
        replay.drag(61, at: 20)
        replay.release(61, at: 100)
        replay.tick(at: 100 + 149)
        #expect(replay.drawer.isSettling)
        replay.tick(at: 100 + 150)
        #expect(replay.drawer.settled == .open)
    }

    @Test(arguments: Edge.allCases) func interactiveRevealHasAllFourDirections(edge: Edge) {
        var replay = Replay([.interactiveReveal(edge)])
        let start = [Edge.left: (0.0, 10.0), .right: (79, 10), .top: (40, 0), .bottom: (40, 23)]
        guard let (x, y) = start[edge] else { return }
        let way = Double(replay.drawers.screen[edge.axis]) / 2 * edge.openingSign
        func at(_ cells: Double) -> (Double, Double) {
            edge.axis == .horizontal ? (x + cells, y) : (x, y + cells)
        }
        replay.press(x, y, at: 0)
        replay.drag(at(edge.openingSign).0, at(edge.openingSign).1, at: 10)
        replay.drag(at(edge.openingSign + way).0, at(edge.openingSign + way).1, at: 20)
        #expect(isNear(replay.progress, 0.5))
    }

    // MARK: slideDown

    @Test func slideDownPushesFromTheTop() throws {
        let configuration = DrawerConfiguration.slideDown
        var replay = Replay([configuration], screen: Size(width: 375, height: 667))
        #expect(replay.drawer.edge == .top && replay.drawer.length == 517)
        replay.move(.top, to: .open, at: 0)
        let stage = try #require(Stage(replay.drawer))
        #expect(isNear(stage.panelShift, -50) && stage.contentShift == 0)
        #expect(replay.drawer.configuration.content == .snapshot)
        replay.tick(at: 3000)
        let open = try #require(Stage(replay.drawer))
        #expect(open.panelShift == 0 && open.contentShift == 517)
    }

    @Test func slideDownSpringsWithAPush() {
        var replay = replay(.slideDown)
        replay.move(.top, to: .open, at: 0)
        #expect(isNear(replay.drawer.velocity, 0.8))
        replay.tick(at: 100)
        let spring = Spring(duration: 0.5, damping: 0.8)
        #expect(isNear(spring.frequency, 17.269, within: 1e-3))
        let state = spring.state(displacement: -1, velocity: 0.8, after: 0.1)
        #expect(isNear(replay.progress, 1 + state.displacement))
        replay.tick(at: 3000)
        replay.move(.top, to: .closed, at: 4000)
        #expect(isNear(replay.drawer.velocity, -0.8))
    }

    // MARK: basicDrawer

    @Test(arguments: [Edge.left, .right]) func basicDrawerEasesInAndOut(edge: Edge) throws {
        var replay = Replay([.basicDrawer(edge)])
        #expect(replay.drawer.length == 64 && replay.drawer.configuration.style == .cover)
        replay.move(edge, to: .open, at: 0)
        replay.tick(at: 125)
        let early = CubicBezier.easeInOut.value(at: 0.25)
        #expect(isNear(replay.progress, early))
        #expect(isNear(try #require(Stage(replay.drawer)).dim, early / 2))
        replay.tick(at: 499)
        #expect(replay.drawer.isSettling)
        replay.tick(at: 500)
        #expect(replay.drawer.settled == .open)
    }

    // MARK: sidePanels

    @Test func sidePanelsLeaveSixtyPointsOfTheCentre() {
        let replay = Replay(
            DrawerPreset.sidePanels.configurations, screen: Size(width: 375, height: 667))
        for drawer in replay.drawers.drawers {
            #expect(drawer.length == 315 && drawer.configuration.style == .reveal)
            #expect(drawer.configuration.content == .live)
            #expect(drawer.configuration.shadow > 0 && drawer.configuration.dim == 0)
        }
    }

    @Test func sidePanelsSpringWithoutAPush() {
        var replay = replay(.sidePanels)
        replay.move(.right, to: .open, at: 0)
        replay.tick(at: 150)
        let state = Spring(duration: 0.5, damping: 0.8)
            .state(displacement: -1, velocity: 0, after: 0.15)
        #expect(isNear(replay.drawers.drawers[1].progress, 1 + state.displacement))
    }

    @Test func sidePanelsAreMadeWhenShownAndDropped() {
        var replay = replay(.sidePanels)
        replay.toggle(.left, at: 0)
        #expect(replay.panels == [.panelNeeded(.left)])
        replay.tick(at: 2000)
        replay.toggle(.right, at: 3000)
        replay.tick(at: 5000)
        #expect(
            replay.panels == [.panelNeeded(.left), .panelNeeded(.right), .panelDropped(.left)])
        replay.toggle(.left, at: 6000)
        #expect(replay.panels.last == .panelNeeded(.left))
    }

    @Test func otherPanelsAreKept() {
        var replay = replay(.basicDrawer, open: .left)
        replay.move(to: .closed, at: 0)
        replay.tick(at: 1000)
        replay.move(to: .open, at: 2000)
        #expect(replay.panels == [])
    }

    /// The live centre takes the wheel, and presses on its controls, in its own cells.
    @Test func sidePanelsLeaveTheCentreAlive() {
        var replay = replay(.sidePanels, open: .left)
        #expect(replay.drawer.length == 67)
        let wheel = replay.mouse(.wheel(.down), 70, at: 0)
        #expect(wheel == forwarded(.wheel(.down), 3))
        let press = replay.press(68, 0, at: 10, claim: .control)
        let release = replay.release(68, 0, at: 20)
        #expect(press == forwarded(.press(.left), 1, 0) && replay.drawer.target == .open)
        #expect(release == forwarded(.release(.left), 1, 0))
        replay.press(70, at: 30)
        replay.release(70, at: 40)
        #expect(replay.drawer.target == .closed)
    }

    @Test func aMenuAtTheRightGetsItsOwnColumns() {
        var replay = replay(.sidePanels, open: .right)
        let press = replay.press(79, 3, at: 0)
        #expect(press == forwarded(.press(.left), 66, 3, to: .menu(.right)))
    }

    // MARK: All of them

    @Test(arguments: DrawerPreset.allCases) func aTapBesideThemCloses(preset: DrawerPreset) {
        for configuration in preset.configurations {
            var replay = Replay.open(configuration.edge, of: preset.configurations)
            let far: [Edge: (Double, Double)] = [
                .left: (79, 10), .right: (0, 10), .top: (40, 23), .bottom: (40, 0),
            ]
            guard let (x, y) = far[configuration.edge] else { return }
            replay.press(x, y, at: 0)
            replay.release(x, y, at: 50)
            replay.tick(at: 3000)
            #expect(replay.drawers.front == nil)
        }
    }

    @Test(arguments: DrawerPreset.allCases) func keysOpenAndCloseThem(preset: DrawerPreset) {
        var replay = replay(preset)
        let edge = preset.configurations[0].edge
        let modifiers: Modifiers = edge == .top ? .alt : []
        replay.key(edge == .top ? .down : .right, modifiers, at: 0)
        replay.tick(at: 2000)
        #expect(replay.drawer.settled == .open)
        replay.key(edge == .top ? .up : .left, modifiers, at: 2100)
        replay.tick(at: 4000)
        #expect(replay.drawers.front == nil)
    }
}
