/// A stag that stands and listens, against the light.
struct Stag: Sendable {
    private let strokes: [Stroke]

    /// A stag whose hooves are at `place` and whose shoulders are `size` higher.
    init(at place: Spot, size: Double) {
        strokes = (Self.body + Self.legs + Self.antlers).map { Stroke($0, at: place, scale: size) }
    }

    /// The light of the stag where it is, else nil.
    func light(at spot: Spot) -> Light? {
        guard covers(spot) else { return nil }
        let isEdge = !covers(Spot(spot.x + 0.01, spot.y - 0.012))
        return isEdge ? Light(0xC0965A) : Light(0x3A2C20)
    }

    private func covers(_ spot: Spot) -> Bool { strokes.contains { $0.contains(spot) } }

    private static let body = [
        [(-0.62, -0.9, 0.2), (-0.3, -0.85, 0.2), (0.1, -0.86, 0.22), (0.3, -0.9, 0.23)],
        [(0.3, -0.9, 0.22), (0.5, -1.2, 0.145), (0.6, -1.42, 0.1)],
        [(0.6, -1.44, 0.105), (0.8, -1.35, 0.065), (0.9, -1.31, 0.045)],
        [(0.52, -1.5, 0.03), (0.4, -1.56, 0.05), (0.32, -1.57, 0.015)],
        [(-0.78, -0.98, 0.06), (-0.86, -0.86, 0.035)],
    ]

    private static let legs = [
        [(0.34, -0.75, 0.13), (0.33, -0.4, 0.06), (0.33, 0.1, 0.045)],
        [(0.16, -0.72, 0.12), (0.12, -0.4, 0.055), (0.18, 0.1, 0.04)],
        [(-0.66, -0.85, 0.17), (-0.58, -0.52, 0.085), (-0.7, -0.36, 0.055), (-0.66, 0.1, 0.045)],
        [(-0.52, -0.8, 0.15), (-0.4, -0.5, 0.075), (-0.5, -0.36, 0.05), (-0.46, 0.1, 0.04)],
    ]

    private static let antlers = [
        [(0.57, -1.5, 0.045), (0.42, -1.74, 0.045), (0.36, -1.98, 0.04), (0.5, -2.32, 0.025)],
        [(0.44, -1.7, 0.04), (0.66, -1.84, 0.02)],
        [(0.38, -1.9, 0.04), (0.12, -2.12, 0.02)],
        [(0.36, -1.98, 0.04), (0.28, -2.36, 0.02)],
        [(0.65, -1.5, 0.045), (0.9, -1.66, 0.045), (1.06, -1.88, 0.04), (1.04, -2.24, 0.025)],
        [(0.84, -1.62, 0.04), (1.08, -1.64, 0.02)],
        [(1.02, -1.8, 0.04), (1.3, -1.94, 0.02)],
        [(1.06, -1.94, 0.04), (1.26, -2.24, 0.02)],
    ]
}
