internal import CNcurses
internal import DrawerCanvas

/// Finds ncurses' number for a pair of colours, as near to them as the terminal can come.
///
/// ncurses has at most 65,536 pairs. When they are used up all are given back, and the screen,
/// whose cells name them, has to be drawn anew.
struct Palette {
    private static let slots = 1 << 15
    private static let mostPairs = Int32(20_000)

    let depth: ColorDepth
    private let limit: Int32
    private var count: Int32 = 0
    private var keys: [UInt64]
    private var pairs: [Int32]
    private var nearest: [UInt32: Int16] = [:]

    init(depth: ColorDepth) {
        self.depth = depth
        limit = min(Self.mostPairs, cn_pairs() - 1)
        keys = Array(repeating: .max, count: depth == .none ? 0 : Self.slots)
        pairs = Array(repeating: 0, count: depth == .none ? 0 : Self.slots)
    }

    /// Whether so few pairs are left that a frame might not get all of its own.
    var isNearlyFull: Bool { depth != .none && count > limit - min(4096, limit / 2) }

    /// Gives all pairs back.
    mutating func reset() {
        reset_color_pairs()
        count = 0
        for slot in keys.indices { keys[slot] = .max }
    }

    /// ncurses' pair for these colours; 0, the terminal's own, where there is none left.
    mutating func pair(_ foreground: Color, _ background: Color) -> Int32 {
        guard depth != .none else { return 0 }
        if foreground == .standard && background == .standard { return 0 }
        let key = UInt64(foreground.number) << 32 | UInt64(background.number)
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 49)
        while keys[slot] != key {
            if keys[slot] == .max { return allocate(key, slot, foreground, background) }
            slot = (slot + 1) & (Self.slots - 1)
        }
        return pairs[slot]
    }

    private mutating func allocate(
        _ key: UInt64, _ slot: Int, _ foreground: Color, _ background: Color
    ) -> Int32 {
        guard count < limit else { return 0 }
        let pair = alloc_pair(index(of: foreground), index(of: background))
        guard pair > 0 else { return 0 }
        count += 1
        keys[slot] = key
        pairs[slot] = pair
        return pair
    }

    // MARK: Colours

    /// ncurses' number of the colour, -1 for the terminal's own.
    private mutating func index(of color: Color) -> Int32 {
        if color == .standard { return -1 }
        if let entry = color.paletteIndex, Int(entry) < depth.rawValue, depth != .truecolor {
            return Int32(entry)
        }
        if let entry = color.paletteIndex {
            return entry < 8 ? Int32(entry) : index(of: ColorScheme.paletteColor(Int(entry)))
        }
        // Numbers below eight mean the palette in a direct-colour entry: the next blue stands in.
        if depth == .truecolor { return Int32(max(8, color.number)) }
        if let known = nearest[color.number] { return Int32(known) }
        let found = Self.nearest(to: color, among: depth)
        if nearest.count > 4096 { nearest.removeAll(keepingCapacity: true) }
        nearest[color.number] = Int16(found)
        return Int32(found)
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
