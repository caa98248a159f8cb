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

    /// The terminal's own colour of that name, where it has not said what its colours are.
    var palette: Color {
        switch self {
        case .accent: .standard
        case .green: .palette(2)
        case .red: .palette(1)
        case .cyan: .palette(6)
        case .yellow: .palette(3)
        }
    }
}
