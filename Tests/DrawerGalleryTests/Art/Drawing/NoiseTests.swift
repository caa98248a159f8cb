import Testing

@testable import DrawerGallery

struct NoiseTests {
    @Test func cellsAreSpreadEvenly() {
        let cells = (-20..<20).flatMap { x in (-20..<20).map { Noise.cell(x, $0, seed: 1) } }
        #expect(cells.allSatisfy { $0 >= 0 && $0 < 1 })
        #expect(Set(cells).count == cells.count)
        for tenth in 0..<10 {
            let share = cells.count { Int($0 * 10) == tenth }
            #expect(share > 100 && share < 220, "\(tenth): \(share)")
        }
        #expect(Noise.cell(3, 4, seed: 1) != Noise.cell(4, 3, seed: 1))
        #expect(Noise.cell(3, 4, seed: 1) != Noise.cell(3, 4, seed: 2))
    }

    @Test func hillsAndCloudsHaveNoSteps() {
        var lowest = 1.0
        var highest = 0.0
        for step in -4000..<4000 {
            let x = Double(step) / 1000
            let hills = Noise.range(x, octaves: 3, seed: 5)
            let clouds = Noise.billows(x, 0.3 * x, octaves: 3, seed: 5)
            lowest = min(lowest, hills, clouds)
            highest = max(highest, hills, clouds)
            #expect(abs(Noise.range(x + 0.001, octaves: 3, seed: 5) - hills) < 0.01)
            #expect(abs(Noise.billows(x + 0.001, 0.3 * x, octaves: 3, seed: 5) - clouds) < 0.01)
        }
        #expect(lowest >= 0 && lowest < 0.3 && highest <= 1 && highest > 0.7)
    }

    @Test func aPlaceIsSplitIntoCellAndRest() {
        for (place, cell, rest) in [(2.25, 2, 0.25), (-0.25, -1, 0.75), (-3, -3, 0), (0, 0, 0)] {
            #expect(Noise.split(place) == (cell, rest))
        }
    }

    @Test func aFewStarsAreBright() {
        let stars = Stars(pitch: 0.05, seed: 1)
        let lights = (0..<200).flatMap { y in
            (0..<200).map { stars.brightness(at: Spot(Double($0) / 200, Double(y) / 200)) }
        }
        #expect(lights.allSatisfy { $0 >= 0 && $0 <= 1 })
        let bright = lights.count { $0 > 0.5 }
        #expect(bright > 10 && bright < lights.count / 50)
    }
}
