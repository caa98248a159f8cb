#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `base` to the `exponent`, from libm.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
