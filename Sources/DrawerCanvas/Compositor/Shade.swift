/// Blends cells toward black, in few enough steps that colours stay few.
struct Shade {
    /// The steps from untouched to black.
    static let steps = 16

    private let theme: Theme
    private var level = -1
    private var memo: (foreground: Color, background: Color, ink: Color, paper: Color)

    init(_ theme: Theme) {
        self.theme = theme
        memo = (.standard, .standard, .standard, .standard)
    }

    /// The step for a blend that leaves `kept` of the light, 0...1.
    static func level(keeping kept: Double) -> Int {
        Int((Double(steps) * (1 - min(1, max(0, kept)))).rounded())
    }

    /// The style as it is seen through `level` steps of shade.
    mutating func apply(_ level: Int, to style: Style) -> Style {
        if level == 0 { return style }
        if !theme.depth.blends { return level * 4 < Self.steps ? style : style.with(.faint) }
        if level != self.level || style.foreground != memo.foreground
            || style.background != memo.background
        {
            self.level = level
            memo = (
                style.foreground, style.background,
                darkened(theme.scheme.exact(foreground: style.foreground), level),
                darkened(theme.scheme.exact(background: style.background), level)
            )
        }
        return Style(memo.ink, on: memo.paper, style.attributes)
    }

    /// Each component of an exact colour times what `level` leaves of the light.
    private func darkened(_ color: Color, _ level: Int) -> Color {
        let kept = UInt32(Self.steps - min(Self.steps, level))
        let half = UInt32(Self.steps / 2)
        let rgb = color.number
        let red = ((rgb >> 16 & 0xFF) * kept + half) / UInt32(Self.steps)
        let green = ((rgb >> 8 & 0xFF) * kept + half) / UInt32(Self.steps)
        let blue = ((rgb & 0xFF) * kept + half) / UInt32(Self.steps)
        return Color(rgb: red << 16 | green << 8 | blue)
    }
}

extension Surface {
    /// Blends every cell toward black by `share`, 0...1.
    mutating func dim(by share: Double, theme: Theme) {
        var shade = Shade(theme)
        let level = Shade.level(keeping: 1 - share)
        cells.withUnsafeMutableBufferPointer { cells in
            for index in cells.indices {
                cells[index].style = shade.apply(level, to: cells[index].style)
            }
        }
    }
}
