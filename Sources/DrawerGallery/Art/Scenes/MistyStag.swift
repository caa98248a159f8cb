/// A stag between the trees on a misty morning.
struct MistyStag: Scene {
    private let sun = Spot(0.3, 0.3)
    private let air = Gradient((0, 0x7F9C86), (0.35, 0xD9D9A8), (0.6, 0xFBF0C8), (0.85, 0xC8CFA0))
    private let wood = Gradient((0, 0xC4CCA2), (0.4, 0x8A9C78), (0.7, 0x4E644C), (1, 0x1E2C1E))
    private let stag = Stag(at: Spot(0.02, 0.87), size: 0.3)

    func light(at spot: Spot) -> Light {
        if let grass = grass(spot) { return grass }
        var light = frame(spot) ?? stag.light(at: spot) ?? forest(spot)
        let rays = Noise.range(16 * turns(to: spot - Spot(0.4, -0.15)), octaves: 2, seed: 8)
        let reach = fade(rays, from: 0.48, to: 0.85) * fade(spot.y, from: 1, to: 0.3)
        light.glow(Light(0xFFF0B8), 0.4 * reach)
        return light
    }

    private func forest(_ spot: Spot) -> Light {
        var light = air.light(at: spot.y)
        light.glow(Light(0xFFF3C0), 0.75 * bell(spot.distance(to: sun) / 0.4))
        for row in 0...2 { trees(row, spot, &light) }
        return light
    }

    private func trees(_ row: Int, _ spot: Spot, _ light: inout Light) {
        let near = Double(row) / 3
        let color = wood.light(at: near)
        let (tree, across) = Noise.split(
            spot.x / (0.12 + 0.4 * near * near) + 0.37 * Double(row) + 0.2)
        let middle = 0.3 + 0.4 * Noise.cell(tree, seed: 31 + row)
        let half = (0.16 - 0.05 * near) * (0.5 + Noise.cell(tree, seed: 36 + row))
        let bend = 0.06 * Noise.hills(spot.y * 2 + Double(tree), seed: 39)
        let mist = 0.45 * fade(spot.y, from: 0.3, to: 0.75) * (1 - near)
        if abs(across - middle + bend) < half { light.lay(color, 0.95 - mist) }
        light.lay(
            color, 0.9 * leaves(spot, scale: 9 - 4 * near, down: 0.2 + 0.05 * near, seed: 45 + row))
        let ground = 0.72 + 0.16 * near - 0.03 * Noise.hills(spot.x * 2, seed: 41 + row)
        let moss = color.mixed(with: Light(0xC6CC84), 0.5 * (1 - near))
        light.lay(moss, 0.9 * fade(spot.y - ground, from: 0, to: 0.02))
    }

    /// Foliage that hangs down from above, so far `down`.
    private func leaves(_ spot: Spot, scale: Double, down: Double, seed: Int) -> Double {
        let tufts = Noise.billows(spot.x * scale, spot.y * scale, octaves: 3, seed: seed)
        return fade(tufts - 2 * (spot.y - down), from: 0.5, to: 0.56)
    }

    /// The two trees that we stand behind, left and right of everything.
    private func frame(_ spot: Spot) -> Light? {
        let side =
            abs(spot.x + 0.04) - 0.04 * Noise.hills(spot.y * 3 + (spot.x < 0 ? 0 : 9), seed: 52)
        let root = 0.03 * fade(spot.y, from: 0.7, to: 0.95)
        let isTrunk = side > 0.66 - root && side < 0.79 + root
        let isLeaf =
            leaves(spot, scale: 6, down: 0.02 + 0.28 * fade(side, from: 0.2, to: 0.8), seed: 221)
            > 0.5
        guard isTrunk || isLeaf else { return nil }
        let bark = Noise.clouds(spot.x * 30, spot.y * 5, seed: 53)
        return wood.light(at: 1).mixed(with: wood.light(at: 0.75), isTrunk ? 0.7 * bark : 0.25)
    }

    private func grass(_ spot: Spot) -> Light? {
        let blades = Noise.range(spot.x * 34, octaves: 2, seed: 47)
        let top = 0.92 - 0.07 * blades - 0.03 * Noise.hills(spot.x * 3, seed: 48)
        guard spot.y > top else { return nil }
        return Light(0x26361C).mixed(
            with: Light(0x7A9048), 0.7 * fade(spot.y - top, from: 0.06, to: 0))
    }
}
