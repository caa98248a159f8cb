internal import DrawerModel

/// Where the cells of a terminal are among its pixels.
struct PixelGrid: Hashable, Sendable {
    /// The screen in cells.
    let cells: Size
    /// One cell in pixels.
    let cell: Size

    /// The grid of a screen of so many cells and pixels; nil where a cell has none.
    ///
    /// Cells are whole pixels. xterm counts its border and its scrollbar in, which come to less
    /// than a pixel a cell: rounding down takes them off again.
    init?(cells: Size, pixels: Size) {
        guard cells.width > 0, cells.height > 0, pixels.width >= cells.width,
            pixels.height >= cells.height
        else { return nil }
        self.cells = cells
        cell = Size(width: pixels.width / cells.width, height: pixels.height / cells.height)
    }

    /// The place of a pixel, counted from 1 at the upper left; outside of the screen the nearest
    /// one on it, as terminals have it that report cells.
    func location(x: Int, y: Int) -> Location {
        Location(x: place(x, axis: .horizontal), y: place(y, axis: .vertical))
    }

    /// The middle of a pixel in cells from the middle of the first: `(p + 0.5) / cell - 0.5` for a
    /// pixel `p` from 0, with one division, so that it has few digits in a recording.
    private func place(_ pixel: Int, axis: Axis) -> Double {
        let onScreen = max(0, min(cells[axis] * cell[axis] - 1, pixel - 1))
        return Double(2 * onScreen + 1 - cell[axis]) / Double(2 * cell[axis])
    }
}
