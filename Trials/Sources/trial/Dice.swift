#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Random numbers that depend on the seed alone, so that two runs print the same tables.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func chance(_ share: Double) -> Bool { within(0...1) < share }

    mutating func within(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &self)
    }

    /// As many between 1 and 2 as between 2 and 4.
    mutating func geometric(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound * pow(range.upperBound / range.lowerBound, within(0...1))
    }

    mutating func normal(_ deviation: Double) -> Double {
        let radius = (-2 * log(1 - within(0...0.999_999))).squareRoot()
        return deviation * radius * cos(2 * Double.pi * within(0...1))
    }

    mutating func exponential(_ mean: Double) -> Double {
        -mean * log(1 - within(0...0.999_999))
    }
}
