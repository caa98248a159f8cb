/// What the owner of the drawers is told; nothing is told when nothing changed.
public enum DrawerEvent: Hashable, Sendable {
    /// The drawer is about to be shown and needs its panel, which it does not have yet.
    case panelNeeded(Edge)
    /// The drawer is closed and its panel is not needed any more.
    case panelDropped(Edge)
    /// The drawer is now on its way to open, or to closed.
    case willOpen(Edge)
    case willClose(Edge)
    /// The drawer has come to rest at the other anchor than before.
    case didOpen(Edge)
    case didClose(Edge)
    /// The progress has changed: 0 closed, 1 open, more where it is stretched past open.
    case progressed(Edge, Double)
    /// An animation has begun; it will end exactly once.
    case animationBegan(Edge)
    /// An animation has ended: at its target, or because something else took over.
    case animationEnded(Edge, finished: Bool)
}
