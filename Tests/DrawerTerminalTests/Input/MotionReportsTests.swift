import DrawerModel
import Testing

@testable import DrawerTerminal

struct MotionReportsTests {
    private static let all = "\u{1B}[?1003h"
    private static let drags = "\u{1B}[?1003l\u{1B}[?1002h"

    private func report(_ kind: MouseReport.Kind) -> MouseReport {
        MouseReport(kind, at: Location(x: 1, y: 1))
    }

    @Test(arguments: [MouseReport.Kind.release(.left), .move]) func allMotionOnlyWhileAButtonIsHeld(
        end: MouseReport.Kind
    ) {
        var motion = MotionReports()
        #expect(motion.follow(report(end)) == "")
        #expect(motion.follow(report(.press(.left))) == Self.all)
        #expect(motion.follow(report(.drag(.left))) == "")
        #expect(motion.follow(report(.press(.right))) == "")
        #expect(motion.follow(report(.wheel(.up))) == "")
        #expect(motion.follow(report(end)) == Self.drags)
        #expect(motion.follow(report(end)) == "")
    }

    @Test func aButtonThatIsForgottenIsPressedAnew() {
        var motion = MotionReports()
        _ = motion.follow(report(.press(.left)))
        motion.reset()
        #expect(motion.follow(report(.release(.left))) == "")
        #expect(motion.follow(report(.press(.left))) == Self.all)
    }
}
