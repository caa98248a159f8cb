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
        if drawers.permanent?.isStanding == true { return handleBesidePermanent(event) }
        return handleInArena(event)
    }

    /// What the scene's news come from.
    public var newsDescriptor: Int32? { scene.newsDescriptor }

    /// Has the scene take its news.
    public mutating func takeNews(at time: Timestamp) -> Reaction {
        begin(at: time)
        return note(scene.takeNews(&drawers))
    }

    mutating func handleInArena(_ event: InputEvent) -> Reaction {
        let claim = claim(on: event)
        let outcome = drawers.set.handle(event, at: drawers.time, claim: claim)
        drawers.pending += drawers.set.happened
        let reaction = tell()
        switch outcome {
        case .consumed: return reaction
        case .forward(.content, let event):
            return reaction.and(note(scene.handle(event, &drawers)))
        case .forward(.menu(let edge), let event):
            return reaction.and(panel(edge, event))
        }
    }

    private mutating func resize(to size: Size) -> Reaction {
        self.size = size
        let wasStanding = drawers.permanent?.isStanding
        drawers.permanent?.resize(to: size, at: drawers.time)
        let extent = drawers.permanent?.contentSize ?? size
        drawers.change { _ = $0.handle(.resize(extent), at: $1) }
        if wasStanding != drawers.permanent?.isStanding { drawers.lockPermanent() }
        makePermanentPanel()
        scene.resize(to: extent)
        isContentStale = true
        for edge in drawers.panels.keys { drawers.fitPanel(edge) }
        _ = tell()
        return .redraw
    }

    /// Which drags the content wants, where the pointer is over it.
    private func claim(on event: InputEvent) -> DrawerSet.Claim {
        guard case .mouse(let report) = event, drawers.set.target(at: report.location) == .content
        else { return [] }
        return scene.claim(at: drawers.set.location(report.location, in: .content).cell)
    }

    mutating func panel(_ edge: Edge, _ event: InputEvent) -> Reaction {
        guard let response = drawers.panels[edge]?.panel.handle(event) else { return .none }
        switch response {
        case .ignored: return .none
        case .changed:
            drawers.panels[edge]?.isStale = true
            return .redraw
        case .chosen(let row):
            drawers.panels[edge]?.isStale = true
            return note(scene.chose(row: row, at: edge, &drawers))
        }
    }

    /// Tells the scene what has happened, and what that makes happen; has panels made and dropped.
    mutating func tell() -> Reaction {
        var reaction = Reaction.none
        while !drawers.pending.isEmpty {
            let events = drawers.pending
            happened += events
            drawers.pending.removeAll(keepingCapacity: true)
            reaction = .redraw
            for event in events {
                switch event {
                case .panelNeeded(let edge):
                    drawers.panels[edge] = PanelLayer(panel: scene.makePanel(at: edge))
                    drawers.fitPanel(edge)
                case .panelDropped(let edge):
                    drawers.panels[edge] = nil
                default: break
                }
                if scene.notice(event, &drawers) != .none { isContentStale = true }
            }
        }
        return reaction
    }

    /// A reaction of the scene, and of the drawers to what it did.
    mutating func note(_ reaction: Reaction) -> Reaction {
        if reaction != .none { isContentStale = true }
        return tell().and(reaction)
    }
}

extension Reaction {
    /// This, and then `other`, which says more where it says something.
    func and(_ other: Reaction) -> Reaction { other == .none ? self : other }
}
