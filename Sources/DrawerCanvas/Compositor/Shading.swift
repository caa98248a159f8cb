/// How finely the dim and shadows are shaded: each step repaints all that they lie on, which a slow
/// line has no time for.
public enum Shading: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// In quarters of the way to black.
    case coarse = 4
    /// In sixteenths.
    case fine = 16
}
