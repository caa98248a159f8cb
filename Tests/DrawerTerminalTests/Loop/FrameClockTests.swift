import DrawerModel
import Testing

@testable import DrawerTerminal

struct FrameClockTests {
    private func time(_ milliseconds: Double) -> Timestamp {
        Timestamp(seconds: milliseconds / 1000)
    }

    @Test func theFirstFrameIsDueAtOnce() {
        #expect(FrameClock(rate: 60).isDue(at: time(0)) && FrameClock(rate: 60).deadline == nil)
    }

    @Test func theBeatIsSteadyThoughFramesComeLate() {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        #expect(!clock.isDue(at: time(9)) && clock.isDue(at: time(10)))
        clock.drew(at: time(13))
        #expect(clock.deadline == time(20))
    }

    @Test func missedBeatsAreNotMadeUpFor() {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        clock.drew(at: time(47))
        #expect(clock.deadline == time(50))
    }

    @Test func afterAPauseTheBeatStartsAnew() {
        var clock = FrameClock(rate: 100)
        clock.drew(at: time(0))
        clock.drew(at: time(5003))
        #expect(clock.deadline == time(5013))
    }
}
