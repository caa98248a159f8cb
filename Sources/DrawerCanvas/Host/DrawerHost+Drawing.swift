internal import DrawerModel

extension DrawerHost {
    /// Draws the content, the drawers that are out, and what the scene has over them.
    public mutating func draw(into frame: inout Surface, theme: Theme) {
        if drawnTheme != theme {
            drawnTheme = theme
            isContentStale = true
            needsSnapshot = true
            for edge in drawers.panels.keys { drawers.panels[edge]?.isStale = true }
        }
        refreshContent(theme)
        if let permanent = drawers.permanent, let stage = permanent.stage {
            composePermanent(permanent.edge, stage, into: &frame, theme)
        } else {
            compose(into: &frame, theme)
        }
        scene.drawOver(&frame, theme: theme)
    }

    private mutating func refreshContent(_ theme: Theme) {
        let extent = drawers.set.screen
        guard isContentStale, !isFrozen || needsSnapshot || content.size != extent else { return }
        content.reset(size: extent, filledWith: Cell(.blank, theme.text))
        needsSnapshot = false
        scene.drawContent(on: &content, theme: theme)
        isContentStale = false
    }

    /// Whether the content on the screen is a snapshot.
    private var isFrozen: Bool {
        drawers.set.drawers.contains { $0.isOut && $0.configuration.content == .snapshot }
    }

    /// Composes the content and its drawers, and beside them the panel at `edge`.
    private mutating func composePermanent(
        _ edge: Edge, _ stage: Stage, into frame: inout Surface, _ theme: Theme
    ) {
        var inner = Surface(size: Size(width: 0, height: 0))
        swap(&inner, &self.inner)
        if inner.size != drawers.set.screen { inner.reset(size: drawers.set.screen) }
        compose(into: &inner, theme)
        drawers.panels[edge]?.refresh(theme: theme)
        if let panel = drawers.panels[edge]?.surface {
            Compositor(theme: theme).compose(
                content: inner, panel: panel, stage: stage, into: &frame)
        }
        swap(&inner, &self.inner)
    }

    /// Composes the drawers over each other: one that leaves, then the one that comes.
    private mutating func compose(into frame: inout Surface, _ theme: Theme) {
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
