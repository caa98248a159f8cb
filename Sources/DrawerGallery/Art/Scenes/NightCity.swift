/// A city by a river at midnight.
struct NightCity: Scene {
    private let quay = 0.76
    private let moon = Spot(-0.44, 0.2)
    private let sky = Gradient(
        (0, 0x080A22), (0.3, 0x1C1C4C), (0.55, 0x54376E), (0.7, 0xA25A78), (0.76, 0xD98A7A))
    private let walls = Gradient((0, 0x54406E), (0.5, 0x2B2450), (1, 0x0E0E26))
    private let stars = Stars(pitch: 0.06, seed: 11)

    func light(at spot: Spot) -> Light {
        if spot.y < quay { return town(spot) }
        let depth = spot.y - quay
        if depth < 0.014 { return Light(0x07071A) }
        let ripple = Noise.clouds(spot.x * 8, depth * 70, seed: 2) - 0.5
        let long = 0.05 * ripple * (0.2 + 6 * depth)
        var light = town(Spot(spot.x + long, quay - 1.6 * depth - 0.02 * ripple))
        light.lay(Light(0x0A0A20), 0.3 + depth + 0.5 * max(0, ripple))
        return light
    }

    private func town(_ spot: Spot) -> Light {
        for row in (0...2).reversed() {
            if let wall = houses(row, spot) { return wall }
        }
        return heaven(spot)
    }

    private func heaven(_ spot: Spot) -> Light {
        var light = sky.light(at: spot.y)
        light.glow(
            Light(0xE0E4FF), stars.brightness(at: spot) * fade(spot.y, from: 0.5, to: 0.1))
        let distance = spot.distance(to: moon)
        light.glow(Light(0xB9B8E8), 0.4 * bell(distance / 0.16))
        let isDark = spot.distance(to: Spot(moon.x + 0.03, moon.y - 0.014)) < 0.058
        return distance < 0.07 && !isDark ? Light(0xFFF6D8) : light
    }

    /// One row of houses, one to each plot of land; the middle of the town is the tallest.
    private func houses(_ row: Int, _ spot: Spot) -> Light? {
        let near = Double(row) / 2
        let pitch = 0.13 + 0.03 * near
        let (plot, across) = Noise.split(spot.x / pitch + 0.37 * Double(row) + 20)
        let seed = 70 + 10 * row
        let size = Noise.cell(plot, seed: seed)
        let center = 0.35 + 0.65 * bell((spot.x - 0.12) / 0.55)
        let height = [0.2 + 0.42 * size * center, 0.1 + 0.3 * size * center, 0.05 + 0.12 * size]
        let up = quay - spot.y
        let side = min(across, 1 - across) * pitch
        let hasStep = Noise.cell(plot, seed: seed + 1) > 0.45
        let roof = height[row] - (hasStep && side < 0.026 ? 0.045 : 0)
        if row == 0, size > 0.6, up < roof + 0.1, side > pitch / 2 - 0.004 {
            return walls.light(at: 0.2)
        }
        guard up < roof, side > 0.006 else { return nil }
        return window(plot, up: up, side: side, pitch: pitch, row: row) ?? walls.light(at: near)
    }

    /// A lit window of a house, if there is one.
    private func window(
        _ plot: Int, up: Double, side: Double, pitch: Double, row: Int
    ) -> Light? {
        let seed = 300 + row
        let (story, v) = Noise.split(up / 0.036)
        let (column, u) = Noise.split((pitch / 2 - side) / 0.027)
        guard u > 0.1, u < 0.62, v > 0.2, v < 0.75, side > 0.02 else { return nil }
        let lamp = Noise.cell(plot * 16 + column, story, seed: seed)
        guard lamp > 0.62 - 0.2 * Noise.cell(plot, seed: seed) else { return nil }
        let color = lamp > 0.95 ? Light(0xBFE3FF) : Light(0xFFC764)
        return walls.light(at: Double(row) / 2).mixed(with: color, row == 0 ? 0.5 : 0.85)
    }
}
