/// A fox that sits in the snow at the edge of a wood.
struct SnowFox: Scene {
    private let air = Gradient((0, 0x2A3B63), (0.4, 0x6D7FA6), (0.62, 0xC9B8C8), (0.7, 0xF0D2C4))
    private let flakes = Stars(pitch: 0.085, seed: 55, reach: 0.012)
    private let fox = Fox(at: Spot(0.02, 0.93), size: 0.68)

    func light(at spot: Spot) -> Light {
        var light = fox.light(at: spot) ?? ground(spot) ?? wood(spot)
        light.lay(.white, flakes.brightness(at: Spot(spot.x + 0.25 * spot.y, spot.y)))
        return light
    }

    private func wood(_ spot: Spot) -> Light {
        var light = air.light(at: spot.y)
        for row in 0...2 { trunk(row, spot, &light) }
        return light
    }

    private func trunk(_ row: Int, _ spot: Spot, _ light: inout Light) {
        let near = Double(row) / 2
        let (tree, across) = Noise.split(spot.x / (0.16 + 0.2 * near) + 0.8 * near)
        let middle = 0.25 + 0.5 * Noise.cell(tree, seed: 15 + row)
        let half = 0.1 + 0.08 * Noise.cell(tree, seed: 18 + row)
        let side = (across - middle + 0.03 * (spot.y - 0.5)) / half
        guard abs(side) < 1, spot.y < 0.72 + 0.05 * near else { return }
        let bark = Light(0x8090B2).mixed(with: Light(0x2E3C66), near)
        let mist = fade(spot.y, from: 0.35, to: 0.75) * (0.55 - 0.3 * near)
        light.lay(bark, 0.8 + 0.2 * near - mist)
        light.lay(Light(0xDCE3F0), 0.5 * near * fade(side, from: 0, to: -1))
        let scars = Noise.clouds(spot.x * 20, spot.y * 40, seed: 23)
        light.lay(Light(0x1D2748), near * 0.5 * fade(scars, from: 0.6, to: 0.75))
    }

    private func ground(_ spot: Spot) -> Light? {
        let top = 0.7 + 0.05 * Noise.range(spot.x * 1.6 + 6, octaves: 3, seed: 28)
        guard spot.y > top else { return nil }
        var light = Light(0xE8DDE6).mixed(with: Light(0x8FA0C8), fade(spot.y, from: 0.7, to: 1.05))
        let drifts = Noise.billows(spot.x * 3, spot.y * 10, octaves: 4, seed: 29)
        light.lay(Light(0xFFF6F2), 0.7 * fade(drifts, from: 0.5, to: 0.75))
        let shadow = Spot((spot.x - 0.14) / 0.5, (spot.y - 0.945) / 0.05)
        light.lay(Light(0x6676A4), 0.75 * fade(shadow.length, from: 1.1, to: 0.6))
        return light
    }
}
