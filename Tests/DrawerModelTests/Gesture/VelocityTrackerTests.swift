import Testing

@testable import DrawerModel

/// A report in a test: milliseconds and columns.
private typealias Report = (time: Double, x: Double)

struct VelocityTrackerTests {
    /// The speed after these reports. Long before them the pointer came from one cell behind the
    /// first, so that there is no play left and every step counts in full.
    private func speed(_ reports: [Report], releasedAt time: Double) -> Double {
        var tracker = VelocityTracker()
        if reports.count > 1 {
            let behind = reports[0].x - (reports[1].x < reports[0].x ? -1 : 1)
            tracker.add(Location(x: behind, y: 5), at: Timestamp(milliseconds: -1000))
        }
        for report in reports {
            tracker.add(Location(x: report.x, y: 5), at: Timestamp(milliseconds: report.time))
        }
        return tracker.velocity(along: .horizontal, at: Timestamp(milliseconds: time))
    }

    @Test func needsTwoReports() {
        #expect(speed([], releasedAt: 10) == 0)
        #expect(speed([(0, 10)], releasedAt: 10) == 0)
    }

    @Test(arguments: [-3, -1, 1, 2]) func evenMovementIsMeasuredExactly(cells: Double) {
        let reports = (0...10).map { Report(Double($0) * 16, cells * Double($0)) }
        #expect(isNear(speed(reports, releasedAt: 160), cells / 0.016, within: 1e-6))
    }

    @Test func theLineIsFittedWithLeastSquares() {
        // Times 0, 20, 40, 60 ms and columns 0, 1, 4, 5: the slope is 90 cells a second.
        let reports: [Report] = [(0, 0), (20, 1), (40, 4), (60, 5)]
        #expect(isNear(speed(reports, releasedAt: 60), 90))
    }

    @Test func onlyTheLast80MillisecondsCount() {
        let slow: [Report] = [(0, 0), (100, 1), (200, 2)]
        let fast: [Report] = [(240, 3), (260, 5), (280, 7), (300, 9)]
        #expect(isNear(speed(slow + fast, releasedAt: 300), 100))
        // One that is exactly 80 ms old still counts.
        let edge: [Report] = [(220, 1), (260, 5), (300, 9)]
        #expect(isNear(speed([(219, 0)] + edge, releasedAt: 300), 100))
        #expect(isNear(speed([(0, -90)] + edge, releasedAt: 300), 100))
    }

    @Test func withFewerThanTwoOneOlderCountsAsWell() {
        // One young report, and one that is 200 ms old.
        #expect(isNear(speed([(0, -9), (100, 0), (300, 3)], releasedAt: 300), 15))
        // Two young ones are enough.
        #expect(isNear(speed([(100, 0), (280, 2), (300, 3)], releasedAt: 300), 50))
        // With none young, one older is not enough for any speed.
        #expect(speed([(0, 0), (100, 9)], releasedAt: 200) == 0)
    }

    @Test func theOlderOneIsAtMost250MillisecondsOld() {
        #expect(isNear(speed([(50, 0), (300, 3)], releasedAt: 300), 12))
        #expect(speed([(49, 0), (300, 3)], releasedAt: 300) == 0)
    }

    @Test func whatWasBeforeAChangeOfDirectionIsDropped() {
        let there: [Report] = [(0, 0), (10, 4), (20, 8), (30, 12)]
        let back: [Report] = [(40, 11), (50, 7), (60, 2)]
        // The first half cell back is play: 11.5 at 30 and 40 ms. Then 7.5 and 2.5.
        #expect(isNear(speed(there + back, releasedAt: 60), -310))
    }

