/// A leaf on the water, with or without a flower on it.
struct LilyPad: Sendable {
    private let center: Spot
    private let radius: Double
    private let turn: Double
    private let flower: Spot?

    /// A leaf whose notch points `turn` turns clockwise from the right.
    init(at center: Spot, radius: Double, turn: Double, flower: Spot? = nil) {
        self.center = center
        self.radius = radius
        self.turn = turn
        self.flower = flower
    }

    /// The light of leaf or flower where they are, else nil.
    func light(at spot: Spot) -> Light? {
        let way = spot - center
        guard abs(way.x) < radius, abs(way.y) < radius else { return nil }
        return flower.flatMap { petals(spot - $0) } ?? leaf(way)
    }

    /// How much of the leaf's shadow falls on the water there, 0...1.
    func shade(at spot: Spot) -> Double {
        let distance = Spot(spot.x - 0.02, spot.y - 0.03).distance(to: center) / radius
        return fade(distance, from: 1.05, to: 0.9)
    }

    private func leaf(_ way: Spot) -> Light? {
        let distance = way.length / radius
        let (_, angle) = Noise.split(turns(to: way) - turn)
        guard distance < 1, min(angle, 1 - angle) > 0.05 else { return nil }
        let sunny =
            0.55 * fade(distance, from: 0.1, to: 0.9)
            + 0.3 * fade(way.x + way.y, from: 0.1, to: -0.15)
        var light = Light(0x2F7D3F).mixed(with: Light(0x7CBF5A), sunny)
        light.lay(Light(0x1F5A33), 0.35 * fade(wave(9 * angle), from: 0.72, to: 1))
        light.lay(Light(0xB9DC8A), 0.5 * fade(distance, from: 0.9, to: 0.97))
        return light
    }

    /// Three rings of petals, each smaller and paler than the one below.
    private func petals(_ way: Spot) -> Light? {
        let distance = way.length / (0.57 * radius)
        guard distance < 1 else { return nil }
        if distance < 0.2 { return Light(0xFFD45A) }
        let angle = turns(to: way)
        for ring in (0...2).reversed() {
            let paleness = Double(ring) / 2
            let tip = (1 - 0.5 * paleness) * (0.72 + 0.28 * abs(wave(4 * angle + 0.5 * paleness)))
            guard distance < tip else { continue }
            let pink = Light(0xF08FB4).mixed(with: Light(0xFFF0F4), 0.7 * paleness + 0.2 * distance)
            return pink.mixed(with: Light(0xC85A8C), 0.5 * fade(distance / tip, from: 0.85, to: 1))
        }
        return nil
    }
}
