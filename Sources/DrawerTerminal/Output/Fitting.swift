internal import DrawerCanvas

/// Brings styles down to what a terminal has, the same style once in a row.
struct Fitting {
    private let attributes: Attributes
    private let attributesWithColors: Attributes
    private var reducer: ColorReducer
    private var last: (asked: Style, fitted: Style) = (Style(), Style())

    /// A fitting to what the terminal can do.
    init(_ terminal: Capabilities) {
        attributes = terminal.attributes
        attributesWithColors = terminal.attributesWithColors
        reducer = ColorReducer(to: terminal.depth)
    }

    /// Gives all cells styles that the terminal has.
    mutating func fit(_ cells: UnsafeMutableBufferPointer<Cell>) {
        var last = last
        for index in cells.indices {
            let style = cells[index].style
            if style != last.asked { last = (style, fit(style)) }
            cells[index].style = last.fitted
        }
        self.last = last
    }

    private mutating func fit(_ style: Style) -> Style {
        let fitted = reducer.reduce(style)
        let isPlain = fitted.foreground == .standard && fitted.background == .standard
        let shown = isPlain ? attributes : attributesWithColors
        return Style(
            fitted.foreground, on: fitted.background, style.attributes.intersection(shown))
    }
}
