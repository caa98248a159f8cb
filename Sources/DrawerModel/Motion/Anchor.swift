/// One of the two places where a drawer comes to rest.
public enum Anchor: Hashable, Sendable {
    case closed
    case open

    /// The progress at this anchor: 0 closed, 1 open.
    public var progress: Double { self == .open ? 1 : 0 }

    /// The other anchor.
    public var opposite: Anchor { self == .open ? .closed : .open }
}
