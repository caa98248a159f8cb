@testable import DrawerModel

/// Drawers that follow a script; all times are milliseconds from its start.
struct Replay {
    var drawers: DrawerSet
    /// All that the owner was told, but for the progress and the panels.
    private(set) var told: [DrawerEvent] = []
    /// What the owner was told of the panels.
    private(set) var panels: [DrawerEvent] = []
    /// What became of each event, in order.
    private(set) var outcomes: [DrawerSet.Outcome] = []
    /// What the owner knows, checked at every step.
    private(set) var ledger: Ledger

    /// One default drawer at the left of an 80x24 screen: 64 columns to go, 16 beside it.
    init(
        _ configurations: [DrawerConfiguration] = [DrawerConfiguration()],
        screen: Size = Size(width: 80, height: 24)
    ) {
        drawers = DrawerSet(configurations, screen: screen)
        ledger = Ledger(drawers)
    }

    /// Drawers that are open, or going to be, from the start: the one at `edge` is.
    static func open(
        _ edge: Edge = .left, of configurations: [DrawerConfiguration] = [DrawerConfiguration()]
    ) -> Replay {
        var replay = Replay(configurations)
        replay.move(edge, to: .open, at: -5000)
        replay.tick(at: -1)
        replay.forget()
        return replay
    }

    var drawer: Drawer { drawers.drawers[0] }
    var progress: Double { drawer.progress }
    /// The moving edge's way from closed, in cells.
    var cells: Double { drawer.progress * Double(drawer.length) }

    /// Drops the log, so that a test can look at what follows alone.
    mutating func forget() {
        told = []
        panels = []
        outcomes = []
    }

    // MARK: Events

    @discardableResult
    mutating func send(
        _ event: InputEvent, at time: Double, claim: DrawerSet.Claim = []
    ) -> DrawerSet.Outcome {
        let outcome = drawers.handle(event, at: Timestamp(milliseconds: time), claim: claim)
        outcomes.append(outcome)
        note()
        return outcome
    }

    @discardableResult
    mutating func mouse(
        _ kind: MouseReport.Kind, _ x: Double, _ y: Double = 10, at time: Double,
        claim: DrawerSet.Claim = []
    ) -> DrawerSet.Outcome {
        send(.mouse(MouseReport(kind, at: Location(x: x, y: y))), at: time, claim: claim)
    }

    @discardableResult
    mutating func press(
        _ x: Double, _ y: Double = 10, at time: Double, claim: DrawerSet.Claim = []
    ) -> DrawerSet.Outcome {
        mouse(.press(.left), x, y, at: time, claim: claim)
    }

    @discardableResult
    mutating func drag(_ x: Double, _ y: Double = 10, at time: Double) -> DrawerSet.Outcome {
        mouse(.drag(.left), x, y, at: time)
    }

    @discardableResult
    mutating func release(_ x: Double, _ y: Double = 10, at time: Double) -> DrawerSet.Outcome {
        mouse(.release(.left), x, y, at: time)
    }

    @discardableResult
    mutating func key(
        _ key: Key, _ modifiers: Modifiers = [], at time: Double
    ) -> DrawerSet.Outcome {
        send(.key(KeyPress(key, modifiers)), at: time)
    }

    mutating func resize(_ width: Int, _ height: Int = 24, at time: Double) {
        send(.resize(Size(width: width, height: height)), at: time)
    }

    mutating func tick(at time: Double) { call(at: time) { $0.advance(to: $1) } }

    mutating func move(_ edge: Edge = .left, to anchor: Anchor, at time: Double) {
        call(at: time) { $0.move(edge, to: anchor, at: $1) }
    }

    mutating func toggle(_ edge: Edge = .left, at time: Double) {
        call(at: time) { $0.toggle(edge, at: $1) }
    }

    /// Any call to the drawers.
    mutating func call(at time: Double, _ body: (inout DrawerSet, Timestamp) -> Void) {
        body(&drawers, Timestamp(milliseconds: time))
        note()
    }

    /// Drags evenly from one place to another over `duration`, as a terminal reports it: looked
    /// at `rate` times a second, said where the cell has changed. The button stays down.
    mutating func glide(
        from start: Location, to end: Location, at time: Double, over duration: Double,
        rate: Double = 60
    ) {
        let count = Int((duration * rate / 1000).rounded(.up))
        var cell = start.cell
        for step in 1...max(1, count) {
            let share = min(1, Double(step) * 1000 / rate / duration)
            let x = (start.x + (end.x - start.x) * share).rounded()
            let y = (start.y + (end.y - start.y) * share).rounded()
            guard Point(x: Int(x), y: Int(y)) != cell else { continue }
            cell = Point(x: Int(x), y: Int(y))
            drag(x, y, at: time + share * duration)
        }
    }

    private mutating func note() {
        for event in drawers.happened {
            switch event {
            case .progressed: break
            case .panelNeeded, .panelDropped: panels.append(event)
            default: told.append(event)
            }
        }
        ledger.note(drawers.happened, of: drawers)
    }
}

extension Timestamp {
    init(milliseconds: Double) { self.init(seconds: milliseconds / 1000) }
}

func isNear(_ value: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(value - other) <= tolerance
}

/// The outcome that a mouse report goes to somebody.
func forwarded(
    _ kind: MouseReport.Kind, _ x: Double, _ y: Double = 10, to target: DrawerSet.Target = .content
) -> DrawerSet.Outcome {
    .forward(target, .mouse(MouseReport(kind, at: Location(x: x, y: y))))
}
