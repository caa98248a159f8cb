/// A jellyfish, which is mostly light.
struct Jellyfish: Sendable {
    private let center: Spot
    private let size: Double
    private let lean: Double
    private let color: Light
    private let edge: Light

    private static let length = 3.6

    /// A jellyfish whose bell has the radius `size`, and whose threads trail by `lean` a unit.
    init(at center: Spot, size: Double, lean: Double, color: UInt32, edge: UInt32) {
        self.center = center
        self.size = size
        self.lean = lean
        self.color = Light(color)
        self.edge = Light(edge)
    }

    /// Lets it shine through the water.
    func shine(on light: inout Light, at spot: Spot) {
        let y = (spot.y - center.y) / size
        let x = (spot.x - center.x) / size - lean * y
        let away = Spot(x, y + 0.2).length
        if away < 4.5 { light.glow(color, 0.25 * bell(away / 1.9)) }
        guard abs(x) < 1.4, y > -1, y < Self.length else { return }
        if y > 0 { threads(x, y, &light) }
        let hem = 0.16 + 0.07 * abs(wave(2 * x)) - 0.25 * x * x
        let round = Spot(x, 1.07 * min(0, y)).length
        if round < 1, y < hem { dome(x, y, round, hem, &light) }
    }

    private func dome(
        _ x: Double, _ y: Double, _ round: Double, _ hem: Double, _ light: inout Light
    ) {
        light.lay(color, 0.45)
        light.glow(color, 0.5 * round * round * round)
        light.glow(edge, 0.75 * power(round, 9) + 0.7 * bell((y - hem) / 0.1))
        let ribs = fade(wave(x * (2.2 + 0.8 * y) + 0.25), from: 0.75, to: 1)
        light.glow(edge, 0.3 * ribs * fade(y, from: -0.95, to: 0))
        for lobe in [-0.36, 0, 0.36] {
            let ring = Spot(x - lobe, y + 0.34 + 0.12 * abs(lobe)).length
            light.glow(edge, 0.6 * bell((ring - 0.18) / 0.07))
        }
        light.glow(.white, 0.6 * bell((x + 0.4) / 0.22) * bell((y + 0.62) / 0.12))
    }

    private func threads(_ x: Double, _ y: Double, _ light: inout Light) {
        for index in -3...3 {
            let number = Double(index)
            let length = Self.length - 0.12 * number * number
            let sway = 0.11 * min(1, y) * wave(0.36 * y + 0.29 * number)
            let path = 0.27 * number * (1 - 0.1 * y) + sway
            light.glow(edge, 0.7 * bell((x - path) / 0.05) * max(0, 1 - y / length))
        }
        let left = max(0, 1 - y / 2.7)
        let frill = 0.36 * left * (0.75 + 0.25 * wave(2.4 * y)) + 0.001
        let sway = 0.08 * y * wave(0.5 * y)
        light.glow(color.mixed(with: edge, 0.5), 0.65 * left * bell((x - sway) / frill))
    }
}
