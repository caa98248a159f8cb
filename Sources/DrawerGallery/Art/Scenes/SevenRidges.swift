/// Mountains behind mountains before the evening sun, each nearer one darker.
struct SevenRidges: Scene {
    private let sky = Gradient(
        (0, 0x26285A), (0.2, 0x64467C), (0.36, 0xC4657A), (0.47, 0xF2A05E), (0.56, 0xFCE0A4))
    private let rock = Gradient(
        (0, 0xE8A87A), (0.17, 0xC98583), (0.34, 0x9E6688), (0.5, 0x754C80), (0.67, 0x4D3669),
        (0.84, 0x2B2149), (1, 0x120F28))
    private let sun = Spot(0.27, 0.38)
    private let last = 6
    private let firs = Firs(pitch: 0.05, height: 0.13, seed: 9)

    func light(at spot: Spot) -> Light {
        if firs.covers(spot, ground: top(of: last, at: spot.x) + 0.02) { return rock.light(at: 1) }
        for index in (0...last).reversed() {
            let below = spot.y - top(of: index, at: spot.x)
            if below > 0 { return slope(of: index, below: below) }
        }
        return heaven(spot)
    }

    /// A ridge gets lighter toward its foot, where the mist of the valley lies before it.
    private func slope(of index: Int, below: Double) -> Light {
        let depth = Double(index) / Double(last)
        let mist = rock.light(at: depth - 0.3)
        return rock.light(at: depth).mixed(
            with: mist, fade(below, from: 0, to: 0.2) * (1 - 0.7 * depth))
    }

    private func top(of index: Int, at x: Double) -> Double {
        let depth = Double(index) / Double(last)
        let place = x * (2.1 - 0.5 * depth) + 7.3 * Double(index) + 17
        let height = Noise.range(place, octaves: 5, seed: 100 + 10 * index) - 0.5
        return 0.53 + 0.37 * depth - (0.34 - 0.14 * depth) * height
    }

    private func heaven(_ spot: Spot) -> Light {
        var light = sky.light(at: spot.y)
        let streaks = Noise.billows(spot.x * 1.6 + 7, spot.y * 11, octaves: 4, seed: 31)
        light.lay(
            Light(0xFFC79A),
            0.6 * fade(streaks, from: 0.5, to: 0.78) * fade(spot.y, from: 0.04, to: 0.2))
        let distance = spot.distance(to: sun)
        light.glow(Light(0xFFB463), 0.75 * bell(distance / 0.24))
        light.lay(Light(0xFFF5D6), fade(distance, from: 0.084, to: 0.078))
        return light
    }
}
