internal import CNcurses
internal import DrawerCanvas

/// Finds ncurses' number for a pair of colours, as near to them as the terminal can come.
///
/// ncurses has at most 65,536 pairs. When those allowed here are used up all are given back, and the
/// screen, whose cells name them, has to be drawn anew.
struct Palette {
    private static let slots = 1 << 15
    private static let mostPairs = Int32(20_000)

    private let limit: Int32
    private var count: Int32 = 0
    private var keys: [UInt64]
    private var pairs: [Int32]
    private var reducer: ColorReducer
    private var depth: ColorDepth { reducer.depth }

    init(depth: ColorDepth) {
        reducer = ColorReducer(to: depth)
        limit = min(Self.mostPairs, cn_pairs() - 1)
        keys = Array(repeating: .max, count: depth == .none ? 0 : Self.slots)
        pairs = Array(repeating: 0, count: depth == .none ? 0 : Self.slots)
    }

    /// Whether a pair was asked for, since the last reset, when none was left.
    private(set) var isExhausted = false

    /// Gives all pairs back.
    mutating func reset() {
        reset_color_pairs()
        count = 0
        isExhausted = false
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
        let style = reducer.reduce(Style(foreground, on: background))
        let pair =
            count < limit
            ? alloc_pair(index(of: style.foreground), index(of: style.background)) : -1
        guard pair > 0 else {
            isExhausted = true
            return 0
        }
        count += 1
        keys[slot] = key
        pairs[slot] = pair
        return pair
    }

    // MARK: Colours

    /// ncurses' number of the colour, -1 for the terminal's own.
    private mutating func index(of color: Color) -> Int32 {
        let reduced = reducer.reduce(color)
        if reduced == .standard { return -1 }
        guard depth == .truecolor else { return Int32(reduced.paletteIndex ?? 0) }
        // Numbers below eight mean the palette in a direct-colour entry: the next blue stands in.
        guard let entry = reduced.paletteIndex else { return Int32(max(8, reduced.number)) }
        return entry < 8 ? Int32(entry) : index(of: ColorScheme.paletteColor(Int(entry)))
    }
}
