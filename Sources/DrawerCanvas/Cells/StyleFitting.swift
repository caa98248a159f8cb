/// Fits a theme's styles to the colours that a terminal has, so that they stay as readable.
struct StyleFitting {
    private let scheme: ColorScheme
    private var reducer: ColorReducer

    /// For a terminal with these colours of its own, and so many in all.
    init(_ scheme: ColorScheme, _ depth: ColorDepth) {
        self.scheme = scheme
        reducer = ColorReducer(to: depth)
    }

    /// The style in the terminal's colours.
    mutating func fit(_ style: Style) -> Style {
        let paper = reducer.reduce(style.background)
        let needed = Legibility.needed(
            scheme.exact(foreground: style.foreground),
            on: scheme.exact(background: style.background))
        let ink = reducer.reduce(
            style.foreground, on: scheme.exact(background: paper), needed: needed)
        return Style(ink ?? reducer.reduce(style.foreground), on: paper, style.attributes)
    }
}
