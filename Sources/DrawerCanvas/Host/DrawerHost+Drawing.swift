internal import DrawerModel

extension DrawerHost {
    /// Draws the content, the drawers that are out, and what the scene has over them.
    public mutating func draw(into frame: inout Surface, theme: Theme) {
        var look = theme
        look.shading = .fine  // of layers, not of what is drawn on them
        if drawnTheme != look { restyle(look) }
        refreshContent(theme)
        refreshPanels(theme)
        if let permanent = drawers.permanent, let stage = permanent.stage {
            compose(permanent.edge, stage, into: &frame, theme)
        } else {
            compose(into: &frame, theme)
        }
        scene.drawOver(&frame, theme: theme)
    }

    private mutating func restyle(_ theme: Theme) {
        drawnTheme = theme
        isContentStale = true
        wasFrozen = false
        for edge in Edge.allCases { drawers.panels[edge.slot]?.isStale = true }
    }

    /// Draws the content where it has changed. A snapshot is the content as it was when the drawer
    /// was first seen, or as it fits a new size.
    private mutating func refreshContent(_ theme: Theme) {
        let isFrozen = drawers.set.drawers.contains {
            $0.isOut && $0.configuration.content == .snapshot
        }
        defer { wasFrozen = isFrozen }
        guard isContentStale, !(isFrozen && wasFrozen) || content.size != extent else { return }
        content.reset(size: extent, filledWith: Cell(.blank, theme.text))
        scene.drawContent(on: &content, theme: theme)
        isContentStale = false
    }

    private mutating func refreshPanels(_ theme: Theme) {
        for edge in Edge.allCases
        where drawers.isBeside(edge) || drawers.set[edge]?.isOut == true {
            let hasKeyboard = drawers.hasKeyboard(edge)
            drawers.panels[edge.slot]?.refresh(hasKeyboard: hasKeyboard, theme: theme)
        }
    }

    // MARK: Layers

    /// Composes the content and its drawers, and beside them the panel at `edge`.
    private mutating func compose(
        _ edge: Edge, _ stage: Stage, into frame: inout Surface, _ theme: Theme
    ) {
        guard let panel = drawers.panels[edge.slot]?.surface else { return }
        var inner = Surface(size: Size(width: 0, height: 0))
        swap(&inner, &self.inner)
        if inner.size != extent { inner.reset(size: extent) }
        compose(into: &inner, theme)
        Compositor(theme: theme).compose(content: inner, panel: panel, stage: stage, into: &frame)
        swap(&inner, &self.inner)
    }

    /// Composes the drawers over each other: those that leave, then the one that comes.
    private mutating func compose(into frame: inout Surface, _ theme: Theme) {
        let compositor = Compositor(theme: theme)
        let out = drawers.set.drawers.lazy.filter(\.isOut)
        guard let only = out.first else { return frame.copy(content) }
        // Mostly there is one, and no list to make of them.
        if out.count == 1 {
            guard let panel = drawers.panels[only.edge.slot]?.surface, let stage = Stage(only)
            else { return }
            return compositor.compose(content: content, panel: panel, stage: stage, into: &frame)
        }
        let layers = drawers.set.layers
        if between.size != frame.size { between.reset(size: frame.size) }
        var below = content
        for (place, drawer) in layers.enumerated() {
            guard let panel = drawers.panels[drawer.edge.slot]?.surface, let stage = Stage(drawer)
            else { continue }
            // Two frames by turns, so that the last one is the one that was asked for.
            if (layers.count - place) % 2 == 1 {
                compositor.compose(content: below, panel: panel, stage: stage, into: &frame)
                below = frame
            } else {
                compositor.compose(content: below, panel: panel, stage: stage, into: &between)
                below = between
            }
        }
    }
}
