/// The few colours of a theme, before they are fitted to a terminal's own.
enum Hue {
    case accent, green, red, cyan, yellow

    /// The colour to start from, on a dark or a light background.
    func color(isDark: Bool) -> Color {
        let (bright, deep): (UInt32, UInt32) =
            switch self {
            case .accent: (0x7AA2F7, 0x2457C5)
            case .green: (0x9ECE6A, 0x2F7D32)
            case .red: (0xF7768E, 0xC0283C)
            case .cyan: (0x73C7D9, 0x0B7285)
            case .yellow: (0xE0AF68, 0x8A5A00)
            }
        return Color(rgb: isDark ? bright : deep)
    }

    /// The terminal's own colour of that name, where colours are few or their contrast is not known:
    /// the first that can be read on `paper` in the palettes that most terminals begin with, under a
    /// dim as well where that is blended; nil for none. Terminals may show the first eight as the
    /// brighter eight where the text `isBold`.
    func entry(on paper: Color, of depth: ColorDepth, isBold: Bool) -> Color? {
        let entry: UInt8? =
            switch self {
            case .accent: nil
            case .red: 1
            case .green: 2
            case .yellow: 3
            case .cyan: 6
            }
        guard let entry else { return nil }
        let needed = depth.blends ? Legibility.dimmable : .text
        return [entry, entry + 8].filter { Int($0) < depth.rawValue }.first { entry in
            let looks =
                ColorScheme.commonColors(Int(entry))
                + (isBold ? ColorScheme.commonColors(Int(entry) | 8) : [])
            return looks.allSatisfy { needed.isReached(by: $0, on: paper) }
        }
        .map(Color.palette)
    }
}
