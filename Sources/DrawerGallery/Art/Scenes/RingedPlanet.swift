/// A planet with rings, seen from one of its moons.
struct RingedPlanet: Scene {
    private let center = Spot(0.1, 0.4)
    private let radius = 0.25
    private let ring = 1.28...2.25
    private let stars = Stars(pitch: 0.05, seed: 33)
    private let bands = Gradient(
        (0, 0xB9855C), (0.18, 0xE8C49A), (0.3, 0xC98F62), (0.45, 0xF4DDB5), (0.55, 0xD9A878),
        (0.7, 0xA8704F), (0.85, 0xD8B088), (1, 0x8E5E48))

    func light(at spot: Spot) -> Light {
        if let ground = ground(spot) { return ground }
        let tilted = tilt(spot)
        var light = globe(spot, tilted) ?? space(spot)
        let isBehind = tilted.y < 0 && tilted.length < 1
        if !isBehind { lay(ringAt: tilted, &light) }
        return light
    }

    /// A place in radii from the planet's centre, along its tilted equator and across it.
    private func tilt(_ spot: Spot) -> Spot {
        let way = spot - center
        return Spot(
            (0.94 * way.x - 0.34 * way.y) / radius, (0.34 * way.x + 0.94 * way.y) / radius)
    }

    /// The same for a place in the plane of the rings, which is seen at a low angle.
    private func onRing(_ tilted: Spot) -> Spot { Spot(tilted.x, tilted.y / 0.27) }

    private func space(_ spot: Spot) -> Light {
        let moon = Spot(-0.62, 0.22)
        if spot.distance(to: moon) < 0.055 {
            let unlit = spot.distance(to: Spot(moon.x - 0.03, moon.y - 0.017)) / 0.055
            return Light(0xDCD4E0).mixed(with: Light(0x14142A), fade(unlit, from: 0.5, to: 1.3))
        }
        var light = Light(0x060714).mixed(with: Light(0x10122C), spot.y)
        let dust = Noise.billows(spot.x * 1.6 + 3, spot.y * 2 + spot.x, octaves: 4, seed: 14)
        light.glow(Light(0x6A2E84), 0.8 * fade(dust, from: 0.48, to: 0.8))
        light.glow(Light(0x1E5A8A), 0.6 * fade(dust, from: 0.46, to: 0.2))
        light.glow(Light(0xF4F0FF), stars.brightness(at: spot))
        return light
    }

    private func globe(_ spot: Spot, _ tilted: Spot) -> Light? {
        let distance = tilted.length
        guard distance < 1 else { return nil }
        let swirl = Noise.billows(tilted.x * 2.2, tilted.y * 6.5, octaves: 3, seed: 6) - 0.5
        var light = bands.light(at: (tilted.y + 1) / 2 + 0.08 * swirl)
        let shadow = onRing(Spot(tilted.x, tilted.y + 0.19)).length
        if tilted.y > -0.19, ring.contains(shadow) { light.lay(Light(0x3A2030), 0.55) }
        let toward = (1 - distance * distance).squareRoot()
        let sun = (-0.72 * (spot.x - center.x) - 0.38 * (spot.y - center.y)) / radius
        light.lay(Light(0x07060F), fade(sun + 0.58 * toward, from: 0.4, to: -0.15))
        return light
    }

    private func lay(ringAt tilted: Spot, _ light: inout Light) {
        let place = onRing(tilted)
        let distance = place.length
        guard ring.contains(distance) else { return }
        let grain = Noise.range(distance * 11, octaves: 3, seed: 18)
        let gap = fade(abs(distance - 1.86), from: 0.02, to: 0.07)
        let share = (0.6 + 0.4 * grain) * gap * fade(distance, from: 2.25, to: 2.12)
        // The sun stands to the left and before: the planet's shadow falls back to the right.
        let behind = 0.6 * place.x - 0.8 * place.y
        let beside = abs(0.8 * place.x + 0.6 * place.y)
        let isShadowed = behind > 0 && beside < 1
        let ice = Light(0xFFEFD2).mixed(with: Light(0xC4A48A), grain)
        light.lay(isShadowed ? Light(0x0B0A14) : ice, share)
    }

    private func ground(_ spot: Spot) -> Light? {
        let rim = 0.82 - 0.1 * (Noise.range(spot.x * 2.4, octaves: 5, seed: 51) - 0.3)
        let depth = spot.y - rim
        guard depth > 0 else { return nil }
        let away = 0.05 / (depth + 0.05)
        let dust = Noise.billows(spot.x * 7, spot.y * 24, octaves: 3, seed: 53)
        var light = Light(0x3C3352).mixed(with: Light(0x6C5C80), fade(dust, from: 0.35, to: 0.7))
        light.lay(Light(0x191428), 0.5 * fade(away, from: 0.6, to: 0.15))
        crater(Spot(spot.x * away * 6.5, 6.2 * away), &light)
        light.lay(Light(0xE9CFB8), 0.75 * fade(depth, from: 0.02, to: 0))
        return light
    }

    /// At most one crater to each square of the ground, lit from the left.
    private func crater(_ place: Spot, _ light: inout Light) {
        let (column, across) = Noise.split(place.x)
        let (row, down) = Noise.split(place.y)
        let size = 0.45 * Noise.cell(column, row, seed: 57)
        guard size > 0.15 else { return }
        let way = Spot((across - 0.5) / size, (down - 0.5) / size)
        let distance = way.length
        let wall = Light(0x0E0A1A).mixed(with: Light(0xB8A0B0), fade(way.x, from: -0.8, to: 0.9))
        light.lay(wall, fade(distance, from: 0.9, to: 0.8))
        light.lay(
            Light(0xD0B8B4), 0.7 * bell((distance - 0.95) / 0.12) * fade(way.x, from: 0.4, to: -0.8)
        )
    }
}
