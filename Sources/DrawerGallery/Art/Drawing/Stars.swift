/// A sky full of small lights, at most one to each square of a lattice: stars, snow, plankton.
struct Stars: Sendable {
    /// The side of a square, in heights.
    var pitch: Double
    /// Chooses one sky among many.
    var seed: Int
    /// How far the light of the brightest reaches, in heights.
    var reach = 0.009

    /// How bright it is at a place, 0...1. A few are bright and most are faint.
    func brightness(at spot: Spot) -> Double {
        let (column, across) = Noise.split(spot.x / pitch)
        let (row, down) = Noise.split(spot.y / pitch)
        let magnitude = Noise.cell(column, row, seed: seed)
        guard magnitude > 0.4 else { return 0 }
        let center = Spot(
            0.2 + 0.6 * Noise.cell(column, row, seed: seed + 1),
            0.2 + 0.6 * Noise.cell(column, row, seed: seed + 2))
        let distance = Spot(across, down).distance(to: center) * pitch
        return power(magnitude, 5) * bell(distance / (reach * (0.5 + 0.5 * magnitude)))
    }
}
