internal import DrawerModel

extension Edge {
    /// The edge's place in a list of all; a dictionary would allocate for each change in place.
    var slot: Int {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        }
    }
}

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
