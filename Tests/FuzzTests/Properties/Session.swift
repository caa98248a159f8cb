import DrawerModel

@testable import DrawerCanvas
@testable import DrawerTerminal

/// A program with drawers, and the terminal that it runs in.
struct Session {
    private var host: DrawerHost<SessionScene>
    private var decoder = InputDecoder()
    private var ledger: Ledger
    private var frame: Surface
    /// Milliseconds since the start.
    private var now = 0
    private let theme = Theme(.dark)

    /// The drawers, their motion, and the screen, as `source` chooses.
    init(_ source: inout ByteSource) {
        var drawers = source.pick(Self.sets)
        let motion = source.pick([Motion.full, .full, .reduced, .none])
        for index in drawers.indices { drawers[index].motion = motion }
        let size = Size(width: 1 + source.below(100), height: 1 + source.below(30))
        let permanent = source.pick([nil, nil, nil, 60])
        host = DrawerHost(SessionScene(), drawers: drawers, permanentAt: permanent, size: size)
        host.advance(to: Timestamp(nanoseconds: 0))
        // A panel that stands beside the content was made before its drawer ever came out.
        let made = Edge.allCases.filter { [drawers = host.drawers] in drawers[$0] != nil }
        ledger = Ledger(host.drawers.set, panels: Set(made))
        frame = Surface(size: size)
    }

    private static let sets =
        DrawerPreset.allCases.map(\.configurations) + [
            [DrawerConfiguration()],
            [DrawerConfiguration(edge: .right), DrawerConfiguration(edge: .left, style: .reveal)],
            Edge.allCases.map { DrawerConfiguration(edge: $0, size: .cells(12), style: .push()) },
            [.interactiveReveal(.bottom), .basicDrawer(.right), .slideDown],
        ]

    private var time: Timestamp { Timestamp(nanoseconds: Int64(now) * 1_000_000) }

    // MARK: Steps

    mutating func take(_ step: SessionStep) throws {
        now += step.pause
        switch step.action {
        case .input(let bytes, let flushes):
            var inputs: [InputDecoder.Input] = []
            decoder.feed(bytes, into: &inputs)
            if flushes { decoder.flush(into: &inputs) }
            for case .event(let event) in inputs { try handle(event) }
        case .frame(let ahead): try draw(ahead: ahead)
        case .resize(let size): try handle(.resize(size))
        case .order(let order):
            host.begin(at: time)
            host.drawers.obey(order)
            _ = host.tell()
            try check()
        }
    }

    private mutating func handle(_ event: InputEvent) throws {
        if case .resize(let size) = event { frame.reset(size: size) }
        _ = host.handle(event, at: time)
        try check()
    }

    private mutating func draw(ahead: Int) throws {
        host.advance(to: time.advanced(by: Double(ahead) / 1000))
        try check()
        host.draw(into: &frame, theme: theme)
        try frame.checkSoundness()
    }

    /// When all is let go, it all comes to rest.
    mutating func rest() throws {
        try take(SessionStep([0, 0x1B, 0x5B] + "201~\u{1B}[<0;1;1m\r".utf8))
        for edge in Edge.allCases {
            host.begin(at: time)
            host.drawers.finish(edge)
            _ = host.tell()
            try check()
        }
        now += 200
        try draw(ahead: 0)
        now += 10_000
        try draw(ahead: 0)
        let set = host.drawers.set
        try require(!host.isAnimating && host.deadline == nil, "no rest")
        try require(ledger.began == ledger.ended, "\(ledger.began) began, \(ledger.ended) ended")
        for drawer in set.drawers {
            try require(drawer.progress == drawer.settled.progress, "rest at \(drawer.progress)")
            try require(drawer.target == drawer.settled && !drawer.isHeld, "no rest: \(drawer)")
        }
    }

    // MARK: Rules

    private mutating func check() throws {
        let set = host.drawers.set
        ledger.note(host.happened, of: set)
        try require(ledger.faults.isEmpty, "told wrongly: \(ledger.faults) in \(host.happened)")
        try require(set.drawers.count { $0.target == .open } <= 1, "two are open")
        try require(set.drawers.count(where: \.isHeld) <= 1, "two are held")
        for drawer in set.drawers {
            try check(drawer, extent: set.screen[drawer.edge.axis])
            let hasPanel = host.drawers[drawer.edge] != nil
            try require(hasPanel || !drawer.isOut, "the panel at \(drawer.edge) is missing")
        }
    }

    private func check(_ drawer: Drawer, extent: Int) throws {
        try require(drawer.progress.isFinite && drawer.velocity.isFinite, "no number: \(drawer)")
        if case .power(_, let limit) = drawer.configuration.band {
            try require(drawer.progress <= limit, "beyond the limit: \(drawer.progress)")
        } else {
            let most = max(1, Double(extent) / Double(drawer.length))
            try require((0...most).contains(drawer.progress), "out of bounds: \(drawer.progress)")
        }
    }
}
