import Testing

@testable import DrawerModel

struct SettlePolicyTests {
    let policy = SettlePolicy()

    private func anchor(
        _ progress: Double, _ velocity: Double = 0, reach: Double = 40, length: Double = 64,
        resumed: Anchor = .closed
    ) -> Anchor {
        policy.anchor(
            for: .init(
                progress: progress, velocity: velocity, reach: reach, length: length,
                resumed: resumed))
    }

    @Test func standingStillTheNearestAnchorWins() {
        #expect(anchor(0.51) == .open)
        #expect(anchor(0.49, resumed: .open) == .closed)
        #expect(anchor(0) == .closed)
        #expect(anchor(1.2) == .open)
    }

    /// The velocity counts 0.4 s ahead.
    @Test func velocityIsProjected() {
        #expect(anchor(0.1, 1.01) == .open)
        #expect(anchor(0.1, 0.99) == .closed)
        #expect(anchor(0.9, -0.99) == .open)
        #expect(anchor(0.9, -1.01) == .closed)
    }

    @Test(arguments: [Anchor.open, .closed]) func tooShortAGestureResumes(resumed: Anchor) {
        #expect(anchor(0.4, 50, reach: 1.9, resumed: resumed) == resumed)
        #expect(anchor(0.6, -50, reach: 0, resumed: resumed) == resumed)
        #expect(anchor(0.4, 50, reach: 2, resumed: resumed) == .open)
        // 3% of 200 cells are 6.
        #expect(anchor(0.4, 50, reach: 5.9, length: 200, resumed: resumed) == resumed)
        #expect(anchor(0.4, -50, reach: 6, length: 200, resumed: resumed) == .closed)
    }

    /// One press of an arrow reaches the next anchor that way from anywhere, at any speed.
    @Test(arguments: [-40, -5, -1.5, 0, 0.7, 3, 40]) func keysAlwaysArrive(velocity: Double) {
        for step in 0...12 {
            let progress = Double(step) / 10
            let opened = policy.anchor(flickedFrom: progress, velocity: velocity, sign: 1)
            let closed = policy.anchor(flickedFrom: progress, velocity: velocity, sign: -1)
            #expect(opened == .open)
            #expect(closed == .closed)
        }
    }
}
