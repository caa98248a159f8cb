/// Jellyfish that drift through deep water.
struct DeepDrift: Scene {
    private let sea = Gradient((0, 0x1A6FA8), (0.3, 0x0E4482), (0.7, 0x08204F), (1, 0x040C24))
    private let motes = Stars(pitch: 0.07, seed: 91)
    private let swarm = [
        Jellyfish(at: Spot(0.57, 0.24), size: 0.095, lean: 0.3, color: 0x5FC0FF, edge: 0xB8F0FF),
        Jellyfish(at: Spot(-0.55, 0.46), size: 0.13, lean: -0.22, color: 0x9A7BFF, edge: 0xE0C8FF),
        Jellyfish(at: Spot(1.25, 0.62), size: 0.12, lean: 0.2, color: 0x9A7BFF, edge: 0xE0C8FF),
        Jellyfish(at: Spot(-1.2, 0.26), size: 0.1, lean: -0.3, color: 0x5FC0FF, edge: 0xB8F0FF),
        Jellyfish(at: Spot(0.03, 0.37), size: 0.23, lean: 0.1, color: 0xFF5F9E, edge: 0xFFD0E0),
    ]

    func light(at spot: Spot) -> Light {
        var light = sea.light(at: spot.y + 0.1 * abs(spot.x))
        let rays = Noise.range(4 * (spot.x + 0.35 * spot.y), octaves: 3, seed: 92)
        let reach = fade(rays, from: 0.4, to: 0.9) * fade(spot.y, from: 0.75, to: 0)
        light.glow(Light(0x7FD8F0), 0.5 * reach)
        light.glow(Light(0xBFE8FF), 0.8 * motes.brightness(at: spot))
        for jellyfish in swarm { jellyfish.shine(on: &light, at: spot) }
        return light
    }
}
