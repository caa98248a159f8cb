public import DrawerModel

/// A program of content with drawers: it brings events to whom they belong, keeps the layers, and
/// composes them.
public struct DrawerHost<Scene: DrawerScene>: Program {
    /// The content.
    public var scene: Scene
    /// The drawers, and their panels.
    public internal(set) var drawers: Drawers<Scene.Panel>

    var size: Size
    var content: Surface
    var isContentStale = true
    private var between: Surface
    private var drawnTheme: Theme?
    private var hasAppeared = false

    /// `scene` with a drawer for each configuration, on a screen of `size`.
    public init(_ scene: Scene, drawers configurations: [DrawerConfiguration], size: Size) {
        self.scene = scene
        self.size = size
        drawers = Drawers(configurations, screen: size)
        content = Surface(size: size)
        between = Surface(size: Size(width: 0, height: 0))
        self.scene.resize(to: size)
    }

    // MARK: Time

    /// Whether a drawer moves by itself, or is about to show itself.
    public var isAnimating: Bool { drawers.set.isAnimating }

    /// When a pan of the wheel ends by itself.
    public var deadline: Timestamp? { drawers.set.deadline }

    /// Brings the drawers to where they are at `time`.
    public mutating func advance(to time: Timestamp) {
        drawers.time = time
        drawers.change { $0.advance(to: $1) }
        if !hasAppeared {
            hasAppeared = true
            drawers.change { $0.appear(at: $1) }
        }
        _ = tell()
    }

    // MARK: Drawing

    /// Draws the content, the drawers that are out, and what the scene has over them.
    public mutating func draw(into frame: inout Surface, theme: Theme) {
        if drawnTheme != theme {
            drawnTheme = theme
            isContentStale = true
            for edge in drawers.panels.keys { drawers.panels[edge]?.isStale = true }
        }
        if isContentStale, !isFrozen || content.size != size {
            if content.size != size { content.reset(size: size) }
            scene.drawContent(on: &content, theme: theme)
            isContentStale = false
        }
        compose(into: &frame, theme: theme)
        scene.drawOver(&frame, theme: theme)
    }

    /// Whether the content on the screen is a snapshot.
    private var isFrozen: Bool {
        drawers.set.drawers.contains { $0.isOut && $0.configuration.content == .snapshot }
    }

    /// Composes the drawers over each other: one that leaves, then the one that comes.
    private mutating func compose(into frame: inout Surface, theme: Theme) {
        let compositor = Compositor(theme: theme)
        let out = drawers.set.drawers.filter { $0.isOut && drawers.panels[$0.edge] != nil }
        guard let front = drawers.set.front, let above = layer(of: front, theme) else {
            return frame.copy(content)
        }
        guard let leaving = out.first(where: { $0.edge != front.edge }),
            let below = layer(of: leaving, theme)
        else {
            return compositor.compose(
                content: content, panel: above.panel, stage: above.stage, into: &frame)
        }
        if between.size != frame.size { between.reset(size: frame.size) }
        compositor.compose(
            content: content, panel: below.panel, stage: below.stage, into: &between)
        compositor.compose(content: between, panel: above.panel, stage: above.stage, into: &frame)
    }

    /// A drawer's panel as it is to be drawn, and where; nil where none of it is out.
    private mutating func layer(
        of drawer: Drawer, _ theme: Theme
    ) -> (panel: Surface, stage: Stage)? {
        guard let stage = Stage(drawer) else { return nil }
        drawers.panels[drawer.edge]?.refresh(theme: theme)
        return drawers.panels[drawer.edge].map { ($0.surface, stage) }
    }
}
