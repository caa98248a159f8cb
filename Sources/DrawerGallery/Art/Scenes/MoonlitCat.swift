/// A cat on a ridge of tiles that looks at the moon.
struct MoonlitCat: Scene {
    private let moon = Spot(0.05, 0.4)
    private let sky = Gradient((0, 0x0A1238), (0.5, 0x1F3470), (0.8, 0x47609C))
    private let stars = Stars(pitch: 0.055, seed: 41)

    private static let seat = Spot(0.1, 0.745)
    private static let size = 0.44
    private let cat = Outline.symmetrical(
        [
            (0, -0.885), (0.075, -0.9), (0.075, -0.9), (0.185, -1.04), (0.185, -1.04),
            (0.235, -0.85), (0.225, -0.74), (0.15, -0.64), (0.17, -0.54), (0.26, -0.36),
            (0.32, -0.17), (0.31, -0.04), (0.24, 0.015), (0, 0.03),
        ], at: seat, scale: size)
    private let tail = Stroke(
        [
            (0.2, -0.05, 0.06), (0.36, -0.02, 0.055), (0.47, 0.06, 0.05), (0.52, 0.18, 0.045),
            (0.5, 0.3, 0.042), (0.42, 0.37, 0.04), (0.35, 0.34, 0.035),
        ], at: seat, scale: size)

    func light(at spot: Spot) -> Light {
        if covers(spot) {
            // What the moon reaches behind the edge of the fur.
            let behind = Spot(spot.x + 0.05 * (spot.x - moon.x), spot.y - 0.012)
            return covers(behind) ? Light(0x0B0B1C) : Light(0x5C6AA0)
        }
        return chimney(spot) ?? roof(spot) ?? town(spot) ?? heaven(spot)
    }

    private func covers(_ spot: Spot) -> Bool { cat.contains(spot) || tail.contains(spot) }

    private func heaven(_ spot: Spot) -> Light {
        let distance = spot.distance(to: moon)
        if distance < 0.31 {
            let seas = Noise.billows(spot.x * 5 + 8, spot.y * 5 + 1, octaves: 4, seed: 25)
            let disc = Light(0xFFF4D2).mixed(
                with: Light(0xD9C79E), fade(seas, from: 0.48, to: 0.66))
            return disc.mixed(with: Light(0xE9D6A4), 0.7 * fade(distance, from: 0.22, to: 0.32))
        }
        var light = sky.light(at: spot.y)
        light.glow(.white, stars.brightness(at: spot))
        light.glow(Light(0x9FB4E8), 0.5 * bell(distance / 0.5))
        return light
    }

    private func town(_ spot: Spot) -> Light? {
        let (house, across) = Noise.split(spot.x / 0.17 + 0.2)
        let gable = 0.05 * (1 - 2 * abs(across - 0.5))
        let top = 0.74 - 0.13 * Noise.cell(house, seed: 26) - gable
        guard spot.y > top else { return nil }
        let isLamp = abs(across - 0.5) < 0.09 && abs(spot.y - top - gable - 0.03) < 0.017
        let isHome = Noise.cell(house, seed: 27) > 0.4
        return isLamp && isHome ? Light(0xFFD071) : Light(0x1A2350)
    }

    private func ridge(at x: Double) -> Double { Self.seat.y + 0.06 * (x - Self.seat.x) }

    private func chimney(_ spot: Spot) -> Light? {
        let across = spot.x - 0.62
        guard abs(across) < 0.065, spot.y > 0.55, spot.y < ridge(at: spot.x) else { return nil }
        if spot.y < 0.58 { return Light(0x5A5480) }
        return abs(across) < 0.055
            ? Light(0x373260).mixed(with: Light(0x1D1A3C), 9 * across + 0.4) : nil
    }

    private func roof(_ spot: Spot) -> Light? {
        let down = (spot.y - ridge(at: spot.x)) / 0.06
        guard down > 0 else { return nil }
        if down < 0.28 { return Light(0x8E9BD2) }
        let (row, v) = Noise.split(down)
        let (column, u) = Noise.split(spot.x / 0.08 + (row % 2 == 0 ? 0 : 0.5))
        let bow = 1.2 * (u - 0.5) * (u - 0.5)
        if v > 0.95 - bow { return Light(0x141736) }
        let tile = Light(0x2A2F5E).mixed(
            with: Light(0x3D4580), Noise.cell(column, row, seed: 5))
        return tile.mixed(with: Light(0x7F8FC8), v < 0.3 ? 0.5 * fade(down, from: 5, to: 0) : 0)
    }
}
