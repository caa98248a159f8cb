internal import DrawerModel

extension DrawerHost {
    /// Tells the scene what has happened, and what that makes happen.
    mutating func tell() -> Reaction {
        var reaction = Reaction.none
        drawers.settlePermanent()
        repeat {
            reaction = reaction.and(layOut())
            swap(&telling, &drawers.pending)
            for event in telling { reaction = reaction.and(tell(event)) }
            telling.removeAll(keepingCapacity: true)
        } while !drawers.pending.isEmpty
        drawers.fitPanels()
        return reaction
    }

    /// Tells the scene of one event; the drawer that comes out where its panel is kept, and the one
    /// that goes where it still stands beside the content, need and drop none.
    private mutating func tell(_ event: DrawerEvent) -> Reaction {
        switch event {
        case .panelNeeded(let edge):
            guard drawers.panels[edge.slot] == nil else { return .none }
            drawers.panels[edge.slot] = PanelLayer(scene.makePanel(at: edge))
        case .panelDropped(let edge):
            guard drawers.panels[edge.slot] != nil, !drawers.isBeside(edge) else { return .none }
            drawers.panels[edge.slot] = nil
        default: break
        }
        happened.append(event)
        let reaction = scene.notice(event, &drawers)
        if reaction != .none { isContentStale = true }
        return .redraw.and(reaction)
    }

    /// A reaction of the scene, and what the drawers make of what it did.
    mutating func note(_ reaction: Reaction) -> Reaction {
        if reaction != .none { isContentStale = true }
        return tell().and(reaction)
    }
}

extension Reaction {
    /// This and `other`, of which that counts which says more.
    func and(_ other: Reaction) -> Reaction {
        switch other {
        case .none: self
        case .redraw: self == .none ? other : self
        default: other
        }
    }
}
