import DrawerModel
import Testing

@testable import DrawerTerminal

struct PlayerTests {
    private static let events = [
        "0.0 resize 80 24", "0.1 key Up", "0.1 key Down", "0.15 resize 90 24", "0.2 key Left",
    ].compactMap { RecordedEvent($0) }

    private let start = Timestamp(seconds: 50)

    @Test func eventsComeWhenTheyAreDueWithTheirOwnTimes() {
        var player = Player(Self.events, from: start)
        #expect(player.deadline == start.advanced(by: 0.1))
        #expect(player.next(at: start.advanced(by: 0.0999)) == nil)
        let late = start.advanced(by: 0.19)
        for key in [Key.up, .down] {
            let next = player.next(at: late)
            #expect(next?.event == .key(KeyPress(key)) && next?.time == start.advanced(by: 0.1))
        }
        #expect(player.next(at: late) == nil)
        #expect(player.deadline == start.advanced(by: 0.2))
        #expect(player.next(at: start.advanced(by: 9))?.time == start.advanced(by: 0.2))
        #expect(player.next(at: start.advanced(by: 9)) == nil && player.deadline == nil)
    }

    @Test func nothingIsNeverDue() {
        var player = Player([], from: start)
        #expect(player.deadline == nil && player.next(at: start.advanced(by: 1)) == nil)
    }
}
