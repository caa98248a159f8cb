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

    @Test func withFewerThanThreeOneOlderCountsAsWell() {
        // Two young reports and one that is 200 ms old: the fit through all three.
        let reports: [Report] = [(50, -7), (100, 0), (280, 2), (300, 3)]
        #expect(isNear(speed(reports, releasedAt: 300), 13.461538, within: 1e-5))
        // With none young, one older is not enough for any speed.
        #expect(speed([(0, 0), (100, 9)], releasedAt: 200) == 0)
    }

    @Test func theOlderOneIsAtMost250MillisecondsOld() {
        let young: [Report] = [(280, 2), (300, 3)]
        #expect(isNear(speed([(49, 0)] + young, releasedAt: 300), 50))
        #expect(speed([(50, 0)] + young, releasedAt: 300) < 20)
        #expect(speed([(49, 0), (300, 3)], releasedAt: 300) == 0)
    }

    @Test func whatWasBeforeAChangeOfDirectionIsDropped() {
        let there: [Report] = [(0, 0), (10, 4), (20, 8), (30, 12)]
        let back: [Report] = [(40, 11), (50, 10), (60, 9)]
        // From the turning point on: 12, 11, 10, 9 at 10 ms each.
        #expect(isNear(speed(there + back, releasedAt: 60), -100))
    }

    @Test func theTurnIsJudgedAlongItsAxisAlone() {
        var tracker = VelocityTracker()
        for (index, y) in [0.0, 1, 0, 1].enumerated() {
            let place = Location(x: Double(index), y: y)
            tracker.add(place, at: Timestamp(milliseconds: Double(index) * 20))
        }
        let end = Timestamp(milliseconds: 60)
        #expect(isNear(tracker.velocity(along: .horizontal, at: end), 50))
        #expect(isNear(tracker.velocity(along: .vertical, at: end), 50))
    }

    @Test func aSilenceBoundsTheSpeed() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8)]
        #expect(isNear(speed(reports, releasedAt: 40), 200))
        // The gap of 20 ms is no silence, and a little more bounds it by 1 cell / 8 ms.
        #expect(isNear(speed(reports, releasedAt: 60), 200))
        #expect(isNear(speed(reports, releasedAt: 61), 125))
        #expect(isNear(speed(reports, releasedAt: 68), 125))
        // From there on by one cell in the silence.
        #expect(isNear(speed(reports, releasedAt: 80), 50))
        #expect(isNear(speed(reports, releasedAt: 110), 20))
        let mirrored = reports.map { Report($0.time, -$0.x) }
        #expect(isNear(speed(mirrored, releasedAt: 110), -20))
    }

    @Test func theGapIsKeptWithin17And35Milliseconds() {
        // Reports each 5 ms: silence counts from 17 ms on.
        let dense: [Report] = [(0, 0), (5, 1), (10, 2)]
        #expect(isNear(speed(dense, releasedAt: 27), 200))
        #expect(isNear(speed(dense, releasedAt: 47), 50))
        // Reports 70 ms apart: from 35 ms on.
        let sparse: [Report] = [(0, 0), (70, 7)]
        #expect(isNear(speed(sparse, releasedAt: 105), 100))
        #expect(isNear(speed(sparse, releasedAt: 135), 1 / 0.03, within: 1e-6))
    }

    @Test func reportsOfOneReadAreOneSample() {
        let reports: [Report] = [(0, 0), (10, 1), (10, 2), (10, 4), (20, 8), (40, 16)]
        #expect(isNear(speed(reports, releasedAt: 40), 400))
    }

    @Test func aReportFromTheSameCellIsNone() {
        let reports: [Report] = [(0, 0), (20, 4), (40, 8), (100, 8)]
        #expect(isNear(speed(reports, releasedAt: 110), 20))
    }

    @Test func noTimeBelow8MillisecondsIsDividedBy() {
        #expect(isNear(speed([(0, 0), (1, 4)], releasedAt: 1), 500))
        #expect(isNear(speed([(0, 0), (7.9, 4)], releasedAt: 8), 500))
        #expect(isNear(speed([(0, 0), (10, 4)], releasedAt: 10), 400))
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
