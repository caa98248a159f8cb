/// The hand on a drawer: while it has started the transition is scrubbed, otherwise it plays.
///
/// A transition leads from one anchor to the other; its progress is the share of that way.
public struct Interactor: Hashable, Sendable {
    /// Whether a hand has the drawer.
    public private(set) var hasStarted = false
    /// Where the drawer was going when the hand took hold: where the transition leads away from.
    public private(set) var resumed = Anchor.closed
    /// The drawer's progress that the hand asks for, before any rubber band.
    public private(set) var raw = 0.0
    /// Whether the transition would be completed if the hand let go now without any speed.
    public internal(set) var shouldFinish = false

    /// The progress that the translation is counted from.
    private(set) var origin = 0.0

    /// The share of the way from `resumed` to the other anchor, before any rubber band.
    public var progress: Double { resumed == .closed ? raw : 1 - raw }

    /// Takes hold of a drawer at `raw` progress that is on its way to, or at, `anchor`.
    mutating func start(raw: Double, toward anchor: Anchor) {
        self = Interactor()
        hasStarted = true
        resumed = anchor
        reanchor(raw: raw)
    }

    /// Moves the hand to `translation`, in units of the drawer's length toward open.
    mutating func update(translation: Double) { raw = origin + translation }

    /// Counts the translation anew from `raw` progress.
    mutating func reanchor(raw: Double) {
        origin = raw
        self.raw = raw
    }

    /// Lets go; the drawer settles at `anchor`.
    mutating func end(at anchor: Anchor) {
        guard hasStarted else { return }
        hasStarted = false
        shouldFinish = anchor != resumed
    }
}
