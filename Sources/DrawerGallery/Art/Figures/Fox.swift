/// A fox that sits and looks at whoever looks at it.
struct Fox: Sendable {
    private let place: Spot
    private let size: Double
    private let head: Outline
    private let cheeks: Outline
    private let ears: [Outline]
    private let body: Outline
    private let chest: Outline
    private let tail: Outline

    private static let black = Light(0x2E1B18)

    /// A fox whose paws are at `place` and whose ears are `size` higher.
    init(at place: Spot, size: Double) {
        self.place = place
        self.size = size
        func both(_ half: [(Double, Double)]) -> Outline {
            .symmetrical(half, at: place, scale: size)
        }
        head = both([
            (0, -0.815), (0.1, -0.83), (0.1, -0.83), (0.28, -1.04), (0.28, -1.04), (0.3, -0.75),
            (0.4, -0.57), (0.4, -0.57), (0.2, -0.485), (0.06, -0.405), (0, -0.4),
        ])
        cheeks = both([
            (0, -0.54), (0.05, -0.56), (0.15, -0.585), (0.26, -0.62), (0.4, -0.57),
            (0.4, -0.57), (0.2, -0.485), (0.06, -0.405), (0, -0.4),
        ])
        let ear = [(0.258, -0.97), (0.258, -0.97), (0.16, -0.83), (0.265, -0.77)]
        ears = [false, true].map { Outline(ear, at: place, scale: size, isMirrored: $0) }
        body = both([
            (0, -0.5), (0.15, -0.5), (0.24, -0.36), (0.27, -0.18), (0.25, 0), (0, 0.02),
        ])
        chest = both([
            (0, -0.5), (0.15, -0.49), (0.16, -0.36), (0.1, -0.27), (0.09, -0.2), (0.03, -0.22),
            (0, -0.14),
        ])
        tail = Outline(
            [
                (0.15, -0.02), (0.35, 0.03), (0.62, 0.0), (0.8, -0.15), (0.84, -0.36),
                (0.74, -0.6), (0.74, -0.6), (0.6, -0.42), (0.48, -0.24), (0.2, -0.2),
            ], at: place, scale: size)
    }

    /// The light of the fox where it is, else nil.
    func light(at spot: Spot) -> Light? {
        let x = (spot.x - place.x) / size
        let y = (spot.y - place.y) / size
        if head.contains(spot) { return face(spot, x, y) }
        if body.contains(spot) { return front(spot, x, y) }
        guard tail.contains(spot) else { return nil }
        let isTip = y + 0.1 * fur(x, y) - 0.35 * (x - 0.74) < -0.33
        return isTip ? white(0.2) : orange(x + 0.1, y).mixed(with: Light(0x6E2A1A), 0.35)
    }

    private func fur(_ x: Double, _ y: Double) -> Double {
        Noise.billows(x * 14, y * 20, octaves: 2, seed: 3) - 0.5
    }

    /// The last light comes from the left.
    private func orange(_ x: Double, _ y: Double) -> Light {
        Light(0xF08434).mixed(
            with: Light(0xA8441E), fade(x + 0.3 * fur(x, y), from: -0.1, to: 0.45))
    }

    private func white(_ x: Double) -> Light {
        Light(0xFFF8F0).mixed(with: Light(0xC4BAD0), fade(x, from: 0, to: 0.9))
    }

    private func face(_ spot: Spot, _ x: Double, _ y: Double) -> Light {
        let side = abs(x)
        let nose = Spot(side / 0.042, (y + 0.43) / 0.034).length
        let eye = Spot((side - 0.14) / 0.034, (y + 0.64) / 0.042).length
        if nose < 1 { return Self.black }
        if eye < 1 { return eye < 0.45 && y < -0.645 ? .white : Self.black }
        if ears.contains(where: { $0.contains(spot) }) { return Light(0x4A2A26) }
        return cheeks.contains(spot) ? white(x) : orange(x, y)
    }

    private func front(_ spot: Spot, _ x: Double, _ y: Double) -> Light {
        if chest.contains(spot) {
            return white(x).mixed(with: Light(0x9A8CA8), 0.6 * fade(y, from: -0.36, to: -0.46))
        }
        let side = abs(abs(x) - 0.105)
        if y > -0.17 - 0.06 * fur(x, y), side < 0.062 {
            return Self.black.mixed(with: Light(0x5A3A34), fade(x, from: 0.1, to: -0.2))
        }
        let isShaded = side > 0.062 && abs(x) < 0.1 && y > -0.22
        return orange(x, y).mixed(with: Light(0x5A2418), isShaded ? 0.7 : 0)
    }
}
