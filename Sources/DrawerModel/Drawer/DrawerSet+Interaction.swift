extension DrawerSet {
    /// Whether code has the drawer at `edge` in hand: from `begin` until `finish`, `cancel` or
    /// another hand ends that.
    public func isDriven(_ edge: Edge) -> Bool { driven.map { drawers[$0].edge == edge } ?? false }

    /// Takes the drawer at `edge` in hand from code: from now on its transition is scrubbed by
    /// `update`, until `finish`, `cancel` or another hand ends that.
    ///
    /// - Returns: The progress of the transition: 0 for a drawer at rest, more for one on its way.
    @discardableResult
    public mutating func begin(_ edge: Edge, at time: Timestamp) -> Double {
        recording(at: time) { set in
            guard let index = set.index(of: edge) else { return 0 }
            if set.drawers[index].isHeld { set.dropPan() }
            set.apply(PanGesture(.began, source: .code, axis: edge.axis), to: index)
            set.driven = index
            return set.drawers[index].interactor.progress
        }
    }

    /// Scrubs the transition begun at `edge` to `progress`: 0 where it came from, 1 at its end.
    public mutating func update(_ edge: Edge, progress: Double, at time: Timestamp) {
        recording(at: time) { set in
            guard let index = set.driven, set.drawers[index].edge == edge else { return }
            let drawer = set.drawers[index]
            let hand = drawer.interactor
            let wanted = hand.resumed == .closed ? progress : 1 - progress
            let cells = (wanted - hand.origin) * Double(drawer.length) * edge.openingSign
            let moved = PanGesture(
                .changed, source: .code, axis: edge.axis, translation: cells, reach: .infinity)
            set.apply(moved, to: index)
        }
    }

    /// Has the transition begun at `edge` play to its end.
    public mutating func finish(_ edge: Edge, at time: Timestamp) {
        end(edge, at: time) { $0.resumed.opposite }
    }

    /// Has the transition begun at `edge` play back to where it came from.
    public mutating func cancel(_ edge: Edge, at time: Timestamp) {
        end(edge, at: time) { $0.resumed }
    }

    private mutating func end(
        _ edge: Edge, at time: Timestamp, _ anchor: (Interactor) -> Anchor
    ) {
        recording(at: time) { set in
            guard let index = set.driven, set.drawers[index].edge == edge else { return }
            set.send(index, to: anchor(set.drawers[index].interactor))
        }
    }
}
