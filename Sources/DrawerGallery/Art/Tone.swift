internal import DrawerCanvas

/// How a picture is shown where there are no colours: its lights spread over five shades.
struct Tone {
    private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]

    private let style: Style
    /// The light that gets no ink at all, and the one that gets all of it.
    private let paper: Double
    private let ink: Double

    /// The tone that uses all shades for these pixels, of which there must be some.
    ///
    /// One cell in fifty may be darker than the darkest shade, and one lighter than the lightest,
    /// so that a few stars do not leave a night without shades.
    init(of pixels: [Pixels], theme: Theme) {
        let lights = pixels.map(\.brightness).sorted()
        let spared = lights.count / 50
        let dark = lights[spared]
        let bright = lights[lights.count - 1 - spared]
        style = theme.text
        paper = theme.scheme.isDark ? dark : bright
        ink = theme.scheme.isDark ? bright : dark
    }

    /// The shade of a cell with these two pixels.
    func cell(_ pixels: Pixels) -> Cell {
        let share = ink == paper ? 0 : (pixels.brightness - paper) / (ink - paper)
        let level = (min(1, max(0, share)) * Double(Self.shades.count - 1)).rounded()
        return Cell(Glyph(Self.shades[Int(level)]), style)
    }
}
