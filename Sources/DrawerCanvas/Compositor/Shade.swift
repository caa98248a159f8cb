/// Blends cells toward black, in few enough steps that colours stay few.
struct Shade {
    /// The levels from untouched to black, which any shading's steps are whole ones of.
    static let levels = 80

    private let theme: Theme
    private let dimPaper: Color?

    init(_ theme: Theme) {
        self.theme = theme
        dimPaper = theme.depth.blends ? nil : theme.dimPaper
    }

    /// The level, in the shading's steps, for a blend that leaves `kept` of the light, 0...1.
    static func level(
        keeping kept: Double, _ shading: Shading = .fine, in depth: ColorDepth = .truecolor
    ) -> Int {
        let steps = shading.steps(in: depth)
        if steps == 0 { return 0 }
        return Int((Double(steps) * (1 - min(1, max(0, kept)))).rounded()) * (levels / steps)
    }

    /// The style as it is seen through a level of shade.
    func apply(_ level: Int, to style: Style) -> Style {
        if level == 0 { return style }
        if !theme.depth.blends { return level * 4 < Self.levels ? style : unblended(style) }
        return Style(
            darkened(theme.scheme.exact(foreground: style.foreground), level),
            on: darkened(theme.scheme.exact(background: style.background), level),
            style.attributes)
    }

    /// Copies cells as they are seen through a level of shade, with their text or as blanks.
    func copy(
        _ cells: Slice<UnsafeBufferPointer<Cell>>, _ level: Int,
        to drawn: UnsafeMutableBufferPointer<Cell>, at start: Int, withText: Bool
    ) {
        guard let first = cells.first else { return }
        if level == 0, withText {
            let target = UnsafeMutableBufferPointer(
                rebasing: drawn[start..<(start + cells.count)])
            return _ = target.update(fromContentsOf: cells)
        }
        // Neighbours mostly have one style, which is blended once.
        var (style, shaded) = (first.style, apply(level, to: first.style))
        for (place, cell) in zip(start..., cells) {
            if cell.style != style { (style, shaded) = (cell.style, apply(level, to: cell.style)) }
            drawn[place] = Cell(withText ? cell.glyph : .blank, shaded)
        }
    }

    /// The dim where colours are few: one step.
    private func unblended(_ style: Style) -> Style {
        guard let paper = dimPaper else { return style.with(.faint) }
        return Style(.standard, on: paper, style.attributes)
    }

    /// Each component of an exact colour times what `level` leaves of the light.
    private func darkened(_ color: Color, _ level: Int) -> Color {
        let kept = UInt32(Self.levels - min(Self.levels, level))
        let half = UInt32(Self.levels / 2)
        let rgb = color.number
        let red = ((rgb >> 16 & 0xFF) * kept + half) / UInt32(Self.levels)
        let green = ((rgb >> 8 & 0xFF) * kept + half) / UInt32(Self.levels)
        let blue = ((rgb & 0xFF) * kept + half) / UInt32(Self.levels)
        return Color(rgb: red << 16 | green << 8 | blue)
    }
}

extension Surface {
    /// Blends every cell toward black by `share`, 0...1.
    mutating func dim(by share: Double, theme: Theme) {
        let level = Shade.level(keeping: 1 - share, in: theme.depth)
        let shade = Shade(theme)
        cells.withUnsafeMutableBufferPointer { cells in
            let all = UnsafeBufferPointer(cells)
            shade.copy(all[all.indices], level, to: cells, at: 0, withText: true)
        }
    }
}
