/// Northern lights over a lake with a hut on its shore.
struct Aurora: Scene {
    private let shore = 0.72
    private let sky = Gradient((0, 0x050B20), (0.45, 0x0B1D3C), (0.72, 0x15364E))
    private let curtain = Gradient(
        (0, 0xD0FFC4), (0.1, 0x66F2A0), (0.35, 0x2CC88E), (0.6, 0x3C88B4), (0.85, 0x8048C0),
        (1.2, 0x5A2488))
    private let stars = Stars(pitch: 0.05, seed: 3)
    private let firs = Firs(pitch: 0.04, height: 0.13, seed: 12)
    private let hut = Spot(0.36, 0.715)

    func light(at spot: Spot) -> Light {
        if spot.y < shore { return land(spot) }
        let depth = spot.y - shore
        let ripple = Noise.clouds(spot.x * 7, depth * 55, seed: 4) - 0.5
        var light = land(
            Spot(spot.x + 0.4 * ripple * depth, shore - 0.001 - max(0, 1.9 * depth + 0.03 * ripple))
        )
        light.lay(Light(0x04101F), 0.3 + depth)
        return light
    }

    private func land(_ spot: Spot) -> Light {
        if let house = house(spot) { return house }
        let bank = shore - 0.012 - 0.04 * Noise.range(spot.x * 1.7 + 2, octaves: 2, seed: 62)
        let clearing = fade(abs(spot.x - hut.x), from: 0.14, to: 0.2)
        if spot.y > bank || firs.covers(spot, ground: bank + 0.012 + 0.06 * (1 - clearing)) {
            return Light(0x050D16)
        }
        let peaks = shore - 0.03 - 0.24 * Noise.range(spot.x * 2.1 + 34, octaves: 5, seed: 60)
        return spot.y > peaks ? snow(spot, below: spot.y - peaks) : heaven(spot)
    }

    private func house(_ spot: Spot) -> Light? {
        let x = abs(spot.x - hut.x)
        let up = hut.y - spot.y
        if up > 0.035, x < 0.075 - 0.95 * (up - 0.035) { return Light(0x6FA89C) }
        guard up > 0, up < 0.035, x < 0.055 else { return nil }
        let isWindow = abs(x - 0.027) < 0.013 && up > 0.009 && up < 0.03
        return isWindow ? Light(0xFFCF70) : Light(0x1D1612)
    }

    private func snow(_ spot: Spot, below: Double) -> Light {
        let drifts = Noise.billows(spot.x * 14, spot.y * 20, octaves: 3, seed: 8)
        let share = fade(drifts + 3.5 * (0.06 - below), from: 0.42, to: 0.7)
        return Light(0x14263C).mixed(with: Light(0x6FA0A6), 0.85 * share)
    }

    private func heaven(_ spot: Spot) -> Light {
        var light = sky.light(at: spot.y)
        light.glow(Light(0xDCE8FF), stars.brightness(at: spot))
        veil(0, foot: 0.46 - 0.16 * wave(spot.x * 0.45 + 0.02), spot, &light)
        veil(1, foot: 0.26 + 0.10 * wave(spot.x * 0.5 + 0.3), spot, &light)
        return light
    }

    /// A curtain of light: sharp at its foot, in rays, and gone where it ends above.
    private func veil(_ index: Int, foot: Double, _ spot: Spot, _ light: inout Light) {
        let x = spot.x + 0.05 * wave(spot.y * 1.3 + 0.4 * Double(index)) - 0.2 * spot.y
        let fold = 0.04 * wave(x * 2.3 + 0.2) + 0.02 * wave(x * 5.1)
        let height = 0.26 + 0.24 * Noise.hills(x * 5, seed: 20 + index)
        let above = (foot + fold - spot.y) / height
        guard above > -0.2, above < 1.6 else { return }
        let rays = 0.3 + 0.8 * Noise.range(x * 12, octaves: 3, seed: 30 + index)
        let edge = fade(above, from: -0.16, to: 0.08) * decay(1.9 * max(0, above))
        let patch = fade(Noise.hills(x * 1.3 + 9, seed: 50 + index), from: 0, to: 0.5)
        light.glow(curtain.light(at: above), (1.25 - 0.4 * Double(index)) * rays * edge * patch)
    }
}
