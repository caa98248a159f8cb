/// A closed shape whose border runs smoothly through given places.
///
/// The border is a Catmull-Rom spline, cut into short lines once. A place given twice is a corner.
struct Outline: Sendable {
    private static let cuts = 6

    private let border: [Spot]
    private let bounds: Bounds

    /// The shape through `places`, which are multiplied by `scale` and put at `origin`.
    init(
        _ places: [(Double, Double)], at origin: Spot, scale: Double, isMirrored: Bool = false
    ) {
        let spots = places.map { x, y in
            Spot(origin.x + (isMirrored ? -x : x) * scale, origin.y + y * scale)
        }
        border = Self.spline(spots)
        bounds = Bounds(around: border)
    }

    /// Whether the place lies inside, by the even-odd rule.
    func contains(_ spot: Spot) -> Bool {
        guard bounds.contains(spot) else { return false }
        var isInside = false
        var from = border[border.count - 1]
        for to in border {
            if (from.y > spot.y) != (to.y > spot.y),
                spot.x < from.x + (spot.y - from.y) / (to.y - from.y) * (to.x - from.x)
            {
                isInside.toggle()
            }
            from = to
        }
        return isInside
    }

    private static func spline(_ spots: [Spot]) -> [Spot] {
        spots.indices.flatMap { index -> [Spot] in
            let count = spots.count
            let before = spots[(index + count - 1) % count]
            let from = spots[index]
            let to = spots[(index + 1) % count]
            let after = spots[(index + 2) % count]
            if from == to { return [from] }
            return (0..<cuts).map { cut in
                let t = Double(cut) / Double(cuts)
                return Spot(
                    point(before.x, from.x, to.x, after.x, t),
                    point(before.y, from.y, to.y, after.y, t))
            }
        }
    }

    /// One coordinate of a Catmull-Rom spline, between `b` and `c` at `t`.
    private static func point(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double
    ) -> Double {
        let slope = c - a
        let square = 2 * a - 5 * b + 4 * c - d
        let cube = 3 * b - a - 3 * c + d
        return b + t * (slope + t * (square + t * cube)) / 2
    }
}

extension Outline {
    /// A shape that is its own mirror image; `half` is its right side, from the middle's top down.
    static func symmetrical(
        _ half: [(Double, Double)], at origin: Spot, scale: Double
    ) -> Outline {
        Outline(half + half.reversed().map { (-$0.0, $0.1) }, at: origin, scale: scale)
    }
}
