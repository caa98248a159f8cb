/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
    /// No colours: attributes alone.
    case none = 0
    /// The user's first eight.
    case eight = 8
    /// The user's sixteen.
    case sixteen = 16
    /// xterm's cube and greys.
    case indexed = 256
    /// Any 24-bit colour.
    case truecolor = 0x100_0000

    /// Whether there are colours for mixtures of others. Eight have no grey between text and
    /// background; the sixteen are the user's, and what is grey in one palette is a background in
    /// another.
    public var blends: Bool { self > .sixteen }

    /// Whether `left` shows fewer colours.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
