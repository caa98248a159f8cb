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

    /// Whether `left` shows fewer colours.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
