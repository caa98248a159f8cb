public import DrawerModel

/// Puts the layers together: the content through the dim and the shadow, and the panel over it.
///
/// Layers are finished surfaces; nothing is laid out here, so a frame costs what its cells cost.
public struct Compositor: Sendable {
    /// How dark the shadow is in the first, second ... cell beside a panel, as a share.
    private static let sidewaysShadow = [1.0, 0.45]
    private static let downwardShadow = [0.8]

    /// The styles, and what blending starts from.
    public var theme: Theme

    /// A compositor for `theme`.
    public init(theme: Theme) { self.theme = theme }

    /// Composes `content` and a drawer's `panel`, as `stage` has them, into `frame`.
    ///
    /// `content` and `frame` are as large as the screen; `panel` is as long as the drawer.
    public func compose(
        content: Surface, panel: Surface, stage: Stage, into frame: inout Surface
    ) {
        let axis = stage.edge.axis
        let split = Split(
            edge: stage.edge, boundary: stage.boundary, extent: content.size[axis],
            length: panel.size[axis], finely: !theme.isMonochrome)
        let levels = shadowLevels(stage)
        var shade = Shade(theme)
        for y in 0..<content.size.height {
            if axis == .horizontal {
                shadeRow(y, split.content, content, &frame, &shade) {
                    levels.at(split.distance($0))
                }
                copyPanelRow(y, from: panel, row: y, columns: split.panel, split.shift, &frame)
                if let x = split.shared {
                    let level = levels.at(0)
                    share(
                        x, y, content, panel[clamp(x + split.shift, panel.size.width), y],
                        split, stage.edge, level, &shade, &frame)
                }
            } else {
                composeRow(y, split, content, panel, stage.edge, levels, &shade, &frame)
            }
        }
    }

    /// One row of a drawer at the top or bottom: the panel's, shared, or the content's.
    private func composeRow(
        _ y: Int, _ split: Split, _ content: Surface, _ panel: Surface, _ edge: Edge,
        _ levels: Levels, _ shade: inout Shade, _ frame: inout Surface
    ) {
        let columns = 0..<content.size.width
        let row = clamp(y + split.shift, panel.size.height)
        if split.content.contains(y) {
            let level = levels.at(split.distance(y))
            shadeRow(y, columns, content, &frame, &shade) { _ in level }
        } else if split.panel.contains(y) {
            let isStretch = row != y + split.shift
            copyPanelRow(y, from: panel, row: row, columns: columns, 0, &frame, asFill: isStretch)
        } else {
            for x in columns {
                share(x, y, content, panel[x, row], split, edge, levels.at(0), &shade, &frame)
            }
        }
    }

    // MARK: Content

    /// Copies cells of one row of the content, each through its level of shade.
    private func shadeRow(
        _ y: Int, _ columns: Range<Int>, _ content: Surface, _ frame: inout Surface,
        _ shade: inout Shade, level: (Int) -> Int
    ) {
        guard let first = columns.first, let last = columns.last else { return }
        let base = y * content.size.width
        content.cells.withUnsafeBufferPointer { source in
            frame.cells.withUnsafeMutableBufferPointer { target in
                for x in columns {
                    let cell = source[base + x]
                    target[base + x] = Cell(
                        cell.glyph, shade.apply(level(x), to: cell.style))
                }
                trim(target, base + first, base + last, after: content.size.width - 1 - last)
            }
        }
    }

    /// Makes spaces of wide characters that a run from `first` to `last` has cut in half.
    private func trim(
        _ cells: UnsafeMutableBufferPointer<Cell>, _ first: Int, _ last: Int, after: Int
    ) {
        if cells[first].glyph == .continuation { cells[first].glyph = .blank }
        let isWideCut = cells[last].glyph != .continuation && after > 0
        if isWideCut, CharacterWidth.isWide(cells[last].glyph) { cells[last].glyph = .blank }
    }

    // MARK: Panel

    private func copyPanelRow(
        _ y: Int, from panel: Surface, row: Int, columns: Range<Int>, _ shift: Int,
        _ frame: inout Surface, asFill: Bool = false
    ) {
        guard let first = columns.first, let last = columns.last else { return }
        let width = panel.size.width
        for x in columns {
            let column = clamp(x + shift, width)
            var cell = panel[column, row]
            if asFill || column != x + shift { cell.glyph = .blank }
            frame[x, y] = cell
        }
        let base = y * frame.size.width
        frame.cells.withUnsafeMutableBufferPointer {
            trim($0, base + first, base + last, after: 1)
        }
    }

    /// A cell that the moving edge runs through: a block in one colour on the other.
    private func share(
        _ x: Int, _ y: Int, _ content: Surface, _ panel: Cell, _ split: Split, _ edge: Edge,
        _ level: Int, _ shade: inout Shade, _ frame: inout Surface
    ) {
        let behind = shade.apply(max(1, level), to: content[x, y].style)
        let paper = Self.visibleBackground(behind)
        let board = Self.visibleBackground(panel.style)
        let rest = 8 - split.eighths
        frame[x, y] =
            switch edge {
            case .left: Cell(Self.leftBlock(split.eighths), Style(board, on: paper))
            case .right: Cell(Self.leftBlock(rest), Style(paper, on: board))
            case .top: Cell(Self.lowerBlock(rest), Style(paper, on: board))
            case .bottom: Cell(Self.lowerBlock(split.eighths), Style(board, on: paper))
            }
    }

    private static func visibleBackground(_ style: Style) -> Color {
        style.attributes.contains(.reverse) ? style.foreground : style.background
    }

    /// A block over the left `eighths` of a cell, 1...7.
    private static func leftBlock(_ eighths: Int) -> Glyph {
        Glyph(Unicode.Scalar(UInt32(0x2590 - eighths)) ?? " ")
    }

    /// A block over the lower `eighths` of a cell, 1...7.
    private static func lowerBlock(_ eighths: Int) -> Glyph {
        Glyph(Unicode.Scalar(UInt32(0x2580 + eighths)) ?? " ")
    }

    // MARK: Shadow

    /// The level of shade by the distance from the moving edge.
    private struct Levels {
        var near: (Int, Int, Int)
        var far: Int

        func at(_ distance: Int) -> Int {
            switch distance {
            case 0: near.0
            case 1: near.1
            case 2: near.2
            default: far
            }
        }
    }

    private func shadowLevels(_ stage: Stage) -> Levels {
        let falloff =
            stage.edge.axis == .horizontal ? Self.sidewaysShadow : Self.downwardShadow
        func level(_ distance: Int) -> Int {
            let share = distance < falloff.count ? falloff[distance] : 0
            return Shade.level(keeping: (1 - stage.dim) * (1 - stage.shadow * share))
        }
        return Levels(near: (level(0), level(1), level(2)), far: level(falloff.count))
    }

    private func clamp(_ index: Int, _ count: Int) -> Int { min(count - 1, max(0, index)) }
}
