import Testing

@testable import DrawerModel

struct CubicBezierTests {
    static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
    static let curves = [
        CubicBezier.linear, .easeOut, .easeInOut, ease, CubicBezier(0.42, 0, 1, 1),
        CubicBezier(0.32, 0.72, 0, 1), CubicBezier(0.175, 0.885, 0.32, 1.275),
        CubicBezier(0, 0, 0, 0), CubicBezier(0.95, 0, 0.05, 1),
    ]

    @Test(arguments: [
        (ease, 0.25, 0.4085106), (ease, 0.5, 0.8024033877399112), (ease, 0.75, 0.9604590),
        (.easeInOut, 0.25, 0.1291619), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.75, 0.8708381),
        (.easeOut, 0.25, 0.3781381), (.easeOut, 0.5, 0.6846432), (.easeOut, 0.75, 0.9065353),
    ]) func hasThePublishedValues(curve: CubicBezier, time: Double, value: Double) {
        #expect(isNear(curve.value(at: time), value, within: 1e-6))
    }

    @Test(arguments: curves) func agreesWithABisection(curve: CubicBezier) {
        for step in 0...200 {
            let time = Double(step) / 200
            let value = bisected(curve, at: time)
            #expect(isNear(curve.value(at: time), value, within: 1e-6), "\(time)")
        }
    }

    @Test(arguments: curves) func beginsAndEndsExactly(curve: CubicBezier) {
        for time in [-1, 0] { #expect(curve.value(at: Double(time)) == 0) }
        for time in [1, 7] { #expect(curve.value(at: Double(time)) == 1) }
    }

    @Test(arguments: [CubicBezier.linear, .easeOut, .easeInOut, ease])
    func slopeAgreesWithDifferences(curve: CubicBezier) {
        let step = 1e-5
        for index in 1..<100 {
            let time = Double(index) / 100
            let ahead = bisected(curve, at: time + step)
            let behind = bisected(curve, at: time - step)
            let slope = (ahead - behind) / (2 * step)
            #expect(isNear(curve.slope(at: time), slope, within: 1e-4), "\(time)")
        }
    }

    /// Where a control point lies on an end, the slope there is the limit of those beside it.
    @Test(arguments: [
        (CubicBezier.linear, 1, 1), (.easeOut, 1 / 0.58, 0), (.easeInOut, 0, 0), (ease, 0.4, 0),
    ]) func slopeAtTheEnds(curve: CubicBezier, first: Double, last: Double) {
        #expect(isNear(curve.slope(at: 0), first, within: 1e-3))
        #expect(isNear(curve.slope(at: 1), last, within: 1e-3))
    }

    @Test func linearIsEven() {
        for step in 0...50 {
            let time = Double(step) / 50
            #expect(isNear(CubicBezier.linear.value(at: time), time, within: 1e-6))
        }
    }

    /// The value by halving the parameter's interval until doubles cannot halve it any more.
    private func bisected(_ curve: CubicBezier, at time: Double) -> Double {
        func component(_ first: Double, _ second: Double, _ s: Double) -> Double {
            let (a, b, c) = (1 + 3 * first - 3 * second, 3 * second - 6 * first, 3 * first)
            return ((a * s + b) * s + c) * s
        }
        if time <= 0 || time >= 1 { return time <= 0 ? 0 : 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if component(curve.x1, curve.x2, middle) < time { low = middle } else { high = middle }
        }
        return component(curve.y1, curve.y2, (low + high) / 2)
    }
}
