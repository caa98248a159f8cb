internal import DrawerModel

/// A panel with the surface that it is drawn on.
struct PanelLayer<Panel: DrawerPanel> {
    var panel: Panel
    private(set) var surface = Surface(size: Size(width: 0, height: 0))
    var isStale = true
    private var hasKeyboard = true

    init(_ panel: Panel) { self.panel = panel }

    mutating func fit(_ size: Size) {
        guard surface.size != size else { return }
        surface.reset(size: size)
        panel.resize(to: size)
        isStale = true
    }

    /// Draws the panel where what it shows has changed.
    mutating func refresh(hasKeyboard: Bool, theme: Theme) {
        if hasKeyboard != self.hasKeyboard {
            self.hasKeyboard = hasKeyboard
            panel.focus(hasKeyboard)
            isStale = true
        }
        guard isStale else { return }
        surface.reset(size: surface.size, filledWith: Cell(.blank, theme.panel))
        panel.draw(on: &surface, theme: theme)
        isStale = false
    }
}
