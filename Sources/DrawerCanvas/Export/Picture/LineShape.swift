internal import DrawerModel

/// A box-drawing character of light or heavy lines as areas, so that lines meet.
struct LineShape: Hashable {
    /// The areas that are filled, in units from the cell's corner.
    let parts: [Rect]

    /// The shape of a line, a corner or a crossing; nil for all others.
    init?(_ glyph: Glyph) {
        if let arms = Self.light[glyph.base] {
            parts = Self.parts(arms, thickness: 2)
        } else if let arms = Self.heavy[glyph.base] {
            parts = Self.parts(arms, thickness: 4)
        } else {
            return nil
        }
    }

    /// From a cell's middle to its sides.
    private struct Arms: OptionSet, Hashable {
        let rawValue: UInt8
        static let left = Arms(rawValue: 1)
        static let right = Arms(rawValue: 2)
        static let up = Arms(rawValue: 4)
        static let down = Arms(rawValue: 8)
        static let across: Arms = [.left, .right]
        static let along: Arms = [.up, .down]
    }

    private static let light: [UInt32: Arms] = [
        0x2500: .across, 0x2502: .along, 0x250C: [.right, .down], 0x2510: [.left, .down],
        0x2514: [.right, .up], 0x2518: [.left, .up], 0x251C: [.along, .right],
        0x2524: [.along, .left], 0x252C: [.across, .down], 0x2534: [.across, .up],
        0x253C: [.across, .along], 0x2574: .left, 0x2575: .up, 0x2576: .right, 0x2577: .down,
    ]

    private static let heavy: [UInt32: Arms] = [
        0x2501: .across, 0x2503: .along, 0x250F: [.right, .down], 0x2513: [.left, .down],
        0x2517: [.right, .up], 0x251B: [.left, .up], 0x2523: [.along, .right],
        0x252B: [.along, .left], 0x2533: [.across, .down], 0x253B: [.across, .up],
        0x254B: [.across, .along], 0x2578: .left, 0x2579: .up, 0x257A: .right, 0x257B: .down,
    ]

    /// A bar across and one along; each ends where the other one's far side is, so corners close.
    private static func parts(_ arms: Arms, thickness: Int) -> [Rect] {
        let cell = PictureGrid.cell
        let middle = Point(x: (cell.width - thickness) / 2, y: (cell.height - thickness) / 2)
        let left = arms.contains(.left) ? 0 : middle.x
        let right = arms.contains(.right) ? cell.width : middle.x + thickness
        let top = arms.contains(.up) ? 0 : middle.y
        let bottom = arms.contains(.down) ? cell.height : middle.y + thickness
        var parts: [Rect] = []
        if !arms.isDisjoint(with: .across) {
            parts.append(Rect(x: left, y: middle.y, width: right - left, height: thickness))
        }
        if !arms.isDisjoint(with: .along) {
            parts.append(Rect(x: middle.x, y: top, width: thickness, height: bottom - top))
        }
        return parts
    }
}
