/// A boat on a calm sea, with the low sun's path on the water.
struct MorningSail: Scene {
    private let horizon = 0.6
    private let sun = Spot(0.22, 0.5)
    private let sky = Gradient(
        (0, 0x3F6FA8), (0.25, 0x86A9C9), (0.42, 0xF3C9A8), (0.55, 0xFFB27A), (0.6, 0xFF9E6B))
    private let sea = Gradient((0, 0xD98A6E), (0.08, 0x8F7F95), (0.4, 0x35618B), (1, 0x123457))

    private let boat = Sailboat(at: Spot(-0.3, 0.66), size: 0.46)
    private let gulls = [Spot(-0.7, 0.3), Spot(-0.55, 0.22), Spot(0.5, 0.2)].map {
        Stroke(
            [
                (-0.075, -0.012, 0.004), (-0.035, -0.032, 0.009), (0, 0, 0.009),
                (0.035, -0.032, 0.009), (0.075, -0.012, 0.004),
            ], at: $0)
    }

    func light(at spot: Spot) -> Light {
        if let boat = boat.light(at: spot) { return boat }
        if spot.y > horizon { return water(spot) }
        return gulls.contains { $0.contains(spot) } ? Light(0x4A4A66) : heaven(spot)
    }

    private func heaven(_ spot: Spot) -> Light {
        var light = sky.light(at: spot.y)
        let clouds = Noise.billows(spot.x * 1.3 + 3, spot.y * 7, octaves: 5, seed: 5)
        light.lay(
            Light(0xFFE3CF),
            0.7 * fade(clouds, from: 0.5, to: 0.75) * fade(spot.y, from: 0.58, to: 0.3))
        let distance = spot.distance(to: sun)
        light.glow(Light(0xFFC978), 0.8 * bell(distance / 0.25))
        light.lay(Light(0xFFF6DC), fade(distance, from: 0.072, to: 0.066))
        return light
    }

    private func water(_ spot: Spot) -> Light {
        let depth = (spot.y - horizon) / (1 - horizon)
        var light = sea.light(at: depth)
        let ripple = Noise.billows(
            spot.x * 0.3 / (0.02 + 0.2 * depth), 26 * power(depth, 0.6), octaves: 2, seed: 9)
        light.lay(Light(0x0B2947), 0.35 * fade(ripple, from: 0.55, to: 0.8))
        light.lay(Light(0xC8B8B8), 0.25 * fade(ripple, from: 0.45, to: 0.2))
        reflection(spot, ripple, &light)
        let path = bell((spot.x - sun.x) / (0.05 + 0.22 * depth))
        light.lay(Light(0xFFE2AC), fade(0.9 * path + 1.3 * (ripple - 0.5), from: 0.35, to: 0.6))
        return light
    }

    /// The boat upside down, pulled apart by the ripples.
    private func reflection(_ spot: Spot, _ ripple: Double, _ light: inout Light) {
        let down = spot.y - 0.7
        let mirrored = Spot(spot.x + 0.22 * (ripple - 0.5), 0.66 - 1.1 * down)
        guard down > 0, let boat = boat.light(at: mirrored) else { return }
        light.lay(boat, 0.5 * fade(down, from: 0.32, to: 0))
    }
}
