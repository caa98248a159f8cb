import Testing

@testable import DrawerGallery

struct ShapeTests {
    /// A square with sharp corners: each is given twice.
    private let square = [
        (0.0, 0.0), (0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (0, 1), (0, 1),
    ]

    @Test func anOutlineHoldsWhatIsInside() {
        let outline = Outline(square, at: Spot(2, 3), scale: 0.5)
        #expect(outline.contains(Spot(2.25, 3.25)) && outline.contains(Spot(2.49, 3.01)))
        for outside in [Spot(1.99, 3.2), Spot(2.51, 3.2), Spot(2.2, 2.99), Spot(2.2, 3.51)] {
            #expect(!outline.contains(outside))
        }
    }

    @Test func outlinesAreMirrored() {
        let mirrored = Outline(square, at: Spot(0, 0), scale: 1, isMirrored: true)
        #expect(mirrored.contains(Spot(-0.5, 0.5)) && !mirrored.contains(Spot(0.5, 0.5)))
        let drop = Outline.symmetrical(
            [(0, -1), (0.5, 0), (0.4, 0.5), (0, 0.6)], at: Spot(0, 0), scale: 1)
        for step in 0..<400 {
            let spot = Spot(Double(step % 20) / 20 + 0.013, Double(step / 20) / 10 - 1.017)
            #expect(drop.contains(spot) == drop.contains(Spot(-spot.x, spot.y)))
        }
        #expect(drop.contains(Spot(0.4, 0)) && !drop.contains(Spot(0.4, -0.8)))
    }

    @Test func aBorderRunsSmoothlyThroughItsPlaces() {
        let round = Outline([(1, 0), (0, 1), (-1, 0), (0, -1)], at: Spot(0, 0), scale: 1)
        #expect(round.contains(Spot(0.6, 0.6)), "a polygon would cut the corner at 0.5")
        #expect(!round.contains(Spot(0.75, 0.75)))
    }

    @Test func aStrokeIsAsWideAsThePen() {
        let stroke = Stroke([(0, 0, 0.1), (1, 0, 0.3), (1, 1, 0.3)], at: Spot(5, 5), scale: 2)
        #expect(stroke.contains(Spot(5, 5.19)) && !stroke.contains(Spot(5, 5.21)))
        #expect(stroke.contains(Spot(6, 5.39)) && !stroke.contains(Spot(6, 5.41)))
        #expect(stroke.contains(Spot(7.5, 7)) && !stroke.contains(Spot(6.3, 6.3)))
    }

    @Test func firsStandOnTheGround() {
        let firs = Firs(pitch: 0.1, height: 0.2, seed: 1)
        let columns = (0..<100).map { Double($0) / 50 }
        func share(at y: Double) -> Int { columns.count { firs.covers(Spot($0, y), ground: 0.5) } }
        #expect(share(at: 0.51) == 0 && share(at: 0.29) == 0)
        #expect(share(at: 0.48) > share(at: 0.4) && share(at: 0.4) > 0)
    }

    @Test func fadesAreLevelAtBothEnds() {
        #expect(fade(0, from: 1, to: 2) == 0 && fade(3, from: 1, to: 2) == 1)
        #expect(fade(1.5, from: 1, to: 2) == 0.5 && fade(1.5, from: 2, to: 1) == 0.5)
        #expect(fade(1.01, from: 1, to: 2) < 0.001 && fade(1.01, from: 2, to: 1) > 0.999)
    }
}
