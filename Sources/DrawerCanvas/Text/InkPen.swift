/// The styles of a line's bytes, from its start to its end.
struct InkPen {
    /// The style of what no run covers.
    let base: Style

    private let runs: [TextRun]
    private let theme: Theme
    private var index = 0
    private var style: Style
    /// Where the style that was asked for last ends.
    private(set) var end = 0

    /// A pen for the line that is set by `layout`.
    init(_ layout: LineLayout, theme: Theme) {
        base = layout.fill.map { theme.style(for: TextInk($0)) } ?? theme.text
        runs = layout.runs
        self.theme = theme
        style = base
    }

    /// The style at `byte`, which must not be before one that was asked for earlier.
    ///
    /// A glyph has the ink of its first byte, wherever runs begin and end inside of it.
    mutating func style(at byte: Int) -> Style {
        if byte < end { return style }
        while index < runs.count, runs[index].bytes.upperBound <= byte { index += 1 }
        if index == runs.count {
            (style, end) = (base, .max)
        } else if runs[index].bytes.lowerBound > byte {
            (style, end) = (base, runs[index].bytes.lowerBound)
        } else {
            (style, end) = (
                theme.style(for: runs[index].ink, over: base), runs[index].bytes.upperBound
            )
        }
        return style
    }
}
