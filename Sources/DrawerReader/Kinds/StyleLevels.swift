/// The levels of headings whose styles have no rank: the first to appear is the highest.
struct StyleLevels<Style: Equatable> {
    private var styles: [Style] = []

    /// The level of a style, from 0.
    mutating func level(of style: Style) -> Int {
        if let level = styles.firstIndex(of: style) { return level }
        styles.append(style)
        return styles.count - 1
    }
}
