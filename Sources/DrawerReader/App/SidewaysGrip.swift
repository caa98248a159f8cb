/// A hand's hold of lines that are cut, to move them sideways.
struct SidewaysGrip {
    /// How far it must go before they follow, in columns: as far as a pan needs to be known as one,
    /// so that the drawer's pans do not move them first.
    private static let slop = 2

    private var column: Int
    private var isMoving = false

    /// Takes hold at `column` of the screen.
    init(at column: Int) { self.column = column }

    /// Follows the pointer; by how many columns the text is to be scrolled, to the right where
    /// positive.
    mutating func drag(to column: Int) -> Int {
        guard isMoving || abs(column - self.column) >= Self.slop else { return 0 }
        isMoving = true
        defer { self.column = column }
        return self.column - column
    }
}
