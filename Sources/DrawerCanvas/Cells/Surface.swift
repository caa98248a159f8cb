public import DrawerModel

/// A rectangle of cells that views draw on: row after row in one buffer.
///
/// Drawing outside is cut off. A wide character that is cut in half becomes a space.
public struct Surface: Hashable, Sendable {
    /// The extent in cells.
    public private(set) var size: Size
    /// All cells in row order.
    package var cells: [Cell]

    /// A surface full of `cell`.
    public init(size: Size, filledWith cell: Cell = Cell()) {
        self.size = size
        cells = Array(repeating: cell, count: size.width * size.height)
    }

    /// The cell in column `x` of row `y`, which must be inside.
    public subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// Gives it another size and fills it with `cell`; keeps its memory where that suffices.
    public mutating func reset(size: Size, filledWith cell: Cell = Cell()) {
        self.size = size
        cells.removeAll(keepingCapacity: true)
        cells.append(contentsOf: repeatElement(cell, count: size.width * size.height))
    }

    /// Takes all cells of another surface of the same size.
    public mutating func copy(_ other: Surface) {
        precondition(size == other.size, "surfaces of different sizes")
        cells.withUnsafeMutableBufferPointer { mine in
            other.cells.withUnsafeBufferPointer { _ = mine.update(fromContentsOf: $0) }
        }
    }

    /// Draws another surface with its upper left cell at `origin`, cut to what fits.
    public mutating func draw(_ other: Surface, at origin: Point) {
        let columns = (0..<size.width).clamped(to: origin.x..<(origin.x + other.size.width))
        guard !columns.isEmpty else { return }
        for y in (0..<size.height).clamped(to: origin.y..<(origin.y + other.size.height)) {
            separate(at: columns.lowerBound, row: y)
            separate(at: columns.upperBound, row: y)
            for x in columns { self[x, y] = other[x - origin.x, y - origin.y] }
            separate(in: columns, row: y)
        }
    }

    /// All cells in row order.
    public func withCells<Answer>(_ body: (UnsafeBufferPointer<Cell>) -> Answer) -> Answer {
        cells.withUnsafeBufferPointer(body)
    }

    /// Row `y` as printable text, with trailing blanks cut off.
    public func text(row y: Int) -> String {
        var text = ""
        for x in 0..<size.width { text += self[x, y].glyph.printed }
        while text.last == " " { text.removeLast() }
        return text
    }

    /// Fills what lies inside of `rect` with `cell`.
    public mutating func fill(_ rect: Rect, with cell: Cell) {
        let columns = (rect.minX..<rect.maxX).clamped(to: 0..<size.width)
        guard !columns.isEmpty else { return }
        for y in (rect.minY..<rect.maxY).clamped(to: 0..<size.height) {
            separate(at: columns.lowerBound, row: y)
            separate(at: columns.upperBound, row: y)
            for x in columns { self[x, y] = cell }
        }
    }

    /// Puts `glyph` of `width` columns at `(x, y)`, if all of it is inside.
    mutating func put(_ glyph: Glyph, width: Int, x: Int, y: Int, style: Style) {
        guard x >= 0, y >= 0, y < size.height, x + width <= size.width, width > 0 else { return }
        separate(at: x, row: y)
        separate(at: x + width, row: y)
        self[x, y] = Cell(glyph, style)
        if width == 2 { self[x + 1, y] = Cell(.continuation, style) }
    }

    /// Puts printed characters of ASCII from `(x, y)` to the right.
    mutating func put(ascii: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: Style) {
        let columns = (x..<x + ascii.count).clamped(to: 0..<size.width)
        guard y >= 0, y < size.height, !columns.isEmpty else { return }
        separate(at: columns.lowerBound, row: y)
        separate(at: columns.upperBound, row: y)
        let row = y * size.width
        cells.withUnsafeMutableBufferPointer { cells in
            for column in columns {
                cells[row + column] = Cell(Glyph(Unicode.Scalar(ascii[column - x])), style)
            }
        }
    }

    /// Makes spaces of wide characters that lie across the ends of what was copied into `columns`.
    mutating func separate(in columns: Range<Int>, row y: Int) {
        guard let first = columns.first, let last = columns.last else { return }
        if self[first, y].glyph == .continuation { self[first, y].glyph = .blank }
        let end = self[last, y].glyph
        if end != .continuation, CharacterWidth.isWide(end) { self[last, y].glyph = .blank }
    }

    /// Makes spaces of a wide character that lies across the left side of column `x`.
    private mutating func separate(at x: Int, row y: Int) {
        guard x > 0, x < size.width, self[x, y].glyph == .continuation else { return }
        self[x - 1, y].glyph = .blank
        self[x, y].glyph = .blank
    }
}
