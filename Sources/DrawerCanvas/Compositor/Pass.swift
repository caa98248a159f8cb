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
        let place = (row: y, shift: split.contentShift)
        draw(content, place, at: y, split.bands(of: split.content), onContent, &frame)
        let panelPlace = (row: y, shift: split.panelShift)
        draw(panel, panelPlace, at: y, split.bands(of: split.panel), onPanel, &frame)
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
            draw(content, (y + split.contentShift, 0), at: y, columns, level, &frame)
            frame.separate(in: columns, row: y)
        } else if split.panel.contains(y) {
            let level = onPanel.level(at: split.depth(y))
            draw(panel, (y + split.panelShift, 0), at: y, columns, level, &frame)
            frame.separate(in: columns, row: y)
            if y == split.rim { drawRim(columns, y, "─", &frame) }
        } else {
            let board = clamp(y + split.panelShift, panel.size.height)
            let paper = clamp(y + split.contentShift, content.size.height)
            for x in columns { frame[x, y] = shared(panel[x, board], content[x, paper]) }
        }
    }

    // MARK: Runs

    /// Copies cells of one row of a layer into the bands of a row of the frame, each through its level
    /// of shade.
    private mutating func draw(
        _ layer: Surface, _ place: (row: Int, shift: Int), at y: Int, _ bands: Bands,
        _ shadow: Shadow, _ frame: inout Surface
    ) {
        draw(layer, place, at: y, bands.near, shadow.level(at: 0), &frame)
        draw(layer, place, at: y, bands.next, shadow.level(at: 1), &frame)
        draw(layer, place, at: y, bands.far, shadow.level(at: 2), &frame)
        frame.separate(in: bands.all, row: y)
    }

    /// Copies cells of one row of a layer into `columns` of the frame through a level of shade; where
    /// the layer has ended, without its characters.
    private mutating func draw(
        _ layer: Surface, _ place: (row: Int, shift: Int), at y: Int, _ columns: Range<Int>,
        _ level: Int, _ frame: inout Surface
    ) {
        let (row, width) = (clamp(place.row, layer.size.height), layer.size.width)
        let shown = columns.part(in: -place.shift..<(width - place.shift))
        let source = row * width + place.shift
        let target = y * frame.size.width
        layer.cells.withUnsafeBufferPointer { cells in
            frame.cells.withUnsafeMutableBufferPointer { drawn in
                if !shown.isEmpty {
                    shade.copy(
                        cells[(source + shown.lowerBound)..<(source + shown.upperBound)], level,
                        to: drawn, at: target + shown.lowerBound, withText: row == place.row)
                }
                for x in columns where !shown.contains(x) {
                    let style = cells[row * width + clamp(x + place.shift, width)].style
                    drawn[target + x] = Cell(.blank, shade.apply(level, to: style))
                }
            }
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
