import Testing

@testable import DrawerModel

struct AnimatorTests {
    typealias State = Animator.State

    let rest = Animator.Rest(length: 64)
    let closed = State(progress: 0, velocity: 0)

    @Test func instantIsThereAtOnce() {
        #expect(Animator.instant.state(from: closed, to: 1, elapsed: 0, rest: rest) == nil)
    }

    @Test func curveLastsItsDuration() throws {
        let animator = Animator.curve(.easeInOut, duration: 0.5)
        let half = try #require(animator.state(from: closed, to: 1, elapsed: 0.25, rest: rest))
        #expect(isNear(half.progress, 0.5, within: 1e-6))
        #expect(animator.state(from: closed, to: 1, elapsed: 0.4999, rest: rest) != nil)
        #expect(animator.state(from: closed, to: 1, elapsed: 0.5, rest: rest) == nil)
    }

    @Test func curveTellsItsSpeed() throws {
        let animator = Animator.curve(.linear, duration: 0.5)
        let start = State(progress: 0.8, velocity: 9)
        let state = try #require(animator.state(from: start, to: 0, elapsed: 0.1, rest: rest))
        #expect(isNear(state.progress, 0.64, within: 1e-6))
        #expect(isNear(state.velocity, -1.6, within: 1e-6))
    }

    @Test func springTakesUpTheVelocity() throws {
        let animator = Animator.spring(Spring(response: 0.3))
        let start = State(progress: 0.3, velocity: 2)
        let first = try #require(animator.state(from: start, to: 1, elapsed: 0, rest: rest))
        #expect(isNear(first.progress, 0.3) && isNear(first.velocity, 2))
    }

    /// At rest below half a cell and 4 cells a second, both.
    @Test func springRests() {
        let animator = Animator.spring(Spring(response: 0.3))
        func isThere(_ cells: Double, _ speed: Double) -> Bool {
            let start = State(progress: 1 + cells / 64, velocity: speed / 64)
            return animator.state(from: start, to: 1, elapsed: 0, rest: rest) == nil
        }
        #expect(isThere(-0.49, 3.9) && isThere(0.49, -3.9) && isThere(0, 0))
        #expect(!isThere(-0.51, 0))
        #expect(!isThere(0, 4.1))
        #expect(!isThere(0.3, -4.1))
    }
}
