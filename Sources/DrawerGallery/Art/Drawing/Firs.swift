/// A row of firs, about one to each `pitch`.
struct Firs: Sendable {
    /// From tree to tree, in heights of the picture.
    var pitch: Double
    /// The tallest tree, in heights of the picture.
    var height: Double
    /// Chooses one row among many.
    var seed: Int

    /// Whether a tree that stands on `ground` covers the place.
    func covers(_ spot: Spot, ground: Double) -> Bool {
        guard spot.y < ground, spot.y > ground - height else { return false }
        let (column, _) = Noise.split(spot.x / pitch)
        return (column - 1...column + 1).contains { tree in
            let place = (Double(tree) + 0.2 + 0.6 * Noise.cell(tree, seed: seed)) * pitch
            let size = height * (0.35 + 0.65 * Noise.cell(tree, seed: seed + 1))
            let down = 1 - (ground - spot.y) / size
            guard down > 0 else { return false }
            let (_, whorl) = Noise.split(down * 6)
            return abs(spot.x - place) < size * down * 0.26 * (0.62 + 0.38 * whorl)
        }
    }
}
