/// An owl that looks straight ahead.
struct Owl: Sendable {
    private let place: Spot
    private let size: Double
    private let body: Outline
    private let face: Outline
    private let wing: Outline

    /// An owl that sits at `place` and is `size` high.
    init(at place: Spot, size: Double) {
        self.place = place
        self.size = size
        func both(_ half: [(Double, Double)]) -> Outline {
            .symmetrical(half, at: place, scale: size)
        }
        body = both([
            (0, -0.9), (0.16, -0.92), (0.33, -1.04), (0.33, -1.04), (0.36, -0.82), (0.36, -0.66),
            (0.38, -0.45), (0.34, -0.18), (0.2, 0.0), (0.08, 0.12), (0, 0.14),
        ])
        face = both([
            (0, -0.74), (0.06, -0.82), (0.2, -0.86), (0.31, -0.77), (0.31, -0.62), (0.2, -0.52),
            (0.06, -0.52), (0, -0.47),
        ])
        wing = both([
            (0, -0.5), (0.16, -0.48), (0.22, -0.3), (0.2, -0.1), (0.1, 0.03), (0, 0.05),
        ])
    }

    /// The light of the owl where it is, else nil.
    func light(at spot: Spot) -> Light? {
        guard body.contains(spot) else { return nil }
        let x = (spot.x - place.x) / size
        let y = (spot.y - place.y) / size
        return eye(abs(x), y) ?? beak(abs(x), y) ?? plumage(spot, x, y)
    }

    /// Its claws, which hold the branch.
    func claws(at spot: Spot) -> Light? {
        let side = abs(spot.x - place.x) / size - 0.11
        let y = (spot.y - place.y) / size
        guard abs(side) < 0.075, y > 0, y < 0.07 else { return nil }
        let (_, toe) = Noise.split(side / 0.05 + 0.5)
        return abs(toe - 0.5) < 0.36 ? Light(0xE8A84A) : nil
    }

    private func eye(_ side: Double, _ y: Double) -> Light? {
        let distance = Spot(side - 0.155, y + 0.68).length
        if Spot(side - 0.135, y + 0.71).length < 0.018 { return .white }
        if distance < 0.06 { return Light(0x140C10) }
        if distance < 0.105 {
            return Light(0xFFD23E).mixed(with: Light(0xF08A1E), 9 * (distance - 0.05))
        }
        return distance < 0.122 ? Light(0x3A2420) : nil
    }

    private func beak(_ side: Double, _ y: Double) -> Light? {
        let down = y + 0.62
        let isBeak = down > 0 && down < 0.13 && side < 0.05 * (1 - down / 0.13) + 0.006
        return isBeak ? Light(0xF0B04A).mixed(with: Light(0x8A5A28), 8 * side) : nil
    }

    private func plumage(_ spot: Spot, _ x: Double, _ y: Double) -> Light {
        let shade = fade(x, from: -0.2, to: 0.45)
        if face.contains(spot) {
            return Light(0xF0DCC0).mixed(with: Light(0xB08A74), max(shade, 4 * (abs(x) - 0.2)))
        }
        let (row, v) = Noise.split(y / 0.085)
        let (_, u) = Noise.split(x / 0.1 + (row % 2 == 0 ? 0 : 0.5))
        let isTip = v > 0.5 + 1.6 * (u - 0.5) * (u - 0.5)
        if wing.contains(spot), y > -0.5 {
            let down = Light(0xE8CBA4).mixed(with: Light(0xA87E66), shade)
            return down.mixed(with: Light(0x7A4A36), isTip ? 0.75 : 0)
        }
        let brown = Light(0x8E5E40).mixed(with: Light(0x46283A), shade)
        return brown.mixed(with: Light(0x4A2C2A), isTip && y > -0.62 ? 0.6 : 0)
    }
}
