/// Numbers that look random and depend on nothing but their place and a seed.
enum Noise {
    /// A number of 0..<1 for each cell of a lattice; neighbours have nothing in common.
    static func cell(_ x: Int, _ y: Int = 0, seed: Int) -> Double {
        var bits =
            UInt64(truncatingIfNeeded: x) &* 0x9E37_79B9_7F4A_7C15
            &+ UInt64(truncatingIfNeeded: y) &* 0xC2B2_AE3D_27D4_EB4F
            &+ UInt64(truncatingIfNeeded: seed) &* 0x1656_67B1_9E37_79F9
        bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
        bits = (bits ^ (bits >> 32)) &* 0xD6E8_FEB8_6659_FD93
        return Double((bits ^ (bits >> 32)) >> 11) * 0x1p-53
    }

    /// A smooth line of hills, 0...1, about one to each unit of `x`.
    static func hills(_ x: Double, seed: Int) -> Double {
        let (column, t) = split(x)
        let left = cell(column, seed: seed)
        return left + (cell(column + 1, seed: seed) - left) * t * t * (3 - 2 * t)
    }

    /// Smooth clouds, 0...1, about one to each unit of `x` and `y`.
    static func clouds(_ x: Double, _ y: Double, seed: Int) -> Double {
        let (column, across) = split(x)
        let (row, down) = split(y)
        let u = across * across * (3 - 2 * across)
        let v = down * down * (3 - 2 * down)
        let upper = mix(cell(column, row, seed: seed), cell(column + 1, row, seed: seed), u)
        let lower = mix(cell(column, row + 1, seed: seed), cell(column + 1, row + 1, seed: seed), u)
        return mix(upper, lower, v)
    }

    /// Hills upon hills, 0...1: each octave is twice as fine and half as high as the one before.
    static func range(_ x: Double, octaves: Int, seed: Int) -> Double {
        sum(octaves) { scale, octave in hills(x * scale, seed: seed + octave) }
    }

    /// Clouds upon clouds, 0...1, in the same way.
    static func billows(_ x: Double, _ y: Double, octaves: Int, seed: Int) -> Double {
        sum(octaves) { scale, octave in clouds(x * scale, y * scale, seed: seed + octave) }
    }

    /// The mean of so many octaves, weighted by their height.
    private static func sum(_ octaves: Int, _ octave: (Double, Int) -> Double) -> Double {
        var sum = 0.0
        var weight = 1.0
        var scale = 1.0
        var total = 0.0
        for index in 0..<octaves {
            sum += weight * octave(scale, index)
            total += weight
            weight /= 2
            scale *= 2
        }
        return sum / total
    }

    /// The lattice cell of `x`, and how far into it.
    static func split(_ x: Double) -> (Int, Double) {
        let whole = Int(x)
        let cell = x < Double(whole) ? whole - 1 : whole
        return (cell, x - Double(cell))
    }

    private static func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
        from + (to - from) * share
    }
}
