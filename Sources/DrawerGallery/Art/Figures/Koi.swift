/// A koi that swims along a circle, seen from above.
struct Koi: Sendable {
    private let turn: Double
    private let skin: Light
    private let patch: Light
    private let fin: Light
    private let seed: Int

    private static let middle = Spot(-0.02, 0.52)
    private static let radius = 0.28
    /// The way from the nose to the tail fin, in turns of the circle.
    private static let length = 0.37

    /// A place on a fish.
    private struct Place {
        /// 0 at the nose, 1 where the tail fin begins.
        var along: Double
        /// How far it is from the spine, in heights of the picture.
        var across: Double
    }

    /// A koi whose nose is `turn` turns round the circle.
    init(turn: Double, skin: UInt32, patch: UInt32, fin: UInt32, seed: Int) {
        self.turn = turn
        self.skin = Light(skin)
        self.patch = Light(patch)
        self.fin = Light(fin)
        self.seed = seed
    }

    /// Whether its body is over the place.
    func covers(_ spot: Spot) -> Bool { place(of: spot).map(isBody) ?? false }

    /// Lays it on the water.
    func lay(on light: inout Light, at spot: Spot) {
        guard let place = place(of: spot) else { return }
        light.lay(fin, fins(at: place))
        guard isBody(place) else { return }
        let edge = abs(place.across) / Self.halfWidth(place.along)
        if abs(place.along - 0.13) < 0.03, abs(edge - 0.7) < 0.2 {
            light = Light(0x1B1416)
            return
        }
        let spots = Noise.clouds(place.along * 4.5 + 2.3, place.across * 12 + 3, seed: seed)
        light = skin.mixed(with: patch, fade(spots, from: 0.46, to: 0.54))
        light.lay(Light(0x8E4A3A), 0.5 * fade(edge, from: 0.5, to: 1.1))
        light.glow(.white, 0.3 * bell(place.across / 0.014))
    }

    /// Where a place of the picture is on the fish; nil far from it.
    private func place(of spot: Spot) -> Place? {
        let way = spot - Self.middle
        let across = way.length - Self.radius
        guard abs(across) < 0.16 else { return nil }
        let (_, behind) = Noise.split(0.1 - turns(to: way) + turn)
        let along = (behind > 0.8 ? behind - 1 : behind) / Self.length
        return Place(along: along, across: across - 0.014 * wave(0.9 * along + 0.2))
    }

    private static func halfWidth(_ along: Double) -> Double {
        let head = max(0, 1 - power(1 - min(1, along / 0.3), 2)).squareRoot()
        return 0.078 * head * (1 - 0.84 * fade(along, from: 0.25, to: 1))
    }

    private func isBody(_ place: Place) -> Bool {
        place.along > 0 && place.along < 1 && abs(place.across) < Self.halfWidth(place.along)
    }

    /// How much of a fin there is: two behind the head, and the tail.
    private func fins(at place: Place) -> Double {
        let side = abs(place.across)
        let behind = place.along - 0.96
        if behind > 0 {
            let isTail = behind < 0.32 && side < 0.012 + 0.26 * behind
            return isTail && side > 0.5 * (behind - 0.17) ? 0.8 - behind : 0
        }
        let reach = (side - 0.055) / 0.075
        let lag = place.along - 0.3 - 0.1 * reach
        return abs(reach) < 1 && abs(lag) < 0.035 + 0.05 * reach ? 0.65 : 0
    }
}
