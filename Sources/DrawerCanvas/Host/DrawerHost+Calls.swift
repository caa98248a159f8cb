public import DrawerModel

extension DrawerHost {
    /// Opens the drawer at `edge`, or closes it where it is open or opening.
    public mutating func toggle(_ edge: Edge, at time: Timestamp) {
        begin(at: time)
        drawers.toggle(edge)
        _ = tell()
    }

    /// Takes the drawer at `edge` in hand and holds it at `progress`: 0 closed, 1 open.
    public mutating func hold(_ edge: Edge, at progress: Double, time: Timestamp) {
        begin(at: time)
        drawers.begin(edge)
        let isOpen = drawers.set[edge]?.interactor.resumed == .open
        drawers.update(edge, progress: isOpen ? 1 - progress : progress)
        _ = tell()
    }

    /// Has the content drawn anew, after a change to the scene from outside.
    public mutating func invalidate() { isContentStale = true }

    /// Gives the program other drawers; one that is open stays open where there still is one.
    public mutating func use(_ configurations: [DrawerConfiguration], at time: Timestamp) {
        begin(at: time)
        if configurations.map(\.edge) == drawers.set.drawers.map(\.edge) {
            for configuration in configurations { drawers.configure(configuration) }
        } else {
            replaceDrawers(by: configurations)
        }
        isContentStale = true
        _ = tell()
    }

    private mutating func replaceDrawers(by configurations: [DrawerConfiguration]) {
        let open = drawers.set.drawers.firstIndex { $0.target == .open }
        _ = cancelPress()
        drawers.permanent = nil
        for drawer in drawers.set.drawers {
            drawers.change { $0.dismiss(drawer.edge, at: $1) }
            drawers.pending.append(.panelDropped(drawer.edge))
        }
        _ = tell()
        let time = drawers.time
        drawers = Drawers(configurations, permanentAt: permanentAt, screen: size)
        drawers.time = time
        if let open, open < configurations.count {
            drawers.move(configurations[open].edge, to: .open)
        }
    }
}
