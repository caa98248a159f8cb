/// Where each layer is at one moment: all that the compositor needs to know.
public struct Stage: Hashable, Sendable {
    /// The side of the screen that the panel comes from.
    public var edge: Edge
    /// The moving edge's distance from the drawer's own edge of the screen, in cells.
    public var boundary: Double
    /// How far the content is blended toward black, 0...1.
    public var dim: Double
    /// How dark the shadow is that falls from the moving edge onto what lies below, 0...1.
    public var shadow: Double

    /// A stage with the moving edge `boundary` cells from `edge`.
    public init(edge: Edge, boundary: Double, dim: Double = 0, shadow: Double = 0) {
        self.edge = edge
        self.boundary = boundary
        self.dim = dim
        self.shadow = shadow
    }

    /// The stage for a drawer as it stands; nil while none of it is out.
    public init?(_ drawer: Drawer) {
        guard drawer.isOut else { return nil }
        let settings = drawer.configuration
        let fade = min(1, max(0, drawer.progress))
        edge = drawer.edge
        boundary = max(0, drawer.boundary)
        dim = settings.dim * fade
        shadow = settings.shadow * min(1, max(0, drawer.panelProgress))
    }
}
