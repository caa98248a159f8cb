/// A line of the pen through given places, of changing width.
struct Stroke: Sendable {
    private let spots: [Spot]
    private let radii: [Double]
    private let bounds: Bounds

    /// A line through `places` (x, y, half its width there), multiplied by `scale`, from `origin`.
    init(
        _ places: [(Double, Double, Double)], at origin: Spot = Spot(0, 0), scale: Double = 1
    ) {
        spots = places.map { x, y, _ in Spot(origin.x + x * scale, origin.y + y * scale) }
        radii = places.map { $0.2 * scale }
        bounds = Bounds(around: spots, margin: radii.max() ?? 0)
    }

    /// Whether the place is under the pen.
    func contains(_ spot: Spot) -> Bool {
        bounds.contains(spot) && (1..<spots.count).contains { isUnder(spot, segment: $0) }
    }

    private func isUnder(_ spot: Spot, segment: Int) -> Bool {
        let from = spots[segment - 1]
        let way = spots[segment] - from
        let gone = spot - from
        let square = way.x * way.x + way.y * way.y
        let share = min(1, max(0, (gone.x * way.x + gone.y * way.y) / max(square, 1e-12)))
        let radius = radii[segment - 1] + (radii[segment] - radii[segment - 1]) * share
        let across = gone.x - way.x * share
        let down = gone.y - way.y * share
        return across * across + down * down < radius * radius
    }
}
