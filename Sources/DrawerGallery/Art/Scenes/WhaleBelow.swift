/// A whale and her calf under a small boat.
struct WhaleBelow: Scene {
    private let surface = 0.2
    private let sky = Gradient((0, 0x8FC4DE), (0.12, 0xF0DCC0), (0.2, 0xFFC898))
    private let sea = Gradient(
        (0.2, 0x58C4C4), (0.3, 0x2A96AC), (0.55, 0x12608A), (0.8, 0x0B3C66), (1, 0x072446))
    private let plankton = Stars(pitch: 0.08, seed: 83)
    private let whales = [
        Whale(at: Spot(0.02, 0.55), size: 1.16), Whale(at: Spot(0.42, 0.85), size: 0.48),
    ]
    private let boat = Sailboat(at: Spot(-0.5, 0.19), size: 0.16)

    func light(at spot: Spot) -> Light {
        if let boat = boat.light(at: spot) { return boat }
        let line = surface + 0.006 * wave(4 * spot.x) + 0.003 * wave(11 * spot.x)
        var light = spot.y < line ? heaven(spot) : water(spot)
        light.lay(Light(0xEFFFF6), 0.8 * fade(abs(spot.y - line), from: 0.008, to: 0.002))
        return light
    }

    private func heaven(_ spot: Spot) -> Light {
        let clouds = Noise.billows(spot.x * 2, spot.y * 12, octaves: 4, seed: 81)
        return sky.light(at: spot.y).mixed(
            with: Light(0xFFF6EA), 0.8 * fade(clouds, from: 0.5, to: 0.7))
    }

    private func water(_ spot: Spot) -> Light {
        let fan = (spot.x + 0.2) / (0.6 + spot.y)
        let rays = fade(Noise.range(7 * fan + 21, octaves: 3, seed: 82), from: 0.45, to: 0.85)
        let reach = rays * fade(spot.y, from: 0.85, to: 0.2)
        var light = sea.light(at: spot.y)
        light.glow(Light(0xBFFFF0), 0.5 * reach)
        for whale in whales {
            guard let body = whale.light(at: spot) else { continue }
            light = body.mixed(with: sea.light(at: spot.y), 0.3 - 0.15 * whale.size)
        }
        light.glow(Light(0xA8F0E8), 0.14 * reach)
        light.glow(Light(0xD8FFF8), 0.7 * plankton.brightness(at: spot))
        return light
    }
}
