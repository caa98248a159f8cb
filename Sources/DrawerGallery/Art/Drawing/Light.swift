/// The light of one place in a picture: the components of sRGB, 0...1 each.
struct Light: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The light of `0xRRGGBB`.
    init(_ rgb: UInt32) {
        self.init(
            red: Double(rgb >> 16 & 0xFF) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
            blue: Double(rgb & 0xFF) / 255)
    }

    static let white = Light(0xFFFFFF)

    /// The mixture with so much of `other` in it, 0...1.
    func mixed(with other: Light, _ share: Double) -> Light {
        let share = min(1, max(0, share))
        return Light(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share)
    }

    /// Lays `other` over it like paint, so much of it, 0...1.
    mutating func lay(_ other: Light, _ share: Double = 1) { self = mixed(with: other, share) }

    /// Adds so much of `other` like light, which brightens and never quite reaches white.
    mutating func glow(_ other: Light, _ share: Double) {
        let share = max(0, share)
        red = 1 - (1 - red) * (1 - min(1, other.red * share))
        green = 1 - (1 - green) * (1 - min(1, other.green * share))
        blue = 1 - (1 - blue) * (1 - min(1, other.blue * share))
    }
}
