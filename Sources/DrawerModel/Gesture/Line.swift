/// The straight line with the least squares through places that were seen over time.
struct Line {
    /// A place in cells, so many seconds from a common instant.
    struct Point {
        var time: Double
        var place: Double
    }

    /// The line's speed, in cells a second.
    let slope: Double

    /// The line through at least two points in the order of time; points that lie closer together
    /// than `least` seconds count as if that were the time from the first to the last.
    init(through points: [Point], least: Double) {
        let first = points[0]
        let last = points[points.count - 1]
        if last.time - first.time < least {
            slope = (last.place - first.place) / least
            return
        }
        let count = Double(points.count)
        let time = points.reduce(0) { $0 + $1.time } / count
        let place = points.reduce(0) { $0 + $1.place } / count
        var covariance = 0.0
        var variance = 0.0
        for point in points {
            covariance += (point.time - time) * (point.place - place)
            variance += (point.time - time) * (point.time - time)
        }
        slope = covariance / variance
    }
}
