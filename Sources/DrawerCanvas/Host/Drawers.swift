public import DrawerModel

/// What a scene may do to the drawers around it: all calls are made at the time of the event that
/// the scene is handling.
public struct Drawers<Panel: DrawerPanel> {
    /// The drawers as they are.
    public internal(set) var set: DrawerSet
    /// The drawer that stands beside the content where the screen is wide enough.
    public internal(set) var permanent: PermanentDrawer?
    /// Whether the keyboard is the permanent panel's.
    public internal(set) var isPermanentFocused = false
    /// When the event under way came.
    public internal(set) var time = Timestamp(nanoseconds: 0)

    var panels = [PanelLayer<Panel>?](repeating: nil, count: Edge.allCases.count)
    /// What calls have made happen and the scene was not told of yet.
    var pending: [DrawerEvent] = []

    /// A drawer for each configuration; from `columns` columns on the first one at the left or right
    /// stands beside the content.
    init(_ configurations: [DrawerConfiguration], permanentAt columns: Int?, screen: Size) {
        permanent = columns.flatMap { columns in
            configurations.first { $0.edge.axis == .horizontal }
                .map { PermanentDrawer($0, from: columns, screen: screen) }
        }
        set = DrawerSet(configurations, screen: permanent?.contentFrame.size ?? screen)
        settlePermanent()
    }

    /// The panel at `edge`; nil before it was first shown, and after it was dropped.
    public subscript(edge: Edge) -> Panel? { panels[edge.slot]?.panel }

    /// Changes the panel at `edge`, if there is one, and has it drawn anew.
    public mutating func updatePanel(_ edge: Edge, _ change: (inout Panel) -> Void) {
        panels[edge.slot]?.isStale = true
        if panels[edge.slot] != nil { change(&panels[edge.slot]!.panel) }
    }

    // MARK: Movement

    /// Sends the drawer at `edge` to `anchor` from where it is. One that stands beside the content
    /// gets the keyboard, or gives it back.
    public mutating func move(_ edge: Edge, to anchor: Anchor) {
        if isStanding(edge) { return focusPermanent(anchor == .open) }
        change { $0.move(edge, to: anchor, at: $1) }
    }

    /// Opens the drawer at `edge`, or closes it where it is open or opening.
    public mutating func toggle(_ edge: Edge) {
        if isStanding(edge) { return focusPermanent(!isPermanentFocused) }
        change { $0.toggle(edge, at: $1) }
    }

    /// Whether code has the drawer at `edge` in hand: from `begin` until `finish`, `cancel` or
    /// another hand ends that.
    public func isDriven(_ edge: Edge) -> Bool { set.isDriven(edge) }

    /// Takes the drawer at `edge` in hand, until `finish`, `cancel` or another hand ends that. One
    /// that stands beside the content cannot be taken.
    ///
    /// - Returns: The progress of the transition: 0 for a drawer at rest, more for one on its way.
    @discardableResult
    public mutating func begin(_ edge: Edge) -> Double {
        isStanding(edge) ? 0 : change { $0.begin(edge, at: $1) }
    }

    /// Scrubs the transition begun at `edge` to `progress`: 0 where it came from, 1 at its end.
    public mutating func update(_ edge: Edge, progress: Double) {
        change { $0.update(edge, progress: progress, at: $1) }
    }

    /// Has the transition begun at `edge` play to its end.
    public mutating func finish(_ edge: Edge) { change { $0.finish(edge, at: $1) } }

    /// Has the transition begun at `edge` play back.
    public mutating func cancel(_ edge: Edge) { change { $0.cancel(edge, at: $1) } }

    /// Changes the settings of the drawer at their edge.
    public mutating func configure(_ configuration: DrawerConfiguration) {
        if permanent?.edge == configuration.edge { permanent?.configure(configuration) }
        change { $0.configure(configuration, at: $1) }
    }

    /// Does something to the drawers; the panel that may stand beside the content follows.
    mutating func change<Answer>(_ call: (inout DrawerSet, Timestamp) -> Answer) -> Answer {
        defer { settlePermanent() }
        return note(call)
    }

    /// Does something to the drawers, and notes what that has made happen.
    mutating func note<Answer>(_ call: (inout DrawerSet, Timestamp) -> Answer) -> Answer {
        let answer = call(&set, time)
        pending += set.happened
        return answer
    }
}
