internal import DrawerModel

extension DrawerHost {
    /// Takes an event where a panel stands beside the content: a pointer's belongs to what it is
    /// over, a key to the one of both that has the keyboard.
    mutating func handle(_ event: InputEvent, beside permanent: PermanentDrawer) -> Reaction {
        let wasFocused = drawers.isPermanentFocused
        let reaction = reaction(to: event, beside: permanent)
        return wasFocused == drawers.isPermanentFocused ? reaction : .redraw.and(reaction)
    }

    private mutating func reaction(
        to event: InputEvent, beside permanent: PermanentDrawer
    ) -> Reaction {
        switch event {
        case .key(let press): return key(press, permanent.edge)
        case .mouse(let report): return mouse(report, permanent)
        case .paste where drawers.isPermanentFocused: return panel(permanent.edge, event)
        case .focus(false) where hasPanelPress:
            return cancelPress().and(handleInArena(event))
        case .paste, .focus, .resize: return handleInArena(event)
        }
    }

    /// The arrow that would open the drawer, and Tab, give it the keyboard; the other arrow, Tab and
    /// Escape give it back.
    private mutating func key(_ press: KeyPress, _ edge: Edge) -> Reaction {
        let intent = KeyPan.intent(of: press).flatMap { $0.axis == .horizontal ? $0 : nil }
        let isTab = press == KeyPress(.tab)
        if drawers.isPermanentFocused {
            guard isTab || press.key == .escape || intent?.sign == -edge.openingSign else {
                return panel(edge, .key(press))
            }
            drawers.isPermanentFocused = false
            return .none
        }
        guard drawers.set.front == nil, isTab || intent?.sign == edge.openingSign else {
            return handleInArena(.key(press))
        }
        drawers.isPermanentFocused = true
        return .none
    }

    /// A drawer that is out leaves the panel no more than it leaves the content.
    private mutating func mouse(_ report: MouseReport, _ permanent: PermanentDrawer) -> Reaction {
        let isOver = drawers.set.front == nil && permanent.contains(report.location)
        switch report.kind {
        case .press:
            let cancelled = hasPanelPress == isOver ? Reaction.none : cancelPress()
            hasPanelPress = isOver
            drawers.isPermanentFocused = isOver
            return cancelled.and(forward(report, toPanel: isOver, permanent))
        case .drag: return forward(report, toPanel: hasPanelPress, permanent)
        case .release, .cancel:
            defer { hasPanelPress = false }
            return forward(report, toPanel: hasPanelPress, permanent)
        case .move:
            // A button that is not held any more: its release was lost.
            return hasPanelPress ? cancelPress() : forward(report, toPanel: isOver, permanent)
        case .wheel: return forward(report, toPanel: isOver, permanent)
        }
    }

    private mutating func forward(
        _ report: MouseReport, toPanel: Bool, _ permanent: PermanentDrawer
    ) -> Reaction {
        var report = report
        if toPanel {
            report.location = permanent.panelLocation(report.location)
            return panel(permanent.edge, .mouse(report))
        }
        report.location.x -= Double(permanent.contentFrame.minX)
        return handleInArena(.mouse(report))
    }
}
