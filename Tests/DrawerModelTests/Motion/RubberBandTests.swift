import Testing

@testable import DrawerModel

/// The drawer of the tests is 64 cells long with 16 beside it.
struct RubberBandTests {
    let band = RubberBand.stretch(coefficient: 0.55)

    @Test(arguments: [0.5, 1, 4, 16, 40, 160])
    func stretchesByTheFormula(past: Double) {
        let shown = band.shown(1 + past / 64, length: 64, room: 16)
        let cells = (1 - 1 / (0.55 * past / 16 + 1)) * 16
        #expect(isNear((shown - 1) * 64, cells))
        #expect(cells < 16)
    }

    @Test func stretchedValues() {
        // x = 16, D = 16: (1 - 1/1.55) 16 = 5.677; x = 160: (1 - 1/6.5) 16 = 13.538.
        #expect(isNear(band.shown(1.25, length: 64, room: 16) * 64, 69.677419, within: 1e-6))
        #expect(isNear(band.shown(3.5, length: 64, room: 16) * 64, 77.538462, within: 1e-6))
    }

    @Test func followsTheHandInsideAndStopsHardAtZero() {
        for raw in [0, 0.25, 0.5, 1] { #expect(band.shown(raw, length: 64, room: 16) == raw) }
        for raw in [-0.001, -1, -50] { #expect(band.shown(raw, length: 64, room: 16) == 0) }
    }

    @Test func stretchesNowhereWithoutRoom() {
        #expect(band.shown(1.7, length: 80, room: 0) == 1)
        #expect(band.raw(1, length: 80, room: 0) == 1)
    }

    @Test func stretchGrowsAndNeverFillsTheRoom() {
        var last = 1.0
        for step in 1...2000 {
            let shown = band.shown(1 + Double(step) / 64, length: 64, room: 16)
            #expect(shown > last && shown < 1.25)
            last = shown
        }
    }

    @Test(arguments: [
        RubberBand.stretch(coefficient: 0.55), .stretch(coefficient: 1), .stop,
        .power(exponent: 0.2, limit: 1.5),
    ]) func catchingInvertsIt(band: RubberBand) {
        for step in 0...120 {
            let shown = Double(step) / 100
            if band == .stop && shown > 1 { continue }
            let raw = band.raw(shown, length: 64, room: 16)
            #expect(isNear(band.shown(raw, length: 64, room: 16), shown), "\(shown)")
        }
    }

    @Test func stopHoldsBothEnds() {
        for (raw, shown) in [(-2, 0), (-0.1, 0), (0.4, 0.4), (1, 1), (1.3, 1)] {
            #expect(RubberBand.stop.shown(raw, length: 64, room: 16) == shown)
        }
    }

    /// The `progressMenu` of FEEL.md: `min(1.5, sign(p) |p|^0.2)` where `|p| > 1`.
    @Test func powerIsTheFirstReferenceDrawers() {
        let band = RubberBand.power(exponent: 0.2, limit: 1.5)
        let values = [
            (-0.7, -0.7), (0.9, 0.9), (1, 1), (2, 1.148698), (-2, -1.148698), (7, 1.475773),
            (8, 1.5), (-32, -2),
        ]
        for (raw, shown) in values {
            #expect(isNear(band.shown(raw, length: 64, room: 16), shown, within: 1e-6))
        }
        #expect(isNear(band.raw(-1.148698354997035, length: 64, room: 16), -2))
    }
}
