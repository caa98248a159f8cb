/// The hand on a drawer: turns a pan's translation into progress while it has started.
public struct Interactor: Hashable, Sendable {
    private var origin: Double

    /// Where the drawer was going when the hand took hold.
    public let resumed: Anchor

    /// The progress that the hand asks for, before any rubber band.
    public private(set) var raw: Double

    /// Takes hold of a drawer at `raw` progress that is on its way to, or at, `anchor`.
    public init(raw: Double, toward anchor: Anchor) {
        origin = raw
        self.raw = raw
        resumed = anchor
    }

    /// Moves the hand to `translation`, in units of the drawer's length toward open.
    public mutating func update(translation: Double) {
        raw = origin + translation
    }

    /// Counts the translation anew from `raw` progress.
    public mutating func reanchor(raw: Double) {
        origin = raw
        self.raw = raw
    }
}
