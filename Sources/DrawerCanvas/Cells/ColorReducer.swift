/// Brings colours down to what a terminal shows, and remembers what it has found.
public struct ColorReducer: Sendable {
    private static let slots = 4096

    /// The colours there are.
    public let depth: ColorDepth
    /// Colours with the entries found for them, each in the slot that its number leads to: the last
    /// one there is remembered.
    private var nearest: [(color: Color, entry: UInt8)] = []
    /// Text on a background with what was found for both, in the same way.
    private var pairs: [(asked: Style, shown: Style)] = []

    /// A reducer to `depth`.
    public init(to depth: ColorDepth) { self.depth = depth }

    /// The colour to use for `color`: itself where the terminal has it, else the palette's entry
    /// that looks most like it; the terminal's own where there are no colours.
    public mutating func reduce(_ color: Color) -> Color {
        if depth == .none || color == .standard { return .standard }
        if depth == .truecolor { return color }
        if let entry = color.paletteIndex {
            if Int(entry) < depth.rawValue { return color }
            return reduce(ColorScheme.paletteColor(Int(entry)))
        }
        if nearest.isEmpty { nearest = Array(repeating: (.standard, 0), count: Self.slots) }
        let slot = Self.slot(of: color.number)
        if nearest[slot].color != color {
            nearest[slot] = (color, UInt8(Self.nearest(to: color, among: depth)))
        }
        return .palette(nearest[slot].entry)
    }

    /// The style in the colours that the terminal has, its text no harder to read for it: where no
    /// other text is near enough, with another background. Nothing is known of text or backgrounds in
    /// the terminal's own colours.
    public mutating func reduce(_ style: Style) -> Style {
        if depth == .none { return Style().with(style.attributes) }
        if depth == .truecolor { return style }
        if pairs.isEmpty { pairs = Array(repeating: (Style(), Style()), count: Self.slots) }
        let asked = Style(style.foreground, on: style.background)
        let slot = Self.slot(
            of: asked.foreground.number ^ (asked.background.number &* 0x85EB_CA6B))
        if pairs[slot].asked != asked { pairs[slot] = (asked, readable(asked)) }
        let shown = pairs[slot].shown
        return Style(shown.foreground, on: shown.background, style.attributes)
    }

    /// A slot for a number, by multiplicative hashing.
    private static func slot(of number: UInt32) -> Int { Int((number &* 0x9E37_79B1) >> 20) }

    private mutating func readable(_ style: Style) -> Style {
        let paper = reduce(style.background)
        guard let shown = Self.cubeColor(paper), style.foreground.rgb != nil,
            style.background.rgb != nil
        else { return Style(reduce(style.foreground), on: paper, style.attributes) }
        let contrast = min(4.5, style.foreground.contrast(with: style.background))
        let needed = Legibility(contrast: contrast, dimmed: 0)
        if let ink = reduce(style.foreground, on: shown, needed: needed) {
            return Style(ink, on: paper, style.attributes)
        }
        let ink = reduce(style.foreground)
        let other = Self.nearest(to: style.background) { paper in
            Self.cubeColor(ink).map { needed.isReached(by: $0, on: paper) } ?? true
        }
        return Style(ink, on: other ?? paper, style.attributes)
    }

    /// The colour to use for text on `paper`, which is exact: the one that looks most like `ink` of
    /// those that stand out as `needed`, lighter or darker than `paper` as `ink` is; nil where there
    /// is none. Among the user's own colours that cannot be told.
    mutating func reduce(_ ink: Color, on paper: Color, needed: Legibility) -> Color? {
        let near = reduce(ink)
        guard let shown = Self.cubeColor(near), !needed.isReached(by: shown, on: paper) else {
            return near
        }
        let isLighter = ink.luminance > paper.luminance
        return Self.nearest(to: ink) {
            ($0.luminance > paper.luminance) == isLighter && needed.isReached(by: $0, on: paper)
        }
    }

    /// The entry that looks most like the colour, of those that look as they must.
    private static func nearest(to color: Color, where isFit: (Color) -> Bool) -> Color? {
        cube.filter { isFit(ColorScheme.paletteColor($0)) }
            .min { distance(color, $0) < distance(color, $1) }
            .map { .palette(UInt8($0)) }
    }

    /// xterm's cube and greys, which look the same everywhere.
    private static let cube = 16..<256

    private static func cubeColor(_ color: Color) -> Color? {
        color.paletteIndex.flatMap { index in
            cube.contains(Int(index)) ? ColorScheme.paletteColor(Int(index)) : nil
        }
    }

    /// The palette entry that looks most like the colour; of 256 none of the user's own sixteen.
    private static func nearest(to color: Color, among depth: ColorDepth) -> Int {
        let candidates = depth == .indexed ? cube : 0..<depth.rawValue
        return candidates.min { distance(color, $0) < distance(color, $1) } ?? 0
    }

    /// A squared distance that weighs the channels about as the eye does ("redmean").
    private static func distance(_ color: Color, _ entry: Int) -> Int {
        let mine = color.number
        let theirs = ColorScheme.paletteColor(entry).number
        let red = Int(mine >> 16 & 0xFF) - Int(theirs >> 16 & 0xFF)
        let green = Int(mine >> 8 & 0xFF) - Int(theirs >> 8 & 0xFF)
        let blue = Int(mine & 0xFF) - Int(theirs & 0xFF)
        let mean = (Int(mine >> 16 & 0xFF) + Int(theirs >> 16 & 0xFF)) / 2
        return ((512 + mean) * red * red) / 256 + 4 * green * green
            + ((767 - mean) * blue * blue) / 256
    }
}
