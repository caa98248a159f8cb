public import DrawerModel

extension DrawerHost {
    /// Takes an event: the scene may intercept it, then the drawers, then whoever it belongs to.
    public mutating func handle(_ event: InputEvent, at time: Timestamp) -> Reaction {
        begin(at: time)
        if case .resize(let size) = event { return resize(to: size) }
        if let reaction = scene.intercept(event, &drawers) { return note(reaction) }
        if case .key(let press) = event, let reaction = Reaction(controlKey: press) {
            return reaction
        }
        guard let permanent = drawers.permanent, permanent.isStanding else {
            return handleInArena(event)
        }
        return handle(event, beside: permanent)
    }

    /// What the scene's news come from.
    public var newsDescriptor: Int32? { scene.newsDescriptor }

    /// Has the scene go on after another program had the terminal.
    public mutating func resume(after problem: String?, at time: Timestamp) -> Reaction {
        begin(at: time)
        return note(scene.resume(after: problem, &drawers))
    }

    /// Has the scene take its news.
    public mutating func takeNews(at time: Timestamp) -> Reaction {
        begin(at: time)
        return note(scene.takeNews(&drawers))
    }

    mutating func handleInArena(_ event: InputEvent) -> Reaction {
        let claim = claim(on: event)
        var outcome = DrawerSet.Outcome.consumed
        drawers.change { outcome = $0.handle(event, at: $1, claim: claim) }
        let reaction = tell()
        switch outcome {
        case .consumed: return reaction
        case .forward(.content, let event):
            return reaction.and(note(scene.handle(event, &drawers)))
        case .forward(.menu(let edge), let event):
            return reaction.and(panel(edge, event))
        }
    }

    /// Which drags the content wants, where the pointer is over it.
    private func claim(on event: InputEvent) -> DrawerSet.Claim {
        guard case .mouse(let report) = event, drawers.set.target(at: report.location) == .content
        else { return [] }
        return scene.claim(at: drawers.set.location(report.location, in: .content).cell)
    }

    mutating func panel(_ edge: Edge, _ event: InputEvent) -> Reaction {
        guard let response = drawers.panels[edge.slot]?.panel.handle(event) else { return .none }
        switch response {
        case .ignored: return .none
        case .changed:
            drawers.panels[edge.slot]?.isStale = true
            return .redraw
        case .chosen(let row):
            drawers.panels[edge.slot]?.isStale = true
            return note(scene.chose(row: row, at: edge, &drawers))
        }
    }

    /// Ends the press under way, whoever has got it: what it was on is not there any more.
    mutating func cancelPress() -> Reaction {
        let event = InputEvent.mouse(MouseReport(.cancel, at: Location(x: 0, y: 0)))
        guard hasPanelPress, let permanent = drawers.permanent else { return handleInArena(event) }
        hasPanelPress = false
        return panel(permanent.edge, event)
    }
}
