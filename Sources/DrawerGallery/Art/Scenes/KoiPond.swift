/// Two koi that circle each other between lily pads, seen from above.
struct KoiPond: Scene {
    private let koi = [
        Koi(turn: 0, skin: 0xFFF4EA, patch: 0xE8431F, fin: 0xFFE9DC, seed: 70),
        Koi(turn: 0.5, skin: 0xFFB13B, patch: 0xFFE2A0, fin: 0xFFC25A, seed: 71),
    ]
    private let pads = [
        LilyPad(at: Spot(-0.64, 0.2), radius: 0.17, turn: 0.1, flower: Spot(-0.62, 0.17)),
        LilyPad(at: Spot(0.62, 0.82), radius: 0.18, turn: 0.35, flower: Spot(0.58, 0.79)),
        LilyPad(at: Spot(-0.82, 0.54), radius: 0.12, turn: 0.6),
        LilyPad(at: Spot(0.8, 0.5), radius: 0.11, turn: 0.9),
        LilyPad(at: Spot(-0.4, 0.04), radius: 0.09, turn: 0.4),
        LilyPad(at: Spot(0.54, 0.08), radius: 0.12, turn: 0.7),
        LilyPad(at: Spot(-0.66, 0.93), radius: 0.13, turn: 0.2),
        LilyPad(at: Spot(1.1, 0.2), radius: 0.16, turn: 0.15, flower: Spot(1.12, 0.18)),
        LilyPad(at: Spot(-1.2, 0.75), radius: 0.18, turn: 0.5, flower: Spot(-1.22, 0.7)),
        LilyPad(at: Spot(1.3, 0.78), radius: 0.13, turn: 0.8),
        LilyPad(at: Spot(-1.25, 0.2), radius: 0.13, turn: 0.3),
    ]

    func light(at spot: Spot) -> Light {
        for pad in pads.reversed() {
            if let light = pad.light(at: spot) { return light }
        }
        var light = water(spot)
        let above = Spot(spot.x - 0.03, spot.y - 0.035)
        if koi.contains(where: { $0.covers(above) }) { light.lay(Light(0x04161E), 0.45) }
        for fish in koi { fish.lay(on: &light, at: spot) }
        shine(spot, &light)
        for pad in pads { light.lay(Light(0x04161E), 0.5 * pad.shade(at: spot)) }
        return light
    }

    private func water(_ spot: Spot) -> Light {
        let depth = Noise.billows(spot.x * 2 + 4, spot.y * 2, octaves: 3, seed: 61)
        let light = Light(0x0B3B47).mixed(with: Light(0x22807C), fade(depth, from: 0.25, to: 0.8))
        let stones = Noise.billows(spot.x * 9, spot.y * 9, octaves: 2, seed: 62)
        return light.mixed(with: Light(0x0A2A36), 0.35 * fade(stones, from: 0.5, to: 0.65))
    }

    /// The net of light on the water, and the rings where something has just jumped.
    private func shine(_ spot: Spot, _ light: inout Light) {
        let net = abs(Noise.billows(spot.x * 3.4, spot.y * 3.4, octaves: 2, seed: 64) - 0.5)
        light.glow(Light(0x8FE8D8), 0.2 * fade(net, from: 0.05, to: 0))
        let ring = spot.distance(to: Spot(0.42, 0.3))
        light.glow(Light(0xBFF5EA), 0.4 * bell((ring - 0.07) / 0.013))
        light.glow(Light(0xBFF5EA), 0.25 * bell((ring - 0.13) / 0.013))
    }
}
