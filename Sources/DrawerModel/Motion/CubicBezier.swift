/// A timing curve from (0, 0) to (1, 1) with two control points, as in CSS and UIKit.
public struct CubicBezier: Hashable, Sendable {
    /// The first control point's time, 0...1.
    public let x1: Double
    /// The first control point's value.
    public let y1: Double
    /// The second control point's time, 0...1.
    public let x2: Double
    /// The second control point's value.
    public let y2: Double

    /// The curve with these control points; their `x` are kept within 0...1.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(1, max(0, x1))
        self.y1 = y1
        self.x2 = min(1, max(0, x2))
        self.y2 = y2
    }

    /// Even speed.
    public static let linear = CubicBezier(0, 0, 1, 1)
    /// Fast at first (CSS `ease-out`, UIKit `curveEaseOut`).
    public static let easeOut = CubicBezier(0, 0, 0.58, 1)
    /// Slow at both ends (CSS `ease-in-out`, UIKit's default).
    public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

    /// How far the movement is at `time`, a fraction of the duration within 0...1, to 1e-6.
    public func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return Self.component(y1, y2, parameter(at: time))
    }

    /// The speed at `time`, in movements a duration.
    public func slope(at time: Double) -> Double {
        // At an end both derivatives may be 0; a hair inside, their quotient is the limit.
        let parameter = min(1 - 1e-5, max(1e-5, parameter(at: min(1, max(0, time)))))
        let across = Self.derivative(x1, x2, parameter)
        return Self.derivative(y1, y2, parameter) / max(across, 1e-6)
    }

    /// The curve's parameter where its `x` is `time`: Newton's steps, kept inside a bisection.
    private func parameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var guess = time
        for _ in 0..<64 {
            let error = Self.component(x1, x2, guess) - time
            if abs(error) < 1e-9 { return guess }
            if error > 0 { high = guess } else { low = guess }
            let slope = Self.derivative(x1, x2, guess)
            let step = slope > 1e-6 ? guess - error / slope : low
            guess = step > low && step < high ? step : (low + high) / 2
        }
        return guess
    }

    private static func component(_ first: Double, _ second: Double, _ s: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
    }

    private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
        let rest = 1 - s
        return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
    }
}
