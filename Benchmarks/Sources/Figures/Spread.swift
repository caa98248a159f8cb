/// Several readings of one figure.
public struct Spread: Sendable {
    private let sorted: [Double]

    /// The spread of these readings, in any order.
    public init(_ readings: [Double]) { sorted = readings.sorted() }

    /// The median, the least and the most, with so many digits after the point.
    public func text(digits: Int) -> String {
        let shown = ends.map { rounded($0, digits) }
        return "\(shown[0])  (\(shown[1]) to \(shown[2]))"
    }

    /// The median, the ends of the middle nine tenths, and the most, with so many digits after the
    /// point.
    public func bulk(digits: Int) -> String {
        let shown = [at(0.5), at(0.05), at(0.95), at(1)].map { rounded($0, digits) }
        return "\(shown[0])  (5% \(shown[1]), 95% \(shown[2]), longest \(shown[3]))"
    }

    /// The median, the least and the most.
    public var ends: [Double] { [at(0.5), at(0), at(1)] }

    /// The reading below which this share of them lies.
    public func at(_ share: Double) -> Double {
        sorted.isEmpty ? .nan : sorted[Int((share * Double(sorted.count - 1)).rounded())]
    }
}

/// A number with a fixed number of digits after the point.
public func rounded(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "-" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let parts = Int((value * scale).rounded())
    guard digits > 0 else { return String(parts) }
    let fraction = String(parts % Int(scale))
    return "\(parts / Int(scale))."
        + String(repeating: "0", count: digits - fraction.count) + fraction
}
