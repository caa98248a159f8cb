import DrawerModel
import Testing

@testable import DrawerTerminal

struct AlarmTests {
    @Test func theEarliestCounts() {
        let now = Timestamp(nanoseconds: 1000)
        var alarm = Alarm()
        #expect(alarm.nanoseconds(from: now) < 0, "never")
        alarm.set(nil)
        #expect(alarm.time == nil)
        alarm.set(Timestamp(nanoseconds: 1500))
        alarm.set(Timestamp(nanoseconds: 1700))
        alarm.set(nil)
        #expect(alarm.nanoseconds(from: now) == 500)
        alarm.set(Timestamp(nanoseconds: 900))
        #expect(alarm.nanoseconds(from: now) == 0, "what is late is not waited for")
    }
}
