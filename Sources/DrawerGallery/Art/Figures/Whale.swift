/// A humpback whale that swims to the left.
struct Whale: Sendable {
    /// Its length, in heights of the picture.
    let size: Double
    private let place: Spot
    private let body: Outline
    private let flipper: Outline

    /// A whale `size` long, around `place`.
    init(at place: Spot, size: Double) {
        self.place = place
        self.size = size
        body = Outline(
            [
                (-0.5, 0.02), (-0.47, -0.05), (-0.38, -0.1), (-0.2, -0.135), (0, -0.13),
                (0.13, -0.1), (0.16, -0.14), (0.16, -0.14), (0.2, -0.085), (0.32, -0.05),
                (0.42, -0.035), (0.48, -0.08), (0.55, -0.15), (0.55, -0.15), (0.54, -0.06),
                (0.51, -0.015), (0.56, 0.05), (0.56, 0.05), (0.48, 0.025), (0.42, -0.005),
                (0.3, 0.03), (0.1, 0.085), (-0.1, 0.125), (-0.3, 0.13), (-0.44, 0.09),
            ], at: place, scale: size)
        flipper = Outline(
            [
                (-0.22, 0.07), (-0.22, 0.07), (-0.13, 0.08), (-0.04, 0.2), (0.03, 0.31),
                (0.03, 0.31), (-0.09, 0.24), (-0.19, 0.13),
            ], at: place, scale: size)
    }

    /// The light of the whale where it is, else nil.
    func light(at spot: Spot) -> Light? {
        let x = (spot.x - place.x) / size
        let y = (spot.y - place.y) / size
        if flipper.contains(spot) {
            return Light(0x2C5070).mixed(with: Light(0x7FA8BC), 0.7 * fade(y, from: 0.1, to: 0.3))
        }
        guard body.contains(spot) else { return nil }
        if Spot(x, y).distance(to: Spot(-0.34, 0.0)) < 0.014 { return Light(0x081424) }
        let jaw = 0.05 + 0.03 * wave(0.8 * x + 0.1) - 0.06 * fade(x, from: -0.2, to: -0.5)
        if x < -0.33, abs(y - jaw + 0.012) < 0.006 { return Light(0x10233C) }
        return x < 0.12 && y > jaw ? throat(x, y, jaw) : back(x, y)
    }

    /// The furrows from the chin to the navel.
    private func throat(_ x: Double, _ y: Double, _ jaw: Double) -> Light {
        let skin = Light(0xB4D0D8).mixed(with: Light(0x4C7490), fade(y, from: 0.04, to: 0.15))
        let furrow = fade(wave(38 * (y - jaw) + 0.2), from: 0.2, to: 0.9)
        return skin.mixed(with: Light(0x44688A), 0.6 * furrow * fade(x, from: 0.1, to: -0.1))
    }

    /// Its back, on which the light that comes through the waves is dancing.
    private func back(_ x: Double, _ y: Double) -> Light {
        var light = Light(0x3E6C8C).mixed(with: Light(0x17304F), fade(y, from: -0.13, to: 0.08))
        let dapple = 0.4 + 1.2 * Noise.clouds(22 * x, 16 * y, seed: 84)
        light.glow(Light(0xC8FFF4), 0.35 * dapple * fade(y, from: -0.04, to: -0.14))
        return light
    }
}
