/// A boat with two sails, seen from the side.
struct Sailboat: Sendable {
    private let place: Spot
    private let size: Double
    private let mainsail: Outline
    private let jib: Outline
    private let hull: Outline

    /// A boat on the water at `place`, whose mast is `size` high.
    init(at place: Spot, size: Double) {
        self.place = place
        self.size = size
        mainsail = Outline(
            [
                (0.01, -1), (0.01, -1), (0.22, -0.6), (0.5, -0.1), (0.5, -0.1), (0.02, -0.07),
                (0.02, -0.07),
            ], at: place, scale: size)
        jib = Outline(
            [
                (-0.03, -0.9), (-0.03, -0.9), (-0.2, -0.45), (-0.42, -0.1), (-0.42, -0.1),
                (-0.04, -0.13), (-0.04, -0.13),
            ], at: place, scale: size)
        hull = Outline(
            [
                (-0.46, -0.045), (-0.46, -0.045), (0.54, -0.055), (0.54, -0.055), (0.42, 0.08),
                (0, 0.1), (-0.28, 0.07),
            ], at: place, scale: size)
    }

    /// The light of the boat where it is, else nil.
    func light(at spot: Spot) -> Light? {
        let x = (spot.x - place.x) / size
        let y = (spot.y - place.y) / size
        if hull.contains(spot) { return y < -0.017 ? Light(0xA24634) : Light(0x3A1C22) }
        if abs(x + 0.007) < 0.013, y > -1.04, y < 0 { return Light(0x5A352C) }
        if mainsail.contains(spot) {
            return Light(0xFFF3E2).mixed(with: Light(0xE4A488), fade(x, from: 0.43, to: 0))
        }
        guard jib.contains(spot) else { return nil }
        return Light(0xF9DFC9).mixed(with: Light(0xC98676), fade(x, from: -0.04, to: -0.37))
    }
}