    /// The report within the play tells that the hand stood there until then.
    @Test func aWayBackCountsFromWhenItBegan() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8), (140, 7), (160, 3)]
        #expect(isNear(speed(reports, releasedAt: 160), -200))
    }

    @Test func theTurnIsJudgedAlongItsAxisAlone() {
        var tracker = VelocityTracker()
        for (index, y) in [0.0, 3, 0, 3].enumerated() {
            let place = Location(x: Double(index) * 4, y: y)
            tracker.add(place, at: Timestamp(milliseconds: Double(index) * 20))
        }
        let end = Timestamp(milliseconds: 60)
        // 0, 3.5, 7.5, 11.5 across; down only from 0.5 to 2.5 since the last turn.
        #expect(isNear(tracker.velocity(along: .horizontal, at: end), 192.5))
        #expect(isNear(tracker.velocity(along: .vertical, at: end), 100))
    }

    /// A hand on the border of two cells is reported in both by turns.
    @Test func aTremorOfOneCellIsNoMovement() {
        let trembling = (0...20).map { Report(Double($0) * 16, Double($0 % 2)) }
        #expect(speed(trembling, releasedAt: 320) == 0)
        let before: [Report] = [(-60, -6), (-40, -4), (-20, -2)]
        #expect(speed(before + trembling, releasedAt: 320) == 0)
    }

    /// Nor does it make a movement seem to have gone on.
    @Test func aTremorIsSilence() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8), (60, 7), (80, 8), (100, 7)]
        #expect(isNear(speed(reports, releasedAt: 100), 45.192, within: 1e-3))
    }

    /// After 40 ms the release counts as a report from the middle of the pointer's cell.
    @Test func aSilenceSlows() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8)]
        #expect(isNear(speed(reports, releasedAt: 40), 200))
        #expect(isNear(speed(reports, releasedAt: 80), 200))
        #expect(isNear(speed(reports, releasedAt: 81), 64.633, within: 1e-3))
        #expect(isNear(speed(reports, releasedAt: 115), 36.213, within: 1e-3))
        #expect(speed(reports, releasedAt: 121) == 0)
        let mirrored = reports.map { Report($0.time, -$0.x) }
        #expect(isNear(speed(mirrored, releasedAt: 115), -36.213, within: 1e-3))
    }

    /// A hand as slow as that has not left the cell anyway.
    @Test func aSilenceThatFitsTheSpeedChangesNothing() {
        let reports: [Report] = [(0, 0), (100, 1), (200, 2)]
        #expect(isNear(speed(reports, releasedAt: 245), 10))
        #expect(isNear(speed(reports, releasedAt: 270), 8.904, within: 1e-3))
    }

    @Test func reportsOfOneReadAreOneSample() {
        let reports: [Report] = [(0, 0), (10, 1), (10, 2), (10, 4), (20, 8), (40, 16)]
        #expect(isNear(speed(reports, releasedAt: 40), 400))
    }

    @Test func aReportFromTheSameCellIsNone() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8), (100, 8)]
        #expect(isNear(speed(reports, releasedAt: 115), 36.213, within: 1e-3))
    }

    @Test func noTimeBelow8MillisecondsIsDividedBy() {
        #expect(isNear(speed([(0, 0), (1, 4)], releasedAt: 1), 500))
        #expect(isNear(speed([(0, 0), (7.9, 4)], releasedAt: 8), 500))
        #expect(isNear(speed([(0, 0), (10, 4)], releasedAt: 10), 400))
    }

    /// A report that says to be earlier than the one before counts as read together with it.
    @Test func timeDoesNotRunBackwards() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8), (30, 9)]
        #expect(isNear(speed(reports, releasedAt: 40), 225))
    }

    @Test func resetForgets() {
        var tracker = VelocityTracker()
        tracker.add(Location(x: 0, y: 0), at: Timestamp(milliseconds: 0))
        tracker.add(Location(x: 9, y: 0), at: Timestamp(milliseconds: 20))
        tracker.reset()
        tracker.add(Location(x: 10, y: 0), at: Timestamp(milliseconds: 40))
        #expect(tracker.velocity(along: .horizontal, at: Timestamp(milliseconds: 40)) == 0)
    }

    @Test func aVeryLongDragKeepsOnlyItsEnd() {
        let reports = (0...1000).map { Report(Double($0), Double($0) / 4) }
        #expect(isNear(speed(reports, releasedAt: 1000), 250, within: 1))
    }
}
