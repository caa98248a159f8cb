internal import DrawerModel

/// The composing of one frame.
struct Pass {
    let content: Surface
    let panel: Surface
    let split: Split
    let edge: Edge
    let theme: Theme
    let onContent: Shadow
    let onPanel: Shadow
    var shade: Shade

    /// One row of a drawer at the left or right: the panel's cells, a shared one, the content's.
    mutating func composeAcross(_ y: Int, _ frame: inout Surface) {
        let (split, onContent, onPanel) = (split, onContent, onPanel)
        draw(content, row: y, split.contentShift, at: y, split.content, &frame) {
            onContent.level(at: split.distance($0))
        }
        draw(panel, row: y, split.panelShift, at: y, split.panel, &frame) {
            onPanel.level(at: split.depth($0))
        }
        drawRim(split.rim.map { $0..<($0 + 1) } ?? 0..<0, y, "│", &frame)
        guard let x = split.shared else { return }
        frame[x, y] = shared(
            panel[clamp(x + split.panelShift, panel.size.width), y],
            content[clamp(x + split.contentShift, content.size.width), y])
    }

    /// One row of a drawer at the top or bottom: the panel's, shared, or the content's.
    mutating func composeAlong(_ y: Int, _ frame: inout Surface) {
        let columns = 0..<frame.size.width
        if split.content.contains(y) {
            let level = onContent.level(at: split.distance(y))
            draw(content, row: y + split.contentShift, 0, at: y, columns, &frame) { _ in level }
        } else if split.panel.contains(y) {
            let level = onPanel.level(at: split.depth(y))
            draw(panel, row: y + split.panelShift, 0, at: y, columns, &frame) { _ in level }
            if y == split.rim { drawRim(columns, y, "─", &frame) }
        } else {
            let board = clamp(y + split.panelShift, panel.size.height)
            let paper = clamp(y + split.contentShift, content.size.height)
            for x in columns { frame[x, y] = shared(panel[x, board], content[x, paper]) }
        }
    }

    // MARK: Runs

    /// Copies cells of one row of a layer into `columns` of the frame, each through its level of
    /// shade; where the layer has ended, without its characters.
    private mutating func draw(
        _ layer: Surface, row: Int, _ shift: Int, at y: Int, _ columns: Range<Int>,
        _ frame: inout Surface, level: (Int) -> Int
    ) {
        guard let first = columns.first, let last = columns.last else { return }
        let inside = clamp(row, layer.size.height)
        let source = inside * layer.size.width
        let target = y * frame.size.width
        let end = layer.size.width
        layer.cells.withUnsafeBufferPointer { cells in
            frame.cells.withUnsafeMutableBufferPointer { drawn in
                for x in columns {
                    let column = clamp(x + shift, end)
                    var cell = cells[source + column]
                    if column != x + shift || inside != row { cell.glyph = .blank }
                    cell.style = shade.apply(level(x), to: cell.style)
                    drawn[target + x] = cell
                }
                Self.trim(drawn, target + first, target + last)
            }
        }
    }

    /// Makes spaces of wide characters that a run from `first` to `last` has cut in half.
    private static func trim(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ first: Int, _ last: Int
    ) {
        if cells[first].glyph == .continuation { cells[first].glyph = .blank }
        if cells[last].glyph != .continuation, CharacterWidth.isWide(cells[last].glyph) {
            cells[last].glyph = .blank
        }
    }

    /// Without colours of its own a line in what is blank of the panel says where it ends.
    private func drawRim(
        _ columns: Range<Int>, _ y: Int, _ line: Unicode.Scalar, _ frame: inout Surface
    ) {
        guard !theme.depth.blends else { return }
        for x in columns where frame[x, y].glyph == .blank { frame[x, y].glyph = Glyph(line) }
    }

    private func clamp(_ index: Int, _ count: Int) -> Int { min(count - 1, max(0, index)) }

    // MARK: The shared cell

    /// A cell that the moving edge runs through: a block in one layer's colour on the other's.
    private mutating func shared(_ panel: Cell, _ content: Cell) -> Cell {
        let board = background(of: shade.apply(onPanel.level(at: 0), to: panel.style))
        let paper = background(of: shade.apply(onContent.level(at: 0), to: content.style))
        let rest = 8 - split.eighths
        return switch edge {
        case .left: Cell(Self.leftBlock(split.eighths), Style(ink(board), on: paper))
        case .right: Cell(Self.leftBlock(rest), Style(ink(paper), on: board))
        case .top: Cell(Self.lowerBlock(rest), Style(ink(paper), on: board))
        case .bottom: Cell(Self.lowerBlock(split.eighths), Style(ink(board), on: paper))
        }
    }

    private func background(of style: Style) -> Color {
        style.attributes.contains(.reverse) ? style.foreground : style.background
    }

    /// A background as a foreground: the terminal's own needs its colour's true value for that.
    private func ink(_ background: Color) -> Color { theme.scheme.exact(background: background) }

    /// A block over the left `eighths` of a cell, 1...7.
    private static func leftBlock(_ eighths: Int) -> Glyph {
        Glyph(Unicode.Scalar(UInt32(0x2590 - eighths)) ?? " ")
    }

    /// A block over the lower `eighths` of a cell, 1...7.
    private static func lowerBlock(_ eighths: Int) -> Glyph {
        Glyph(Unicode.Scalar(UInt32(0x2580 + eighths)) ?? " ")
    }
}
