import DrawerCanvas
import Testing

@testable import DrawerReader

struct HistoryTests {
    private func stop(_ line: Int) -> History.Stop {
        History.Stop(document: 0, place: TextPlace(line: line))
    }

    @Test func backAndForwardGoAlongTheJumps() {
        var history = History()
        #expect(history.back(from: stop(0)) == nil && history.forward(from: stop(0)) == nil)
        history.leave(stop(1))
        history.leave(stop(2))
        #expect(history.back(from: stop(3)) == stop(2))
        #expect(history.back(from: stop(2)) == stop(1))
        #expect(history.back(from: stop(1)) == nil)
        #expect(history.forward(from: stop(1)) == stop(2))
        #expect(history.forward(from: stop(2)) == stop(3))
        #expect(history.forward(from: stop(3)) == nil)
    }

    @Test func aNewJumpForgetsWhatLayAhead() {
        var history = History()
        history.leave(stop(1))
        _ = history.back(from: stop(2))
        history.leave(stop(1))
        #expect(history.forward(from: stop(5)) == nil && history.back(from: stop(5)) == stop(1))
    }

    @Test func itIsBounded() {
        var history = History()
        for line in 0..<1000 { history.leave(stop(line)) }
        var count = 0
        while history.back(from: stop(0)) != nil { count += 1 }
        #expect(count == 200)
    }
}
