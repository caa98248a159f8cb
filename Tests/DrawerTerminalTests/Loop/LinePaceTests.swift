import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerTerminal

/// What is drawn at which pace, for lines that take so many bytes a second.
struct LinePaceTests {
    private func at(_ seconds: Double) -> Timestamp { Timestamp(seconds: 100 + seconds) }

    /// A pace after a first frame of 7,000 bytes, on a line with `delay` seconds there and back.
    private func pace(_ rate: Double, delay: Double = 0.001) -> LinePace {
        var pace = LinePace()
        pace.asked(at: at(0))
        pace.sent(7000, at: at(0), isMeasured: pace.wantsMeasure)
        pace.answered(at: at(delay))
        pace.arrived(at: at(delay + 7000 / rate))
        return pace
    }

    @Test func nothingIsHeldBackBeforeItIsKnownToBeSlow() {
        var pace = LinePace()
        #expect(pace.isClear(at: at(0)) && pace.wantsMeasure)
        pace.sent(50_000, at: at(0), isMeasured: true)
        #expect(pace.isClear(at: at(0)) && !pace.wantsMeasure)
        #expect(pace.shading(isMoving: true) == .fine)
    }

    /// A terminal far away is not a slow one, nor is one that answers a moment late.
    @Test(arguments: [0.0001, 0.02, 0.4]) func delayIsNotSlowness(delay: Double) {
        let pace = pace(1e6, delay: delay)
        #expect(pace.rate == nil && !pace.wantsMeasure && pace.shading(isMoving: true) == .fine)
        var late = LinePace()
        late.sent(300, at: at(0), isMeasured: true)
        late.arrived(at: at(0.04))
        #expect(late.rate == nil)
    }

    @Test(arguments: [
        (100_000.0, Shading.coarse, Shading.fine), (11_520, .none, .fine), (960, .none, .none),
    ]) func aSlowLineIsShadedLess(rate: Double, moving: Shading, atRest: Shading) {
        let pace = pace(rate, delay: 0.1)
        #expect(abs((pace.rate ?? 0) - rate) < rate / 100)
        #expect(pace.shading(isMoving: true) == moving)
        #expect(pace.shading(isMoving: false) == atRest)
    }

    /// A frame waits until the one before should have arrived, and is measured itself.
    @Test func framesWaitForEachOther() {
        var pace = pace(1000)
        #expect(pace.isClear(at: at(7.1)) && pace.wantsMeasure)
        pace.sent(2000, at: at(8), isMeasured: true)
        #expect(!pace.isClear(at: at(9.9)) && pace.isClear(at: at(10.1)))
        #expect(abs(pace.deadline.seconds(since: at(10))) < 0.01)
        // It was there sooner, so the next one may come.
        pace.arrived(at: at(9))
        #expect(pace.isClear(at: at(9)) && abs((pace.rate ?? 0) - 2000) < 10)
    }

    @Test func aLineThatHasBecomeFastIsNotHeldBack() {
        var pace = pace(1000)
        pace.sent(5000, at: at(8), isMeasured: true)
        pace.arrived(at: at(8.01))
        #expect(pace.rate == nil && pace.isClear(at: at(8.01)) && !pace.wantsMeasure)
    }

    /// Where no answer comes, what the system does not take tells as much.
    @Test func aFullLineIsMeasuredToo() {
        var pace = LinePace()
        pace.waiting(0, at: at(0))
        pace.waiting(4000, at: at(1))
        pace.waiting(2000, at: at(2))
        #expect(pace.rate == nil)
        pace.waiting(0, at: at(3))
        #expect(pace.rate == 2000)
    }
}
