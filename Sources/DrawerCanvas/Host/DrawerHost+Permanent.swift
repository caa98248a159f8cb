internal import DrawerModel

extension DrawerHost {
    /// Makes the panel that stands beside the content, where there is none yet.
    mutating func makePermanentPanel() {
        guard let permanent = drawers.permanent, permanent.isStanding else { return }
        if drawers.panels[permanent.edge] == nil {
            drawers.panels[permanent.edge] = PanelLayer(panel: scene.makePanel(at: permanent.edge))
        }
        drawers.fitPanel(permanent.edge)
    }

    /// Takes an event where a panel stands beside the content: a pointer's belongs to what it is
    /// over, a key to the one of both that has the keyboard.
    mutating func handleBesidePermanent(_ event: InputEvent) -> Reaction {
        guard let permanent = drawers.permanent else { return .none }
        switch event {
        case .key(let press): return key(press, permanent.edge)
        case .mouse(let report): return mouse(report, permanent)
        case .paste where drawers.isPermanentFocused: return panel(permanent.edge, event)
        case .paste, .focus, .resize: return handleInArena(event)
        }
    }

    /// The arrow that would open the drawer, and Tab, give it the keyboard; the other arrow, Tab and
    /// Escape give it back.
    private mutating func key(_ press: KeyPress, _ edge: Edge) -> Reaction {
        let intent = KeyPan.intent(of: press)
        let isInward = intent?.axis == .horizontal && intent?.sign == edge.openingSign
        let isOutward = intent?.axis == .horizontal && intent?.sign == -edge.openingSign
        let isTab = press == KeyPress(.tab)
        if drawers.isPermanentFocused {
            if isTab || isOutward || press.key == .escape {
                drawers.isPermanentFocused = false
                return .redraw
            }
            return panel(edge, .key(press))
        }
        if drawers.set.front == nil, isTab || isInward {
            drawers.isPermanentFocused = true
            return .redraw
        }
        return handleInArena(.key(press))
    }

    private mutating func mouse(_ report: MouseReport, _ permanent: PermanentDrawer) -> Reaction {
        let column = report.location.cell.x
        let isOverPanel =
            permanent.edge == .left
            ? column < permanent.length : column >= size.width - permanent.length
        let over: DrawerSet.Target = isOverPanel ? .menu(permanent.edge) : .content
        var receiver = over
        switch report.kind {
        case .press:
            pressReceiver = over
            drawers.isPermanentFocused = isOverPanel
        case .drag: receiver = pressReceiver ?? over
        case .release, .cancel:
            receiver = pressReceiver ?? over
            pressReceiver = nil
        case .move, .wheel: break
        }
        var moved = report
        if receiver == .content {
            moved.location.x -= Double(permanent.contentOrigin)
            return handleInArena(.mouse(moved))
        }
        if permanent.edge == .right { moved.location.x -= Double(size.width - permanent.length) }
        return panel(permanent.edge, .mouse(moved))
    }
}
