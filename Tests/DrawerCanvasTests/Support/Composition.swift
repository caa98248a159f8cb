import DrawerModel

@testable import DrawerCanvas

/// Two layers and a stage drawn by `numbers`, and the frame that is composed of them.
struct Composition {
    let content: Surface
    let panel: Surface
    let stage: Stage
    let theme: Theme
    let frame: Surface

    static let themes = [
        Theme(
            ColorScheme(
                foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true)),
        Theme(.light), Theme(.dark, hasEighths: false),
    ]

    init(
        _ edge: Edge, _ style: TransitionStyle, theme: Theme, using numbers: inout SplitMix64
    ) {
        let size = Size(
            width: .random(in: 1...24, using: &numbers),
            height: .random(in: 1...12, using: &numbers))
        let isSideways = edge.axis == .horizontal
        let length = Int.random(in: 1...size[edge.axis], using: &numbers)
        self.theme = theme
        content = .random(size, of: Samples.words, colors: Samples.colors, using: &numbers)
        panel = .random(
            Size(
                width: isSideways ? length : size.width, height: isSideways ? size.height : length),
            of: Samples.words, colors: Samples.colors, using: &numbers)
        // Past open as well, as springs and hands take it, and past the screen.
        let most = Double(size[edge.axis]) + 1
        let boundary = Double.random(in: 0...most, using: &numbers)
        stage = .sliding(
            edge, style, boundary: boundary, length: length,
            dim: .random(in: 0...1, using: &numbers), shadow: .random(in: 0...1, using: &numbers))
        var frame = Surface(size: size)
        Compositor(theme: theme).compose(
            content: content, panel: panel, stage: stage, into: &frame)
        self.frame = frame
    }

    // MARK: What is to be expected

    private var axis: Axis { stage.edge.axis }
    private var extent: Int { frame.size[axis] }
    /// The moving edge in eighths of a cell from the drawer's own edge.
    private var eighths: Int {
        let place = min(Double(extent), stage.boundary)
        return theme.hasEighths ? Int((place * 8).rounded()) : Int(place.rounded()) * 8
    }

    /// What is wrong with the frame, if anything.
    var fault: String? {
        if !frame.isSound { return "a glyph in halves" }
        for y in 0..<frame.size.height {
            for x in 0..<frame.size.width where !isRight(x, y) {
                return "\(x),\(y) of \(frame.size): \(stage)"
            }
        }
        return nil
    }

    private func isRight(_ x: Int, _ y: Int) -> Bool {
        let way = axis == .horizontal ? x : y
        let distance = stage.edge.openingSign > 0 ? way : extent - 1 - way
        let cell = frame[x, y]
        if distance < eighths / 8 {
            return matches(cell, panelCell(distance, x, y), above: eighths / 8 - 1 - distance)
        }
        if distance >= (eighths + 7) / 8 {
            let beyond = distance - (eighths + 7) / 8
            return matches(cell, contentCell(distance, x, y), beyond: beyond)
        }
        let shade = Shade(theme)
        let board = shade.apply(level(panelDistance: 0), to: panelCell(distance, x, y).cell.style)
        let paper = shade.apply(
            level(contentDistance: 0), to: contentCell(distance, x, y).cell.style)
        let colors = [cell.style.foreground, cell.style.background].map(exact)
        return Set(colors) == Set([background(board), background(paper)].map(exact))
            && cell.glyph != .blank
    }

    private func matches(_ cell: Cell, _ source: (cell: Cell, isInside: Bool), above: Int) -> Bool {
        matches(cell, source, level(panelDistance: above))
    }

    private func matches(
        _ cell: Cell, _ source: (cell: Cell, isInside: Bool), beyond: Int
    ) -> Bool {
        matches(cell, source, level(contentDistance: beyond))
    }

    /// A cell of a layer in its shade; only a character of two columns may be missing.
    private func matches(
        _ cell: Cell, _ source: (cell: Cell, isInside: Bool), _ level: Int
    ) -> Bool {
        let shade = Shade(theme)
        guard cell.style == shade.apply(level, to: source.cell.style) else { return false }
        let glyph = source.cell.glyph
        if !source.isInside { return cell.glyph == .blank }
        let isWide = glyph == .continuation || CharacterWidth.isWide(glyph)
        return cell.glyph == glyph || (isWide && cell.glyph == .blank)
    }

    // MARK: Layers

    /// The panel's cell so many cells from the drawer's own edge, and whether it has one there.
    private func panelCell(_ distance: Int, _ x: Int, _ y: Int) -> (cell: Cell, isInside: Bool) {
        cell(of: panel, distance - stage.panelCells(finely: theme.hasEighths), x, y)
    }

    private func contentCell(_ distance: Int, _ x: Int, _ y: Int) -> (cell: Cell, isInside: Bool) {
        cell(of: content, distance - Int(stage.contentShift.rounded()), x, y)
    }

    private func cell(
        of layer: Surface, _ distance: Int, _ x: Int, _ y: Int
    ) -> (cell: Cell, isInside: Bool) {
        let count = layer.size[axis]
        let kept = min(count - 1, max(0, distance))
        let way = stage.edge.openingSign > 0 ? kept : count - 1 - kept
        let cell = axis == .horizontal ? layer[way, y] : layer[x, way]
        return (cell, kept == distance)
    }

    // MARK: Light

    private func level(panelDistance: Int) -> Int {
        level(dim: 0, shadow: stage.above == .content ? shadow(panelDistance) : 0)
    }

    private func level(contentDistance: Int) -> Int {
        level(dim: stage.dim, shadow: stage.above == .panel ? shadow(contentDistance) : 0)
    }

    private func level(dim: Double, shadow: Double) -> Int {
        Shade.level(keeping: (1 - dim) * (1 - shadow))
    }

    private func shadow(_ distance: Int) -> Double {
        let falloff = axis == .horizontal ? [1, 0.45] : [0.8]
        let strength = theme.scheme.isDark ? stage.shadow : 0.6 * stage.shadow
        return distance < falloff.count ? falloff[distance] * strength : 0
    }

    private func background(_ style: Style) -> Color {
        style.attributes.contains(.reverse) ? style.foreground : style.background
    }

    private func exact(_ color: Color) -> Color { theme.scheme.exact(background: color) }
}

extension Stage {
    /// The stage of a drawer of `length` cells whose moving edge is at `boundary`.
    static func sliding(
        _ edge: Edge, _ style: TransitionStyle, boundary: Double, length: Int, dim: Double = 0,
        shadow: Double = 0
    ) -> Stage {
        var stage = Stage(edge: edge, boundary: boundary, dim: dim, shadow: shadow)
        if style != .cover {
            stage.contentShift = boundary
            stage.above = .content
        }
        switch style {
        case .cover: stage.panelShift = boundary - Double(length)
        case .reveal: break
        case .push(let parallax): stage.panelShift = min(0, boundary - Double(length)) * parallax
        }
        return stage
    }
}
