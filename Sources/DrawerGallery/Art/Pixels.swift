/// The two pixels of a cell.
struct Pixels: Sendable {
    var upper: Light
    var lower: Light

    /// How light the cell looks as a whole, 0...1.
    var brightness: Double { (upper.brightness + lower.brightness) / 2 }
}
