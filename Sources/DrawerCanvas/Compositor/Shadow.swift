internal import DrawerModel

/// The levels of shade on one layer, by the distance from the moving edge.
struct Shadow {
    /// How dark the shadow is in the first, second ... cell beside the edge, as a share.
    private static let sideways = [1.0, 0.45]
    private static let downward = [0.8]
    /// On a light ground the same shadow shows far more than on a dark one.
    private static let onLight = 0.6

    private var near: (Int, Int)
    /// The level where no shadow falls.
    private var far: Int

    /// The levels on `layer`: the dim is on the content, the shadow on what lies below.
    init(_ stage: Stage, on layer: Stage.Layer, theme: Theme) {
        let dim = layer == .content ? stage.dim : 0
        let depth =
            stage.above == layer ? 0 : stage.shadow * (theme.scheme.isDark ? 1 : Self.onLight)
        let falloff = stage.edge.axis == .horizontal ? Self.sideways : Self.downward
        func level(_ distance: Int) -> Int {
            let share = distance < falloff.count ? falloff[distance] : 0
            let kept = (1 - dim) * (1 - depth * share)
            return Shade.level(keeping: kept, theme.shading, in: theme.depth)
        }
        near = (level(0), level(1))
        far = level(falloff.count)
    }

    /// The level `distance` whole cells from the moving edge.
    func level(at distance: Int) -> Int {
        switch distance {
        case 0: near.0
        case 1: near.1
        default: far
        }
    }
}
