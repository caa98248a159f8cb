/// Single leaves, at most one to each square of a lattice.
struct Foliage: Sendable {
    /// The side of a square, in heights of the picture.
    var pitch: Double
    /// Chooses one tree among many.
    var seed: Int

    /// The light of a leaf where there is one, else nil; `density` says how often, 0...1.
    func light(at spot: Spot, density: (Spot) -> Double) -> Light? {
        let (column, across) = Noise.split(spot.x / pitch)
        let (row, down) = Noise.split(spot.y / pitch)
        func chance(_ number: Int) -> Double { Noise.cell(column, row, seed: seed + number) }
        let middle = Spot((Double(column) + 0.5) * pitch, (Double(row) + 0.5) * pitch)
        guard chance(0) < density(middle) else { return nil }
        let way = Spot(across - 0.35 - 0.3 * chance(1), down - 0.35 - 0.3 * chance(2))
        let angle = chance(3)
        let along = (way.x * wave(angle + 0.25) + way.y * wave(angle)) / 0.42
        let beside = abs(way.y * wave(angle + 0.25) - way.x * wave(angle)) / 0.24
        guard abs(along) < 1, beside < 1 - along * along else { return nil }
        let color = Light(0xB8341E).mixed(with: Light(0xF2A93A), chance(4))
        return beside < 0.12 ? color.mixed(with: Light(0x5A1E1A), 0.5) : color
    }
}
