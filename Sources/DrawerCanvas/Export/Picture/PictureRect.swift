internal import DrawerModel

/// An area of one colour in a picture.
struct PictureRect: Hashable {
    var area: Rect
    var color: Color

    /// The rectangle as SVG.
    var element: String {
        "<rect x=\"\(area.minX)\" y=\"\(area.minY)\" width=\"\(area.size.width)\""
            + " height=\"\(area.size.height)\" fill=\"\(color.hexadecimal)\"/>"
    }

    /// The same areas in fewer rectangles: neighbours in a row become one, then rows that are alike.
    static func merged(_ rects: [PictureRect]) -> [PictureRect] {
        joined(joined(rects, along: .horizontal), along: .vertical)
    }

    private static func joined(_ rects: [PictureRect], along axis: Axis) -> [PictureRect] {
        var joined: [PictureRect] = []
        var open: [Side: Int] = [:]
        for rect in rects {
            let index = open.removeValue(forKey: rect.start(axis)) ?? joined.count
            if index == joined.count {
                joined.append(rect)
            } else {
                joined[index].grow(by: rect.area.size, along: axis)
            }
            open[joined[index].end(axis)] = index
        }
        return joined
    }

    private mutating func grow(by size: Size, along axis: Axis) {
        switch axis {
        case .horizontal: area.size.width += size.width
        case .vertical: area.size.height += size.height
        }
    }

    // MARK: Sides

    /// One side of a rectangle, where a neighbour of the same colour may go on.
    private struct Side: Hashable {
        var color: Color
        var place: Int
        var span: Range<Int>
    }

    private func start(_ axis: Axis) -> Side {
        axis == .horizontal
            ? Side(color: color, place: area.minX, span: area.minY..<area.maxY)
            : Side(color: color, place: area.minY, span: area.minX..<area.maxX)
    }

    private func end(_ axis: Axis) -> Side {
        var side = start(axis)
        side.place += area.size[axis]
        return side
    }
}

extension Color {
    /// `#rrggbb` of an exact colour.
    var hexadecimal: String {
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}
