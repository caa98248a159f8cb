@testable import DrawerModel

/// An owner's view of the drawers, kept from the events alone; notes where they contradict it.
struct Ledger {
    private struct Entry {
        var isMoving = false
        var target = Anchor.closed
        var settled = Anchor.closed
        var progress = 0.0
        var hasPanel = false
    }

    private var entries: [Edge: Entry] = [:]
    /// What was told wrongly.
    private(set) var faults: [String] = []
    /// How many animations have begun, and ended.
    private(set) var began = 0
    private(set) var ended = 0

    /// Of an owner who sees the drawers as they are now.
    /// The ledger of drawers as they are; panels may be there for other reasons, as in `panels`.
    init(_ set: DrawerSet, panels: Set<Edge> = []) {
        for drawer in set.drawers {
            entries[drawer.edge] = Entry(
                isMoving: drawer.isSettling, target: drawer.target, settled: drawer.settled,
                progress: drawer.progress,
                hasPanel: drawer.hasPanel || panels.contains(drawer.edge))
        }
        began = entries.values.count(where: \.isMoving)
    }

    /// Takes what was told, and compares with how the drawers are now.
    mutating func note(_ happened: [DrawerEvent], of set: DrawerSet) {
        for event in happened { note(event) }
        for drawer in set.drawers {
            let entry = entries[drawer.edge, default: Entry()]
            expect(entry.isMoving == drawer.isSettling, "animation", drawer.edge)
            expect(entry.target == drawer.target, "target", drawer.edge)
            expect(entry.settled == drawer.settled, "settled", drawer.edge)
            expect(entry.progress == drawer.progress, "progress", drawer.edge)
            expect(entry.hasPanel || !drawer.isOut, "out without a panel", drawer.edge)
        }
        expect(set.isAnimating == entries.values.contains { $0.isMoving }, "isAnimating", nil)
    }

    private mutating func note(_ event: DrawerEvent) {
        switch event {
        case .panelNeeded(let edge):
            expect(entries[edge]?.hasPanel == false, "a second panel", edge)
            entries[edge]?.hasPanel = true
        case .panelDropped(let edge):
            expect(entries[edge]?.hasPanel == true, "dropped without a panel", edge)
            entries[edge]?.hasPanel = false
        case .willOpen(let edge): turn(edge, to: .open)
        case .willClose(let edge): turn(edge, to: .closed)
        case .didOpen(let edge): arrive(edge, at: .open)
        case .didClose(let edge): arrive(edge, at: .closed)
        case .progressed(let edge, let progress):
            expect(entries[edge]?.progress != progress, "progress told twice", edge)
            entries[edge]?.progress = progress
        case .animationBegan(let edge):
            expect(entries[edge]?.isMoving == false, "began while moving", edge)
            entries[edge]?.isMoving = true
            began += 1
        case .animationEnded(let edge, _):
            expect(entries[edge]?.isMoving == true, "ended while not moving", edge)
            entries[edge]?.isMoving = false
            ended += 1
        }
    }

    private mutating func turn(_ edge: Edge, to anchor: Anchor) {
        expect(entries[edge]?.target == anchor.opposite, "will \(anchor) told twice", edge)
        expect(entries[edge]?.isMoving == false, "will \(anchor) inside an animation", edge)
        entries[edge]?.target = anchor
    }

    private mutating func arrive(_ edge: Edge, at anchor: Anchor) {
        expect(entries[edge]?.settled == anchor.opposite, "did \(anchor) told twice", edge)
        expect(entries[edge]?.target == anchor, "did \(anchor) without will", edge)
        expect(entries[edge]?.isMoving == false, "did \(anchor) before the end", edge)
        entries[edge]?.settled = anchor
    }

    private mutating func expect(_ condition: Bool, _ fault: String, _ edge: Edge?) {
        if !condition { faults.append("\(fault): \(edge.map { "\($0)" } ?? "all")") }
    }
}
