internal import DrawerModel

/// Text of one look in one row of a picture.
struct PictureText: Hashable {
    /// The first cell.
    let cell: Point
    let color: Color
    private(set) var lettering: Lettering

    /// Text in `color` from `cell` on.
    init(_ lettering: Lettering, at cell: Point, color: Color) {
        self.cell = cell
        self.color = color
        self.lettering = lettering
    }

    /// Takes in the text that follows, if it looks the same.
    mutating func join(_ next: PictureText) -> Bool {
        next.cell.y == cell.y && next.color == color
            && lettering.join(next.lettering, after: next.cell.x - cell.x - lettering.columns)
    }

    /// The SVG attributes of the place where the text begins, or of its middle if it is alone.
    func place(in grid: PictureGrid) -> String {
        let origin = grid.origin(of: cell)
        let middle = lettering.columns * PictureGrid.cell.width / 2
        return " x=\"\(origin.x + (lettering.isAlone ? middle : 0))\""
            + " y=\"\(origin.y + PictureGrid.baseline)\""
    }
}
