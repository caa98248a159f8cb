/// A lighthouse on its rock, just after it has been lit.
struct Lighthouse: Scene {
    private let horizon = 0.66
    private let lamp = Spot(0.4, 0.17)
    private let foot = 0.64
    private let sky = Gradient(
        (0, 0x10183C), (0.3, 0x2C3E73), (0.5, 0x7C6A92), (0.6, 0xD98F86), (0.66, 0xF4B98A))
    private let sea = Gradient((0, 0xA08490), (0.06, 0x4C5A80), (0.4, 0x1F3558), (1, 0x0A1830))
    private let stars = Stars(pitch: 0.06, seed: 21)

    func light(at spot: Spot) -> Light {
        var light =
            tower(spot) ?? cottage(spot) ?? rock(spot)
            ?? (spot.y < horizon ? heaven(spot) : water(spot))
        beam(spot, &light)
        return light
    }

    private func heaven(_ spot: Spot) -> Light {
        var light = sky.light(at: spot.y)
        light.glow(.white, stars.brightness(at: spot) * fade(spot.y, from: 0.45, to: 0.1))
        let clouds = Noise.billows(spot.x * 1.1 + 2, spot.y * 9, octaves: 5, seed: 44)
        light.lay(
            Light(0x5A4A74),
            0.8 * fade(clouds, from: 0.52, to: 0.7) * bell((spot.y - 0.47) / 0.16))
        return light
    }

    private func water(_ spot: Spot) -> Light {
        let depth = (spot.y - horizon) / (1 - horizon)
        var light = sea.light(at: depth)
        let ripple = Noise.billows(
            spot.x * 5 / (0.25 + depth), 24 * power(depth, 0.6), octaves: 2, seed: 19)
        light.lay(Light(0xE0A090), 0.6 * fade(ripple, from: 0.52, to: 0.8) * decay(2 * depth))
        light.lay(Light(0x081226), 0.5 * fade(ripple, from: 0.45, to: 0.2))
        let lane = bell((spot.x - lamp.x + 0.5) / (0.06 + 0.25 * depth))
        light.glow(Light(0xFFE9A0), 0.4 * lane * fade(ripple, from: 0.45, to: 0.7))
        let surf =
            bell((spot.x - shore(at: spot.y) + 0.04) / 0.05) * fade(depth, from: 0.35, to: 0.8)
        light.lay(Light(0xC8D0E4), surf * fade(ripple, from: 0.3, to: 0.6))
        return light
    }

    /// Where the rock begins, from the left.
    private func shore(at y: Double) -> Double {
        0.3 - 0.62 * (y - 0.66) + 0.05 * Noise.range(y * 16, octaves: 3, seed: 75)
    }

    private func rock(_ spot: Spot) -> Light? {
        let rough = Noise.range(spot.x * 7 + 1, octaves: 4, seed: 71) - 0.5
        let top =
            0.66 - 0.05 * bell((spot.x - 0.5) / 0.2) - 0.05 * rough
            + 0.12 * fade(spot.x, from: 0.65, to: 1.5)
        guard spot.y > top, spot.x > shore(at: spot.y) else { return nil }
        let stone = Noise.billows(
            spot.x * 12 - spot.y * 5, spot.y * 8 + spot.x * 4, octaves: 4, seed: 72)
        var light = Light(0x17162A).mixed(with: Light(0x6A566A), fade(stone, from: 0.38, to: 0.72))
        let west = spot.x - shore(at: spot.y)
        light.lay(Light(0xB0808A), 0.6 * fade(west, from: 0.09, to: 0) * stone)
        light.lay(Light(0x3F5548), fade(spot.y - top, from: 0.05, to: 0.02))
        return light
    }

    private func tower(_ spot: Spot) -> Light? {
        let up = (foot - spot.y) / (foot - lamp.y)
        let across = spot.x - lamp.x
        guard up > 0, up < 1.2, abs(across) < 0.08 else { return nil }
        if up > 0.9 { return lantern(across, up) }
        if up > 0.86 { return abs(across) < 0.07 ? Light(0x1B1730) : nil }
        let side = across / (0.072 - 0.028 * up)
        guard abs(side) < 1 else { return nil }
        if abs(side) < 0.2, abs(up - 0.26) < 0.035 || abs(up - 0.6) < 0.035 {
            return Light(0xFFD98A)
        }
        let paint = Int(up / 0.172) % 2 == 1 ? Light(0xD04A3C) : Light(0xF6EADC)
        return paint.mixed(with: Light(0x2A2444), 0.85 * fade(side, from: -0.3, to: 1.3))
    }

    private func lantern(_ across: Double, _ up: Double) -> Light? {
        if up < 1.07 { return abs(across) < 0.036 ? Light(0xFFF3C4) : nil }
        return abs(across) < 0.4 * (1.2 - up) ? Light(0x9E3434) : nil
    }

    private func cottage(_ spot: Spot) -> Light? {
        let across = spot.x - 0.57
        let up = foot - spot.y
        if up > 0.06 {
            return up < 0.12 && abs(across) < 0.105 - 0.75 * (up - 0.06) ? Light(0x54333E) : nil
        }
        guard up > -0.02, abs(across) < 0.085 else { return nil }
        let isWindow = abs(abs(across) - 0.042) < 0.016 && abs(up - 0.03) < 0.016
        return isWindow
            ? Light(0xFFD071) : Light(0xB9A8B0).mixed(with: Light(0x5A4C66), 6 * across + 0.5)
    }

    private func beam(_ spot: Spot, _ light: inout Light) {
        let way = abs(spot.x - lamp.x)
        let isAhead = spot.x < lamp.x
        let middle = lamp.y + (isAhead ? -0.06 : 0.06) * way
        let strength = bell((spot.y - middle) / (0.016 + 0.1 * way))
        light.glow(Light(0xFFF2B8), 0.75 * strength * decay(way / (isAhead ? 0.9 : 0.5)))
        light.glow(Light(0xFFE9A0), 0.8 * bell(spot.distance(to: lamp) / 0.085))
    }
}
