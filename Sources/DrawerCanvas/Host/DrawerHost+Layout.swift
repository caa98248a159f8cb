internal import DrawerModel

extension DrawerHost {
    /// Fits everything to a screen of `size`.
    mutating func resize(to size: Size) -> Reaction {
        self.size = size
        if var permanent = drawers.permanent {
            let progress = drawers.set[permanent.edge]?.panelProgress ?? 0
            permanent.resize(to: size, from: progress, at: drawers.time)
            drawers.permanent = permanent
        }
        isContentStale = true
        return Reaction.redraw.and(tell())
    }

    /// Lays the content out anew where something else of the screen is left to it. A press does not
    /// outlive that its places have moved.
    mutating func layOut() -> Reaction {
        let before = neighbour
        neighbour = drawers.permanent
        let hasMoved =
            before?.isStanding != neighbour?.isStanding
            || before?.contentFrame.minX != neighbour?.contentFrame.minX
        let reaction = hasMoved ? cancelPress() : .none
        let extent = neighbour?.contentFrame.size ?? size
        if extent != drawers.set.screen {
            drawers.change { _ = $0.handle(.resize(extent), at: $1) }
        }
        guard extent != self.extent else { return reaction }
        self.extent = extent
        scene.resize(to: extent)
        isContentStale = true
        return .redraw.and(reaction)
    }
}
