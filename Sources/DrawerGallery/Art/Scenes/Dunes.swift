/// Dunes in the last hour of sun, one face in light and one in shadow.
struct Dunes: Scene {
    private let sun = Spot(-0.5, 0.33)
    private let last = 4
    private let sky = Gradient((0, 0x2F5D8C), (0.25, 0x7FA3B5), (0.42, 0xF0CFA0), (0.5, 0xF9B877))
    private let lit = Gradient((0, 0xF3B27A), (0.5, 0xEE9E54), (1, 0xDF7D32))
    private let dark = Gradient((0, 0xC08070), (0.5, 0x8E4B4A), (1, 0x4A2436), (1.4, 0x2A1428))

    /// The dune of a row that is seen at a place.
    private struct Dune {
        /// Where its surface begins, from the top of the picture.
        var top: Double
        /// Whether the place is on the face that the sun does not reach.
        var isDark: Bool
    }

    func light(at spot: Spot) -> Light {
        for row in (0...last).reversed() {
            let dune = dune(row, at: spot)
            if spot.y > dune.top { return sand(dune, row, spot) }
        }
        var light = sky.light(at: spot.y)
        let distance = spot.distance(to: sun)
        light.glow(Light(0xFFD79A), 0.7 * bell(distance / 0.3))
        light.lay(Light(0xFFF8E2), fade(distance, from: 0.078, to: 0.072))
        return light
    }

    /// The highest of the row's dunes: each is a bell, and its crest winds down toward us.
    private func dune(_ row: Int, at spot: Spot) -> Dune {
        let near = Double(row) / Double(last)
        let base = 0.5 + 0.04 * near + 0.52 * near * near
        let pitch = 0.55 + 0.85 * near
        let shift = 0.31 * Double(row)
        let place = (spot.x - 0.7 * (spot.y - base)) / pitch + shift
        let (column, _) = Noise.split(place)
        var highest = Dune(top: .infinity, isDark: false)
        for index in column - 1...column + 1 {
            let peak = Double(index) + 0.35 + 0.3 * Noise.cell(index, seed: 80 + row)
            let height = (0.1 + 0.14 * near) * (0.5 + 0.5 * Noise.cell(index, seed: 90 + row))
            let across = place - peak
            let top = base - height * bell(across * (across < 0 ? 2.2 : 2.9)) + 0.05 * near
            guard top < highest.top else { continue }
            let down = (spot.y - base) / height + 1
            let crest = (0.07 + 0.08 * down) * wave(0.33 * down + 0.1) + 0.05 * down
            highest = Dune(top: top, isDark: across > crest)
        }
        return highest
    }

    private func sand(_ dune: Dune, _ row: Int, _ spot: Spot) -> Light {
        let near = Double(row) / Double(last)
        let below = spot.y - dune.top
        let bend = 2 * Noise.clouds(spot.x * 6, spot.y * 8, seed: 7)
        let ripple = 1 + wave(spot.x * 5 + below * (60 - 30 * near) + bend)
        var light = (dune.isDark ? dark : lit).light(at: near)
        light.lay(dark.light(at: dune.isDark ? near - 0.3 : near), 0.1 * ripple * near)
        if !dune.isDark { light.lay(Light(0xFFD9A0), 0.5 * fade(below, from: 0.02, to: 0)) }
        light.lay(dark.light(at: near + 0.4), 0.6 * fade(below, from: 0.05, to: 0.4))
        return light
    }
}
