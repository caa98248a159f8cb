/// How well text stands out from what is behind it: in itself, and under a drawer's dim.
struct Legibility {
    /// The contrast by WCAG 2, 1...21.
    var contrast: Double
    /// The same under a dim of one half.
    var dimmed: Double

    /// What running text needs: WCAG 2, level AA.
    static let text = Legibility(contrast: 4.5, dimmed: 0)
    /// What text needs that may be under a dim: there as much as large text, by the same level.
    static let dimmable = Legibility(contrast: 4.5, dimmed: 3)

    /// Whether `ink` on `paper`, both exact, stands out so well.
    func isReached(by ink: Color, on paper: Color) -> Bool {
        guard ink.contrast(with: paper) >= contrast else { return false }
        return dimmed <= 0 || Self.half(ink).contrast(with: Self.half(paper)) >= dimmed
    }

    /// What `ink` has on `paper`, as far as text needs it.
    static func needed(_ ink: Color, on paper: Color) -> Legibility {
        Legibility(
            contrast: min(dimmable.contrast, ink.contrast(with: paper)),
            dimmed: min(dimmable.dimmed, half(ink).contrast(with: half(paper))))
    }

    private static func half(_ color: Color) -> Color { color.mixed(with: Color(rgb: 0), 0.5) }
}
