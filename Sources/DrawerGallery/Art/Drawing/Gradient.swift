/// Lights along a line, mixed evenly between the places where they are given.
struct Gradient: Sendable {
    private let stops: [(place: Double, light: Light)]

    /// A gradient through these lights, `0xRRGGBB`; the places ascend.
    init(_ stops: (Double, UInt32)...) {
        self.stops = stops.map { (place: $0, light: Light($1)) }
    }

    /// The light at `place`; beyond the ends that of the end.
    func light(at place: Double) -> Light {
        var from = stops[0]
        for to in stops.dropFirst() {
            if place < to.place {
                return from.light.mixed(
                    with: to.light, (place - from.place) / (to.place - from.place))
            }
            from = to
        }
        return from.light
    }
}
