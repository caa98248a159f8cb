extension DrawerSet {
    /// Takes the drawer at `edge` in hand from code: from now on its transition is scrubbed by
    /// `update`, until `finish`, `cancel` or another hand ends that.
    public mutating func begin(_ edge: Edge, at time: Timestamp) {
        recording(at: time) { set in
            guard let index = set.index(of: edge) else { return }
            if set.drawers[index].isHeld { set.dropPan() }
            set.apply(PanGesture(.began, source: .code, axis: edge.axis), to: index)
            set.driven = Driven(index: index, origin: set.drawers[index].interactor.raw)
        }
    }

    /// Scrubs the transition begun at `edge` to `progress`: 0 where it came from, 1 at its end.
    public mutating func update(_ edge: Edge, progress: Double, at time: Timestamp) {
        recording(at: time) { set in
            guard let driven = set.driven, set.drawers[driven.index].edge == edge else { return }
            let drawer = set.drawers[driven.index]
            let wanted = drawer.interactor.resumed == .closed ? progress : 1 - progress
            let cells = (wanted - driven.origin) * Double(drawer.length) * edge.openingSign
            let moved = PanGesture(
                .changed, source: .code, axis: edge.axis, translation: cells, reach: .infinity)
            set.apply(moved, to: driven.index)
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
            guard let index = set.driven?.index, set.drawers[index].edge == edge else { return }
            set.send(index, to: anchor(set.drawers[index].interactor))
        }
    }
}
