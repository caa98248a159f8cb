import DrawerModel
import Testing

@testable import DrawerTerminal

struct FrameClockTests {
    private func time(_ milliseconds: Double) -> Timestamp {
        Timestamp(seconds: milliseconds / 1000)
    }

    @Test func theFirstFrameIsDueAtOnce() {
        #expect(FrameClock(rate: 60).isDue(at: time(0)) && FrameClock(rate: 60).deadline == nil)
        #expect(FrameClock(rate: 60).interval == 16_666_666)
    }

    @Test func theBeatIsSteadyThoughFramesComeLate() {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        #expect(!clock.isDue(at: time(9)) && clock.isDue(at: time(10)))
        clock.drew(at: time(13))
        #expect(clock.deadline == time(20))
    }

    @Test(arguments: [(10.0, 20.0), (19.9, 20), (20, 30), (47, 50), (169.9, 170)])
    func missedBeatsAreNotMadeUpFor(late: Double, next: Double) {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        clock.drew(at: time(late))
        #expect(clock.deadline == time(next))
    }

    @Test(arguments: [170.0, 5003]) func afterAPauseTheBeatStartsAnew(pause: Double) {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        clock.drew(at: time(pause))
        #expect(clock.deadline == time(pause + 10))
    }

    /// A frame that is drawn before its time, as after a resize, moves the beat by none.
    @Test func anEarlyFrameKeepsTheBeat() {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        clock.drew(at: time(4))
        #expect(clock.deadline == time(20))
    }

    /// However late each frame comes: never two on one beat, and never off the beat.
    @Test(arguments: [1, 30, 60, 120]) func noTwoFramesShareABeat(rate: Int) {
        var numbers = SplitMix64(seed: UInt64(rate))
        var clock = FrameClock(rate: rate)
        var now = Int64(5_000_000_000)
        clock.drew(at: Timestamp(nanoseconds: now))
        let start = now
        for _ in 0..<1000 {
            guard let due = clock.deadline else { break }
            #expect(due.nanoseconds > now && due.nanoseconds - now <= clock.interval)
            #expect((due.nanoseconds - start) % clock.interval == 0)
            now = due.nanoseconds + Int64.random(in: 0..<15 * clock.interval, using: &numbers)
            #expect(clock.isDue(at: Timestamp(nanoseconds: now)))
            clock.drew(at: Timestamp(nanoseconds: now))
        }
    }
}
