/// Several readings of one figure.
struct Spread {
    private let sorted: [Double]

    init(_ readings: [Double]) { sorted = readings.sorted() }

    var median: Double { sorted.isEmpty ? .nan : sorted[sorted.count / 2] }

    /// The least, the median and the most, with so many digits after the point.
    func text(digits: Int) -> String {
        let shown = [sorted.first ?? .nan, median, sorted.last ?? .nan].map { rounded($0, digits) }
        return shown[1] + "  (" + shown[0] + " to " + shown[2] + ")"
    }
}

/// A number with a fixed number of digits after the point.
func rounded(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite else { return "-" }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let parts = Int((value * scale).rounded())
    guard digits > 0 else { return String(parts) }
    let fraction = String(parts % Int(scale))
    return "\(parts / Int(scale))."
        + String(repeating: "0", count: digits - fraction.count) + fraction
}
