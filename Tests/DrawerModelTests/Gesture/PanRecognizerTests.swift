import Testing

@testable import DrawerModel

struct PanRecognizerTests {
    /// What a drag from one press over these places, 10 ms apart, is said to mean at its end.
    private func intent(_ places: (Double, Double)...) -> PanRecognizer.Intent? {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        var intent: PanRecognizer.Intent?
        for (index, place) in places.enumerated() {
            intent = recognizer.drag(
                to: Location(x: 20 + place.0, y: 10 + place.1),
                time: Timestamp(milliseconds: Double(index + 1) * 10))
        }
        return intent
    }

    @Test func twoCellsTellADirection() {
        #expect(intent((2, 0)) == .init(axis: .horizontal, sign: 1))
        #expect(intent((-2, 0)) == .init(axis: .horizontal, sign: -1))
        #expect(intent((0, 2)) == .init(axis: .vertical, sign: 1))
        #expect(intent((0, -2)) == .init(axis: .vertical, sign: -1))
        #expect(intent((1.9, 0)) == nil)
    }

    /// One cell does not: the press may have been right beside the border to it.
    @Test func oneCellTellsNothing() {
        #expect(intent((1, 0)) == nil)
        #expect(intent((0, -1)) == nil)
        #expect(intent((1, 0), (1, 1), (1, 2))?.axis == .vertical)
        #expect(intent((0, 1), (2, 1))?.axis == .horizontal)
    }

    @Test(arguments: [(2.0, 1.0), (4, 2), (5, 2), (-2, 1), (-6, -3)])
    func horizontalWinsFromTwiceTheRowsOn(x: Double, y: Double) {
        #expect(intent((x, y))?.axis == .horizontal)
    }

    @Test(arguments: [(2.0, 2.0), (0, 2), (-2, -2), (4, 3), (1, 4)])
    func verticalWinsWhenOneColumnCannotChangeIt(x: Double, y: Double) {
        #expect(intent((x, y))?.axis == .vertical)
    }

    @Test(arguments: [(1.0, 1.0), (3, 2), (-1, 1), (-3, -2), (5, 3)])
    func betweenNothingIsDecided(x: Double, y: Double) {
        #expect(intent((x, y)) == nil)
    }

    @Test func theDecisionMayComeLater() {
        #expect(intent((1, 1), (2, 1))?.axis == .horizontal)
        #expect(intent((1, 1), (1, 2))?.axis == .vertical)
    }

    /// The winner owns the gesture until release.
    @Test func theFirstClearAxisIsFinal() {
        #expect(intent((0, 2), (9, 2)) == .init(axis: .vertical, sign: 1))
        #expect(intent((0, 2), (9, 0)) == nil)
        #expect(intent((0, 3), (40, 3))?.axis == .vertical)
        #expect(intent((2, 0), (2, 20))?.axis == .horizontal)
        #expect(intent((2, 0), (1, 20)) == nil)
        #expect(intent((-2, 0), (5, 0)) == .init(axis: .horizontal, sign: 1))
    }

    @Test func theNextPressIsANewGesture() {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        _ = recognizer.drag(to: Location(x: 20, y: 15), time: Timestamp(milliseconds: 10))
        _ = recognizer.release(at: Location(x: 20, y: 15), time: Timestamp(milliseconds: 20))
        recognizer.press(at: Location(x: 20, y: 15), time: Timestamp(milliseconds: 500))
        let intent = recognizer.drag(
            to: Location(x: 25, y: 16), time: Timestamp(milliseconds: 510))
        #expect(intent?.axis == .horizontal)
    }

    @Test func activationSwallowsTheSlopAlone() throws {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        #expect(recognizer.activeAxis == nil)
        _ = recognizer.drag(to: Location(x: 23, y: 10), time: Timestamp(milliseconds: 10))
        let began = recognizer.activate(along: .horizontal)
        #expect(began.phase == .began && began.translation == 2 && began.reach == 3)
        #expect(recognizer.activeAxis == .horizontal)
        _ = recognizer.drag(to: Location(x: 28, y: 19), time: Timestamp(milliseconds: 20))
        let changed = try #require(recognizer.changed())
        #expect(changed.translation == 7 && changed.reach == 8)
    }

    /// Waiting for the second cell does not keep the drawer from moving with it.
    @Test func activationCountsTheSecondCell() {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        _ = recognizer.drag(to: Location(x: 21, y: 10), time: Timestamp(milliseconds: 10))
        _ = recognizer.drag(to: Location(x: 22, y: 10), time: Timestamp(milliseconds: 20))
        #expect(recognizer.activate(along: .horizontal).translation == 1)
    }

    /// What went before the report that decides must not make the drawer jump.
    @Test func activationSwallowsTheReportsBefore() {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        _ = recognizer.drag(to: Location(x: 15, y: 13), time: Timestamp(milliseconds: 10))
        _ = recognizer.drag(to: Location(x: 13, y: 13), time: Timestamp(milliseconds: 20))
        let began = recognizer.activate(along: .horizontal)
        #expect(began.translation == -2)
    }

    @Test func activationByThePressItselfHasNoSlop() throws {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        _ = recognizer.activate(along: .horizontal)
        _ = recognizer.drag(to: Location(x: 21, y: 10), time: Timestamp(milliseconds: 10))
        #expect(try #require(recognizer.changed()).translation == 1)
    }

    /// A way back does not make the gesture shorter.
    @Test func reachIsTheFurthestWay() throws {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        _ = recognizer.drag(to: Location(x: 30, y: 10), time: Timestamp(milliseconds: 10))
        _ = recognizer.activate(along: .horizontal)
        let release = recognizer.release(
            at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 400))
        let ended = try #require(release)
        #expect(ended.phase == .ended && ended.translation == -1 && ended.reach == 10)
        #expect(recognizer.activeAxis == nil)
    }

    @Test func aPressThatNeverMovedHasNoEnd() {
        var recognizer = PanRecognizer()
        let place = Location(x: 1, y: 1)
        let unpressed = recognizer.release(at: place, time: Timestamp(milliseconds: 0))
        recognizer.press(at: place, time: Timestamp(milliseconds: 1))
        let cancelled = recognizer.cancel()
        let late = recognizer.release(at: place, time: Timestamp(milliseconds: 2))
        #expect(unpressed == nil && cancelled == nil && late == nil)
    }

    @Test func reanchoringCountsFromThePointer() throws {
        var recognizer = PanRecognizer()
        recognizer.press(at: Location(x: 20, y: 10), time: Timestamp(milliseconds: 0))
        _ = recognizer.activate(along: .horizontal)
        _ = recognizer.drag(to: Location(x: 33, y: 10), time: Timestamp(milliseconds: 10))
        recognizer.reanchor()
        #expect(try #require(recognizer.changed()).translation == 0)
    }
}
