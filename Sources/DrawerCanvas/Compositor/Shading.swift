/// How finely the dim and shadows are shaded: each step repaints all that they lie on, which a slow
/// line has no time for.
public enum Shading: Hashable, Sendable {
    /// Not at all.
    case none
    /// In quarters of the way to black.
    case coarse
    /// In sixteenths; in tenths among the colours of a palette, which has 24 greys on that way.
    case fine

    /// In how many steps the way to black is divided; 0 for none.
    func steps(in depth: ColorDepth) -> Int {
        switch self {
        case .none: 0
        case .coarse: 4
        case .fine: depth == .indexed ? 10 : 16
        }
    }
}
