public import DrawerModel

/// What a scene may do to the drawers around it: all calls are made at the time of the event that
/// the scene is handling.
public struct Drawers<Panel: DrawerPanel> {
    /// The drawers as they are.
    public internal(set) var set: DrawerSet
    /// The drawer that stands beside the content where the screen is wide enough.
    public internal(set) var permanent: PermanentDrawer?
    /// Whether the keyboard is the permanent panel's.
    public internal(set) var isPermanentFocused = false
    /// When the event under way came.
    public internal(set) var time = Timestamp(nanoseconds: 0)

    var panels: [Edge: PanelLayer<Panel>] = [:]
    /// What calls have made happen and the scene was not told of yet.
    var pending: [DrawerEvent] = []

    init(_ configurations: [DrawerConfiguration], permanent: PermanentDrawer?, screen: Size) {
        self.permanent = permanent
        set = DrawerSet(configurations, screen: permanent?.contentSize ?? screen)
        lockPermanent()
    }

    /// Whether the panel at `edge` has the keyboard.
    public func hasFocus(_ edge: Edge) -> Bool {
        isStanding(edge) ? isPermanentFocused : set.focus == .menu(edge)
    }

    /// Whether the panel at `edge` stands beside the content now.
    public func isStanding(_ edge: Edge) -> Bool {
        permanent.map { $0.edge == edge && $0.isStanding } ?? false
    }

    /// The panel at `edge`; nil before it was first shown, and after it was dropped.
    public subscript(edge: Edge) -> Panel? { panels[edge]?.panel }

    /// Changes the panel at `edge`, if there is one, and has it drawn anew.
    public mutating func updatePanel(_ edge: Edge, _ change: (inout Panel) -> Void) {
        guard var layer = panels.removeValue(forKey: edge) else { return }
        change(&layer.panel)
        layer.isStale = true
        panels[edge] = layer
    }

    // MARK: Movement

    /// Sends the drawer at `edge` to `anchor` from where it is. One that stands beside the content
    /// gets the keyboard, or gives it back.
    public mutating func move(_ edge: Edge, to anchor: Anchor) {
        if isStanding(edge) { return isPermanentFocused = anchor == .open }
        change { $0.move(edge, to: anchor, at: $1) }
    }

    /// Opens the drawer at `edge`, or closes it where it is open or opening.
    public mutating func toggle(_ edge: Edge) {
        if isStanding(edge) { return isPermanentFocused.toggle() }
        change { $0.toggle(edge, at: $1) }
    }

    /// Whether code has the drawer at `edge` in hand: from `begin` until `finish`, `cancel` or
    /// another hand ends that.
    public func isDriven(_ edge: Edge) -> Bool { set.isDriven(edge) }

    /// Takes the drawer at `edge` in hand, until `finish`, `cancel` or another hand ends that.
    ///
    /// - Returns: The progress of the transition: 0 for a drawer at rest, more for one on its way.
    @discardableResult
    public mutating func begin(_ edge: Edge) -> Double { change { $0.begin(edge, at: $1) } }

    /// Scrubs the transition begun at `edge` to `progress`: 0 where it came from, 1 at its end.
    public mutating func update(_ edge: Edge, progress: Double) {
        change { $0.update(edge, progress: progress, at: $1) }
    }

    /// Has the transition begun at `edge` play to its end.
    public mutating func finish(_ edge: Edge) { change { $0.finish(edge, at: $1) } }

    /// Has the transition begun at `edge` play back.
    public mutating func cancel(_ edge: Edge) { change { $0.cancel(edge, at: $1) } }

    /// Changes the settings of the drawer at their edge.
    public mutating func configure(_ configuration: DrawerConfiguration) {
        change { $0.configure(configuration, at: $1) }
        fitPanel(configuration.edge)
    }

    /// Gives the panel at `edge` its drawer's size.
    mutating func fitPanel(_ edge: Edge) {
        guard let drawer = set[edge] else { return }
        let length = isStanding(edge) ? permanent?.length : drawer.length
        let size =
            edge.axis == .horizontal
            ? Size(width: length ?? 0, height: set.screen.height)
            : Size(width: set.screen.width, height: drawer.length)
        panels[edge]?.fit(size)
    }

    /// Keeps gestures from the drawer whose panel stands beside the content.
    mutating func lockPermanent() {
        guard let permanent, var drawer = set[permanent.edge]?.configuration else { return }
        drawer.lock = permanent.isStanding ? .lockedClosed : .unlocked
        change { $0.configure(drawer, at: $1) }
        if permanent.isStanding {
            change { $0.move(permanent.edge, to: .closed, at: $1) }
        } else {
            isPermanentFocused = false
        }
    }

    mutating func change<Answer>(_ call: (inout DrawerSet, Timestamp) -> Answer) -> Answer {
        let answer = call(&set, time)
        pending += set.happened
        return answer
    }
}

/// A panel with the surface that it is drawn on.
struct PanelLayer<Panel: DrawerPanel> {
    var panel: Panel
    var surface = Surface(size: Size(width: 0, height: 0))
    var isStale = true

    mutating func fit(_ size: Size) {
        guard surface.size != size else { return }
        surface.reset(size: size)
        panel.resize(to: size)
        isStale = true
    }

    /// Draws the panel where what it shows has changed.
    mutating func refresh(theme: Theme) {
        guard isStale else { return }
        surface.reset(size: surface.size, filledWith: Cell(.blank, theme.panel))
        panel.draw(on: &surface, theme: theme)
        isStale = false
    }
}
