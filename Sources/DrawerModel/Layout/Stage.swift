/// Where each layer is at one moment: all that the compositor needs to know.
public struct Stage: Hashable, Sendable {
    /// The two layers of a drawer.
    public enum Layer: Hashable, Sendable { case content, panel }

    /// The side of the screen that the panel comes from.
    public var edge: Edge
    /// The moving edge's distance from the drawer's own edge of the screen, in cells.
    public var boundary: Double
    /// How far the content is from its own place, away from the drawer's edge, in cells.
    public var contentShift = 0.0
    /// How far the panel is from its place in an open drawer, in cells: negative toward the edge,
    /// positive where it is stretched past open.
    public var panelShift = 0.0
    /// How far the content is blended toward black, 0...1.
    public var dim: Double
    /// How dark the shadow is that falls from the moving edge onto the layer below, 0...1.
    public var shadow: Double
    /// The layer above.
    public var above = Layer.panel

    /// A stage with the moving edge `boundary` cells from `edge`, the panel over the content.
    public init(
        edge: Edge, boundary: Double, panelShift: Double = 0, dim: Double = 0, shadow: Double = 0
    ) {
        self.edge = edge
        self.boundary = boundary
        self.panelShift = panelShift
        self.dim = dim
        self.shadow = shadow
    }

    /// The stage for a drawer as it stands; nil while none of it is out.
    public init?(_ drawer: Drawer) {
        guard drawer.isOut else { return nil }
        let settings = drawer.configuration
        let length = Double(drawer.length)
        edge = drawer.edge
        boundary = max(0, drawer.boundary)
        dim = settings.dim * min(1, max(0, drawer.progress))
        shadow = settings.shadow * min(1, max(0, drawer.panelProgress))
        switch settings.style {
        case .cover:
            panelShift = boundary - length
        case .reveal:
            contentShift = boundary
            above = .content
        case .push(let parallax):
            contentShift = boundary
            panelShift = min(0, boundary - length) * parallax
            above = .content
        }
    }
}
