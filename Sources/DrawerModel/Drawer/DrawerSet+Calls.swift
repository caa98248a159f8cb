extension DrawerSet {
    /// Sends the drawer at `edge` to `anchor` from where it is; one that is out elsewhere closes.
    public mutating func move(_ edge: Edge, to anchor: Anchor, at time: Timestamp) {
        recording(at: time) { set in
            guard let index = set.index(of: edge) else { return }
            set.send(index, to: anchor)
        }
    }

    /// Opens the drawer at `edge`, or closes it where it is open or opening.
    public mutating func toggle(_ edge: Edge, at time: Timestamp) {
        recording(at: time) { set in
            guard let index = set.index(of: edge) else { return }
            set.send(index, to: set.drawers[index].target.opposite)
        }
    }

    /// Closes the drawer at `edge` at once, wherever it is and whoever has it.
    public mutating func dismiss(_ edge: Edge, at time: Timestamp) {
        recording(at: time) { set in
            guard let index = set.index(of: edge) else { return }
            if set.drawers[index].isHeld { set.dropPan() }
            set.drawers[index].dismiss(log: &set.happened)
        }
    }

    /// Shows the drawers that show themselves first open, and has them close by themselves.
    public mutating func appear(at time: Timestamp) {
        recording(at: time) { set in
            for index in set.drawers.indices {
                set.drawers[index].appear(at: set.now, log: &set.happened)
            }
        }
    }

    /// Changes the settings of the drawer at their edge from now on; where it is stays.
    public mutating func configure(_ configuration: DrawerConfiguration, at time: Timestamp) {
        recording(at: time) { set in
            guard let index = set.index(of: configuration.edge) else { return }
            set.drawers[index].configuration = configuration
            set.fit()
        }
    }
}
