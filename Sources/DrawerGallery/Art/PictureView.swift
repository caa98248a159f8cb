public import DrawerCanvas
public import DrawerModel

/// A picture as it hangs in a rectangle of cells.
///
/// Each cell shows two pixels, its upper and its lower half. A cell is about twice as tall as
/// wide, so they are about square. Without colours each cell is a shade instead.
public struct PictureView: Sendable {
    /// How wide a picture may get, in its heights; beyond, the area stays empty at the sides.
    private static let widest = 3.2
    /// How narrow it may get; before that, the area stays empty above and below.
    private static let narrowest = 1.25

    /// What is shown.
    public var picture: Picture

    /// The view of a picture.
    public init(_ picture: Picture) { self.picture = picture }

    /// Draws the picture into `area`, as large as it can be there; what is left is blank.
    ///
    /// It takes milliseconds: keep the surface while size and theme stay the same.
    public func draw(on surface: inout Surface, in area: Rect, theme: Theme) {
        surface.fill(area, with: Cell(.blank, theme.text))
        let frame = Self.frame(in: area)
        let columns = (frame.minX..<frame.maxX).clamped(to: 0..<surface.size.width)
        let rows = (frame.minY..<frame.maxY).clamped(to: 0..<surface.size.height)
        guard !columns.isEmpty, !rows.isEmpty else { return }
        let pixels = rows.flatMap { y in columns.map { x in self.pixels(x, y, in: frame) } }
        let tone = theme.isMonochrome ? Tone(of: pixels, theme: theme) : nil
        for (index, pixels) in pixels.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
            surface[columns.lowerBound + column, rows.lowerBound + row] =
                tone?.cell(pixels)
                ?? Cell(Glyph("▀"), Style(pixels.upper.color, on: pixels.lower.color))
        }
    }

    /// The part of an area that a picture fills.
    static func frame(in area: Rect) -> Rect {
        let width = Double(area.size.width)
        let height = 2 * Double(area.size.height)
        var size = area.size
        if width > widest * height {
            size = Size(width: Int(widest * height), height: size.height)
        } else if width < narrowest * height {
            size = Size(width: size.width, height: Int((width / narrowest / 2).rounded(.up)))
        }
        return Rect(
            x: area.minX + (area.size.width - size.width) / 2,
            y: area.minY + (area.size.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    /// The two pixels of a cell.
    private func pixels(_ x: Int, _ y: Int, in frame: Rect) -> Pixels {
        let side = 0.5 / Double(frame.size.height)
        let left = (Double(x - frame.minX) - Double(frame.size.width) / 2) * side
        let top = Double(y - frame.minY) * 2 * side
        return Pixels(
            upper: picture.scene.light(ofPixelAt: Spot(left, top), side: side),
            lower: picture.scene.light(ofPixelAt: Spot(left, top + side), side: side)
        )
    }
}
