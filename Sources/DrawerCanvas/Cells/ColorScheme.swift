/// What the terminal's own colours look like: what blending starts from.
public struct ColorScheme: Hashable, Sendable {
    /// The terminal's text colour, exact.
    public var foreground: Color
    /// The terminal's background, exact.
    public var background: Color
    /// Whether the terminal has said so; else it is assumed.
    public var isKnown: Bool

    /// The scheme of a terminal with these colours.
    public init(foreground: Color, background: Color, isKnown: Bool) {
        self.foreground = foreground
        self.background = background
        self.isKnown = isKnown
    }

    /// What is assumed of a terminal that says nothing: light grey on black.
    public static let dark = ColorScheme(
        foreground: Color(rgb: 0xD0D0D0), background: Color(rgb: 0x000000), isKnown: false)

    /// Black on white.
    public static let light = ColorScheme(
        foreground: Color(rgb: 0x202020), background: Color(rgb: 0xFFFFFF), isKnown: false)

    /// Takes the background that the terminal has told. Text that could not be seen on it was only
    /// assumed: another is assumed then.
    public mutating func know(background: Color) {
        self.background = background
        isKnown = true
        guard foreground.contrast(with: background) < 2 else { return }
        let isDark = background.luminance < 0.18
        foreground = isDark ? ColorScheme.dark.foreground : ColorScheme.light.foreground
    }

    /// Whether text is lighter than what is behind it.
    public var isDark: Bool { foreground.luminance >= background.luminance }

    /// The exact colour of a text colour.
    public func exact(foreground color: Color) -> Color { exact(color, standard: foreground) }

    /// The exact colour of a background.
    public func exact(background color: Color) -> Color { exact(color, standard: background) }

    private func exact(_ color: Color, standard: Color) -> Color {
        if color == .standard { return standard }
        guard let index = color.paletteIndex else { return color }
        return Self.paletteColor(Int(index))
    }

    /// xterm's colour for a palette index, 0...255.
    public static func paletteColor(_ index: Int) -> Color {
        if index < 16 { return Color(rgb: ansi[index]) }
        if index >= 232 {
            let grey = UInt8(8 + 10 * (index - 232))
            return Color(red: grey, green: grey, blue: grey)
        }
        func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
        let cube = index - 16
        return Color(
            red: level(cube / 36), green: level(cube / 6 % 6), blue: level(cube % 6))
    }

    /// What one of the first sixteen looks like in xterm and on a PC's console.
    static func commonColors(_ index: Int) -> [Color] {
        [Color(rgb: ansi[index]), Color(rgb: vga[index])]
    }

    /// xterm's default for the first sixteen.
    private static let ansi: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]

    /// Those of the VGA adapter, which consoles have kept.
    private static let vga: [UInt32] = [
        0x000000, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA,
        0x555555, 0xFF5555, 0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ]
}
