/// An owl on a branch in autumn, wide awake at dusk.
struct AutumnOwl: Scene {
    private let moon = Spot(-0.46, 0.26)
    private let air = Gradient((0, 0x231B45), (0.4, 0x54366A), (0.75, 0xA85A62), (1, 0xE0955E))
    private let stars = Stars(pitch: 0.07, seed: 121)
    private let owl = Owl(at: Spot(0.06, 0.8), size: 0.62)
    private let foliage = Foliage(pitch: 0.1, seed: 131)
    private let branch = Stroke([
        (-2, 0.9, 0.05), (-0.9, 0.86, 0.045), (-0.4, 0.825, 0.04), (0.1, 0.83, 0.036),
        (0.5, 0.79, 0.03), (0.9, 0.7, 0.024), (1.4, 0.66, 0.02), (2, 0.5, 0.015),
    ])
    private let twigs = [
        [(-0.5, 0.83, 0.024), (-0.66, 0.7, 0.016), (-0.8, 0.64, 0.01)],
        [(0.52, 0.79, 0.02), (0.62, 0.9, 0.014), (0.76, 0.96, 0.01)],
        [(0.7, 0.75, 0.018), (0.74, 0.62, 0.012), (0.84, 0.5, 0.008)],
    ].map { Stroke($0) }

    func light(at spot: Spot) -> Light {
        if let claws = owl.claws(at: spot) { return claws }
        return foliage.light(at: spot, density: leaves) ?? wood(spot) ?? owl.light(at: spot)
            ?? heaven(spot)
    }

    private func heaven(_ spot: Spot) -> Light {
        var light = air.light(at: spot.y)
        light.glow(.white, stars.brightness(at: spot) * fade(spot.y, from: 0.6, to: 0.2))
        let distance = spot.distance(to: moon)
        light.glow(Light(0xFFE3B0), 0.45 * bell(distance / 0.26))
        if distance < 0.13 {
            let seas = Noise.billows(spot.x * 11, spot.y * 11, octaves: 3, seed: 122)
            light = Light(0xFFF2D0).mixed(with: Light(0xE4C894), fade(seas, from: 0.5, to: 0.66))
        }
        let hills = 0.9 - 0.16 * Noise.range(spot.x * 1.7 + 3, octaves: 4, seed: 123)
        if spot.y > hills { light.lay(Light(0x4A2A4E), 0.75) }
        return light
    }

    private func wood(_ spot: Spot) -> Light? {
        guard branch.contains(spot) || twigs.contains(where: { $0.contains(spot) }) else {
            return nil
        }
        let bark = Noise.billows(spot.x * 7, spot.y * 40, octaves: 2, seed: 124)
        let isLit = !branch.contains(Spot(spot.x, spot.y - 0.02))
        return Light(0x2A1A22).mixed(with: Light(isLit ? 0x8E6058 : 0x5A3C40), bark)
    }

    /// How thick the leaves are: they hang along the branch, and leave room for the owl.
    private func leaves(around spot: Spot) -> Double {
        let left = 0.1 * fade(spot.x, from: -0.3, to: -0.8)
        let right = 0.2 * fade(spot.x, from: 0.2, to: 0.9)
        let bough = bell((spot.y - 0.8 + left + right) / 0.15)
        return 0.75 * bough * fade(abs(spot.x - 0.02), from: 0.34, to: 0.5)
    }
}
