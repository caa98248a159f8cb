internal import DrawerModel

/// Where cells are in a picture, in units of half a pixel, so that an eighth of a cell and the
/// middle of one are whole numbers.
struct PictureGrid: Hashable {
    /// A cell, twice as tall as wide.
    static let cell = Size(width: 16, height: 32)
    /// Most monospaced fonts are 0.6 of their size wide, so that this needs the least stretching;
    /// lines are then 1.2 of it apart.
    static let fontSize = "26.6"
    /// From a cell's top to the line that its text stands on.
    static let baseline = 25
    /// Between the cells and the picture's edge, at the sides, and above and below.
    static let margin = Size(width: 24, height: 12)
    /// The radius of the picture's corners.
    static let radius = 16

    /// The extent in cells.
    let size: Size

    /// The extent in units.
    var extent: Size {
        Size(
            width: size.width * Self.cell.width + 2 * Self.margin.width,
            height: size.height * Self.cell.height + 2 * Self.margin.height)
    }

    /// The upper left corner of a cell.
    func origin(of cell: Point) -> Point {
        Point(
            x: Self.margin.width + cell.x * Self.cell.width,
            y: Self.margin.height + cell.y * Self.cell.height)
    }

    /// Where a part of a cell is, counted from the cell's corner.
    func place(_ part: Rect, in cell: Point) -> Rect {
        let origin = origin(of: cell)
        return Rect(
            x: origin.x + part.minX, y: origin.y + part.minY, width: part.size.width,
            height: part.size.height)
    }

    /// The same, but what fills an outer cell from side to side goes on to the picture's edge, so
    /// that no strip of another colour is left around a panel or a dimmed text.
    func bleed(_ part: Rect, in cell: Point) -> Rect {
        let columns = bleed(part.minX..<part.maxX, in: cell.x, along: .horizontal)
        let rows = bleed(part.minY..<part.maxY, in: cell.y, along: .vertical)
        return Rect(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }

    private func bleed(_ part: Range<Int>, in index: Int, along axis: Axis) -> Range<Int> {
        let start = Self.margin[axis] + index * Self.cell[axis]
        let isWhole = part == 0..<Self.cell[axis]
        let lower = isWhole && index == 0 ? 0 : start + part.lowerBound
        let upper = isWhole && index == size[axis] - 1 ? extent[axis] : start + part.upperBound
        return lower..<upper
    }
}
