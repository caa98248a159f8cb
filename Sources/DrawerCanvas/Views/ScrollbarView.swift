internal import DrawerModel

/// A scrollbar: how large a part of a list is shown, and which.
public struct ScrollbarView: Hashable, Sendable {
    /// How many items there are.
    public var count: Int
    /// The first one shown.
    public var first: Int
    /// How many are shown.
    public var visible: Int

    /// A scrollbar for `visible` of `count` items from `first` on.
    public init(count: Int, first: Int, visible: Int) {
        self.count = count
        self.first = first
        self.visible = visible
    }

    /// The rows of the thumb on a track of `length` rows.
    public func thumb(on length: Int) -> Range<Int> {
        guard count > visible, length > 0 else { return 0..<length }
        let share = Double(visible) / Double(count)
        let size = max(1, Int((share * Double(length)).rounded()))
        let way = Double(first) / Double(count - visible)
        let start = Int((min(1, way) * Double(length - size)).rounded())
        return start..<(start + size)
    }

    /// The first item to show when the thumb's first row is dragged to `row` of the track.
    public func first(forThumbAt row: Int, on length: Int) -> Int {
        let free = length - thumb(on: length).count
        guard free > 0 else { return 0 }
        let way = Double(max(0, min(free, row))) / Double(free)
        return Int((way * Double(max(0, count - visible))).rounded())
    }

    /// Draws the thumb in one column, where that is blank: text comes first.
    func draw(on surface: inout Surface, column: Int, rows: Range<Int>, style: Style) {
        let seen = rows.clamped(to: 0..<surface.size.height)
        guard (0..<surface.size.width).contains(column) else { return }
        for y in thumb(on: rows.count).map({ rows.lowerBound + $0 })
        where seen.contains(y) && surface[column, y].glyph == .blank {
            surface.put(Glyph("▐"), width: 1, x: column, y: y, style: style)
        }
    }
}
