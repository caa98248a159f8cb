#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A damped spring, solved in closed form: exact for any elapsed time, from any start.
///
/// It solves `x'' + 2 z w x' + w^2 x = 0` for the displacement `x` from the target.
public struct Spring: Hashable, Sendable {
    /// The undamped angular frequency `w`, in radians a second.
    public let frequency: Double
    /// The damping ratio `z`: 1 is critical, below it overshoots, above it creeps.
    public let damping: Double

    /// A spring by the period of its undamped oscillation in seconds, as in SwiftUI's `response`.
    public init(response: Double, damping: Double = 1) {
        precondition(response > 0 && damping > 0, "a spring needs a positive response and damping")
        frequency = 2 * Double.pi / response
        self.damping = damping
    }

    /// A spring whose envelope `exp(-z w t)` has fallen to 0.001 after `duration` seconds, our
    /// reading of UIKit's `usingSpringWithDamping`.
    public init(duration: Double, damping: Double) {
        precondition(duration > 0 && damping > 0, "a spring needs a positive duration and damping")
        frequency = log(1000) / (damping * duration)
        self.damping = damping
    }

    /// Displacement and velocity after `time` seconds, from `displacement` and `velocity`.
    public func state(
        displacement: Double, velocity: Double, after time: Double
    ) -> (displacement: Double, velocity: Double) {
        if damping < 1 { return underdamped(displacement, velocity, time) }
        if damping > 1 { return overdamped(displacement, velocity, time) }
        let slope = velocity + frequency * displacement
        let decay = exp(-frequency * time)
        let place = displacement + slope * time
        return (place * decay, (slope - frequency * place) * decay)
    }

    private func underdamped(_ x: Double, _ v: Double, _ time: Double) -> (Double, Double) {
        let rate = damping * frequency
        let ringing = frequency * (1 - damping * damping).squareRoot()
        let amplitude = (v + rate * x) / ringing
        let decay = exp(-rate * time)
        let cosine = cos(ringing * time)
        let sine = sin(ringing * time)
        let place = x * cosine + amplitude * sine
        let slope = ringing * (amplitude * cosine - x * sine)
        return (place * decay, (slope - rate * place) * decay)
    }

    private func overdamped(_ x: Double, _ v: Double, _ time: Double) -> (Double, Double) {
        let split = frequency * (damping * damping - 1).squareRoot()
        let slow = -damping * frequency + split
        let fast = -damping * frequency - split
        let first = (v - fast * x) / (slow - fast)
        let second = x - first
        let slowPart = first * exp(slow * time)
        let fastPart = second * exp(fast * time)
        return (slowPart + fastPart, slow * slowPart + fast * fastPart)
    }
}
