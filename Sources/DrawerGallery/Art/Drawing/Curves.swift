#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A smooth way from 0 at `start` to 1 at `end`, level at both; `start` may be the larger one.
func fade(_ x: Double, from start: Double, to end: Double) -> Double {
    let t = min(1, max(0, (x - start) / (end - start)))
    return t * t * (3 - 2 * t)
}

/// A bell: 1 at 0, falling to 0.37 at 1 and -1 and further on to nothing.
func bell(_ x: Double) -> Double { exp(-x * x) }

/// What is left of a light after a way of `x`: 1 at 0, 0.37 at 1.
func decay(_ x: Double) -> Double { exp(-x) }

/// A wave between -1 and 1 that has gone through `turns` periods.
func wave(_ turns: Double) -> Double { sin(2 * Double.pi * turns) }

/// The direction of `spot` from the origin, in turns clockwise from the right, -0.5...0.5.
func turns(to spot: Spot) -> Double { atan2(spot.y, spot.x) / (2 * Double.pi) }

/// `base`, which is not negative, to the `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
