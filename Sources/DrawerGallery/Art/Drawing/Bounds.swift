/// The upright rectangle around a shape, to tell quickly what is outside.
struct Bounds: Sendable {
    private let upperLeft: Spot
    private let lowerRight: Spot

    /// The rectangle around these places, of which there must be one, and `margin` more.
    init(around spots: [Spot], margin: Double = 0) {
        let x = spots.map(\.x)
        let y = spots.map(\.y)
        upperLeft = Spot(x.reduce(x[0], min) - margin, y.reduce(y[0], min) - margin)
        lowerRight = Spot(x.reduce(x[0], max) + margin, y.reduce(y[0], max) + margin)
    }

    /// Whether the place lies inside.
    func contains(_ spot: Spot) -> Bool {
        spot.x > upperLeft.x && spot.x < lowerRight.x && spot.y > upperLeft.y
            && spot.y < lowerRight.y
    }
}
