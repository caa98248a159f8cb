/// A place in a picture, in heights of the picture: `x` to the right from its middle, `y` downward
/// from its upper side, 0...1.
///
/// So a picture has no sides of its own: a wider frame shows more of the same.
struct Spot: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    static func - (left: Spot, right: Spot) -> Spot { Spot(left.x - right.x, left.y - right.y) }

    /// How far it is from the origin.
    var length: Double { (x * x + y * y).squareRoot() }

    /// How far it is from here to `other`.
    func distance(to other: Spot) -> Double { (self - other).length }
}
