/// A place on a sheet, in points from its upper left corner.
struct Place {
    var x: Double
    var y: Double

    static func - (end: Place, start: Place) -> Place {
        Place(x: end.x - start.x, y: end.y - start.y)
    }

    /// The distance from the origin.
    var length: Double { (x * x + y * y).squareRoot() }

    /// The distance to the straight line from `start` to `end`.
    func distance(fromLine start: Place, _ end: Place) -> Double {
        let line = end - start
        let way = self - start
        if line.length == 0 { return way.length }
        return abs(line.x * way.y - line.y * way.x) / line.length
    }
}

extension [Place] {
    /// Those that a line needs to pass all of these within `tolerance` (Douglas and Peucker 1973).
    func thinned(tolerance: Double) -> [Place] {
        guard count > 2 else { return self }
        let ends = [self[0], self[count - 1]]
        let distances = map { $0.distance(fromLine: ends[0], ends[1]) }
        let furthest = indices.max { distances[$0] < distances[$1] } ?? 0
        guard distances[furthest] > tolerance else { return ends }
        return Array(self[...furthest]).thinned(tolerance: tolerance).dropLast()
            + Array(self[furthest...]).thinned(tolerance: tolerance)
    }
}
