internal import DrawerModel

/// A block element as areas: fonts leave seams between them.
struct BlockShape: Hashable {
    /// The areas that are filled, in units from the cell's corner.
    let parts: [Rect]
    /// How much of the colour there is in them, 0...1.
    let strength: Double

    /// The shape of U+2580 to U+259F; nil for all others.
    init?(_ glyph: Glyph) {
        let code = Int(glyph.base)
        switch code {
        case 0x2580: parts = [Self.area(0..<8, 0..<4)]
        case 0x2581...0x2588: parts = [Self.area(0..<8, (0x2588 - code)..<8)]
        case 0x2589...0x258F: parts = [Self.area(0..<(0x2590 - code), 0..<8)]
        case 0x2590: parts = [Self.area(4..<8, 0..<8)]
        case 0x2591...0x2593: parts = [Self.area(0..<8, 0..<8)]
        case 0x2594: parts = [Self.area(0..<8, 0..<1)]
        case 0x2595: parts = [Self.area(7..<8, 0..<8)]
        case 0x2596...0x259F: parts = Self.quadrants(Self.corners[code - 0x2596])
        default: return nil
        }
        strength = (0x2591...0x2593).contains(code) ? Double(code - 0x2590) / 4 : 1
    }

    /// The corners of U+2596 to U+259F that are filled: 1 and 2 above, 4 and 8 below.
    private static let corners = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

    private static func quadrants(_ corners: Int) -> [Rect] {
        (0..<4).filter { corners & 1 << $0 != 0 }.map { corner in
            let x = corner % 2 * 4
            let y = corner / 2 * 4
            return area(x..<(x + 4), y..<(y + 4))
        }
    }

    /// Part of a cell, in eighths.
    private static func area(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
        let (width, height) = (PictureGrid.cell.width / 8, PictureGrid.cell.height / 8)
        return Rect(
            x: columns.lowerBound * width, y: rows.lowerBound * height,
            width: columns.count * width, height: rows.count * height)
    }
}
