/// Brings colours down to what a terminal shows, and remembers what it has found.
public struct ColorReducer: Sendable {
    private static let mostRemembered = 4096

    /// The colours there are.
    public let depth: ColorDepth
    private var nearest: [UInt32: UInt8] = [:]

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
        if let known = nearest[color.number] { return .palette(known) }
        let found = UInt8(Self.nearest(to: color, among: depth))
        if nearest.count > Self.mostRemembered { nearest.removeAll(keepingCapacity: true) }
        nearest[color.number] = found
        return .palette(found)
    }

    /// The palette entry that looks most like the colour; of 256 none of the user's own sixteen.
    private static func nearest(to color: Color, among depth: ColorDepth) -> Int {
        let candidates = depth == .indexed ? 16..<256 : 0..<depth.rawValue
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
