import Testing

@testable import DrawerModel

struct SpringTests {
    struct Start: Sendable {
        var displacement: Double
        var velocity: Double
    }

    static let starts = [
        Start(displacement: -1, velocity: 0), Start(displacement: 1, velocity: 0),
        Start(displacement: -0.5, velocity: 8), Start(displacement: 0.7, velocity: -20),
        Start(displacement: 0.3, velocity: 5), Start(displacement: 0, velocity: 3),
        Start(displacement: 0, velocity: 0),
    ]

    @Test(arguments: [0.1, 0.5, 0.8, 0.999, 1, 1.001, 1.5, 4], starts)
    func agreesWithNumericIntegration(damping: Double, start: Start) {
        let spring = Spring(response: 0.3, damping: damping)
        var oracle = Integration(spring, start)
        for step in 1...10 {
            let time = Double(step) * 0.1
            oracle.run(to: time)
            let state = spring.state(
                displacement: start.displacement, velocity: start.velocity, after: time)
            #expect(isNear(state.displacement, oracle.displacement, within: 1e-6))
            #expect(isNear(state.velocity, oracle.velocity, within: 1e-5))
        }
    }

    @Test(arguments: [0.2, 0.8, 1, 2], starts)
    func startsWhereItIs(damping: Double, start: Start) {
        let state = Spring(response: 0.25, damping: damping).state(
            displacement: start.displacement, velocity: start.velocity, after: 0)
        #expect(isNear(state.displacement, start.displacement))
        #expect(isNear(state.velocity, start.velocity))
    }

    @Test(arguments: [0.2, 0.8, 1, 2], starts)
    func goesOnTheSameFromAnyMoment(damping: Double, start: Start) {
        let spring = Spring(response: 0.3, damping: damping)
        let half = spring.state(
            displacement: start.displacement, velocity: start.velocity, after: 0.07)
        let later = spring.state(
            displacement: half.displacement, velocity: half.velocity, after: 0.11)
        let whole = spring.state(
            displacement: start.displacement, velocity: start.velocity, after: 0.18)
        #expect(isNear(later.displacement, whole.displacement))
        #expect(isNear(later.velocity, whole.velocity, within: 1e-8))
    }

    @Test func criticalSpringNeverOvershootsFromRest() {
        let spring = Spring(response: 0.3)
        var last = -1.0
        for step in 1...500 {
            let state = spring.state(displacement: -1, velocity: 0, after: Double(step) / 500)
            #expect(state.displacement > last && state.displacement < 0)
            last = state.displacement
        }
    }

    @Test func responseIsTheUndampedPeriod() {
        #expect(isNear(Spring(response: 0.3).frequency, 20.943951, within: 1e-6))
        #expect(isNear(Spring(response: 0.25, damping: 0.9).frequency, 25.132741, within: 1e-6))
    }

    @Test func durationIsWhereTheEnvelopeHasFallenToAThousandth() {
        let spring = Spring(duration: 0.5, damping: 0.8)
        #expect(isNear(spring.frequency, 17.27, within: 0.005))
        // At 0.5 s the displacement lies within the envelope, whose height is 1/sqrt(1 - z^2).
        let state = spring.state(displacement: -1, velocity: 0, after: 0.5)
        #expect(abs(state.displacement) <= 0.001 / 0.6)
        #expect(spring.damping == 0.8)
    }

    @Test(arguments: [0.3, 1, 3]) func isStillAfterALongTime(damping: Double) {
        let state = Spring(response: 0.3, damping: damping).state(
            displacement: 1, velocity: 30, after: 1000)
        #expect(state.displacement == 0 && state.velocity == 0)
    }
}

/// The same equation solved by fourth-order Runge-Kutta steps.
private struct Integration {
    private let stiffness: Double
    private let friction: Double
    private var steps = 0
    private(set) var displacement: Double
    private(set) var velocity: Double

    init(_ spring: Spring, _ start: SpringTests.Start) {
        stiffness = spring.frequency * spring.frequency
        friction = 2 * spring.damping * spring.frequency
        displacement = start.displacement
        velocity = start.velocity
    }

    mutating func run(to time: Double) {
        let step = 2e-4
        while Double(steps) * step < time - step / 2 {
            advance(by: step)
            steps += 1
        }
    }

    private mutating func advance(by h: Double) {
        let (x, v) = (displacement, velocity)
        let (v1, a1) = (v, pull(x, v))
        let (v2, a2) = (v + h / 2 * a1, pull(x + h / 2 * v1, v + h / 2 * a1))
        let (v3, a3) = (v + h / 2 * a2, pull(x + h / 2 * v2, v + h / 2 * a2))
        let (v4, a4) = (v + h * a3, pull(x + h * v3, v + h * a3))
        displacement += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        velocity += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }

    private func pull(_ x: Double, _ v: Double) -> Double { -stiffness * x - friction * v }
}
