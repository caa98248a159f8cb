public import DrawerModel

/// Puts the layers together: the content through the dim, the panel, and the shadow of the upper
/// one on the lower one.
///
/// Layers are finished surfaces; nothing is laid out here, so a frame costs what its cells cost.
public struct Compositor: Sendable {
    /// The styles, and what blending starts from.
    public var theme: Theme

    /// A compositor for `theme`.
    public init(theme: Theme) { self.theme = theme }

    /// Composes `content` and a drawer's `panel`, as `stage` has them, into `frame`.
    ///
    /// `frame` is as large as the screen, and both layers are across the drawer's way; along it
    /// `panel` is as long as the drawer. Where a layer ends before its cells of the screen do, its
    /// last cell's background goes on. Neither layer may be empty.
    public func compose(
        content: Surface, panel: Surface, stage: Stage, into frame: inout Surface
    ) {
        let axis = stage.edge.axis
        let split = Split(
            stage, extent: frame.size[axis], content: content.size[axis], panel: panel.size[axis],
            finely: theme.hasEighths && theme.depth.blends)
        var pass = Pass(
            content: content, panel: panel, split: split, edge: stage.edge, theme: theme,
            onContent: Shadow(stage, on: .content, theme: theme),
            onPanel: Shadow(stage, on: .panel, theme: theme), shade: Shade(theme))
        for y in 0..<frame.size.height {
            if axis == .horizontal {
                pass.composeAcross(y, &frame)
            } else {
                pass.composeAlong(y, &frame)
            }
        }
    }
}
