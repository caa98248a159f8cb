import DrawerModel

@testable import DrawerCanvas

/// Plays with a host at random, one seed, one game; notes the first rule that it breaks.
struct HostMonkey {
    static let sets: [[DrawerConfiguration]] =
        DrawerPreset.allCases.map(\.configurations) + [
            [.basicDrawer(), .basicDrawer(.right)],
            [.interactiveReveal(.bottom), .interactiveReveal(.right), .slideDown],
            Edge.allCases.map { DrawerConfiguration(edge: $0) },
        ]

    private(set) var play: HostPlay
    private(set) var fault: String?
    private var numbers: SplitMix64
    private var pointer = Location(x: 5, y: 5)
    /// Who has a press that has not ended; the content is nil.
    private var pressed: Set<Edge?> = []

    init(_ configurations: [DrawerConfiguration], permanentAt: Int?, seed: UInt64) {
        numbers = SplitMix64(seed: seed)
        play = HostPlay(configurations, permanentAt: permanentAt)
        for (index, scalar) in "abcd".unicodeScalars.enumerated() {
            play.host.scene.commands[scalar] = { scene, drawers in
                let edges = drawers.set.drawers.map(\.edge)
                drawers.toggle(edges[index % edges.count])
                scene.text += "x"
                return .redraw
            }
        }
        play.host.scene.control = 0..<8
    }

    mutating func step() {
        let before = play
        play.host.scene.forget()
        let move = move()
        let frame = below(3) == 0 ? play.draw() : nil
        let broken = brokenRule(before) ?? followPresses(before)
        if let broken = broken ?? (frame?.isSound == false ? "a cut glyph" : nil) {
            fault = "\(broken) by \(move)"
        }
    }

    /// Whoever gets a drag or a release has got the press before.
    private mutating func followPresses(_ before: HostPlay) -> String? {
        for edge in [nil] + Edge.allCases {
            let old = edge.map { before.got($0).count } ?? 0
            let all = edge.map { play.got($0) } ?? play.scene.events
            // A panel that was made anew begins with nothing.
            if all.count < old || edge.map({ play.host.drawers[$0] == nil }) == true {
                pressed.remove(edge)
            }
            for event in all.dropFirst(all.count < old ? 0 : old) {
                guard case .mouse(let report) = event else { continue }
                switch report.kind {
                case .press: pressed.insert(edge)
                case .drag, .release:
                    if !pressed.contains(edge) { return "no press before \(report.kind)" }
                    if case .release = report.kind { pressed.remove(edge) }
                case .cancel: pressed.remove(edge)
                case .move, .wheel: break
                }
            }
        }
        return nil
    }

    /// Does something, and says what.
    private mutating func move() -> String {
        switch below(100) {
        case 0..<60: return send(event())
        case 60..<66: return send(.resize(Size(width: width(), height: pick([10, 10, 30, 1, 2]))))
        case 66..<68:
            let set = pick(Self.sets)
            play.host.use(set, at: play.time)
            return "use \(set.map(\.edge))"
        case 68..<70:
            let edge = edge()
            play.host.hold(edge, at: Double(below(14)) / 10, time: play.time)
            return "hold \(edge)"
        case 70..<74:
            let edge = edge()
            play.host.toggle(edge, at: play.time)
            return "toggle \(edge)"
        default:
            let pause = pick([0, 0.005, 0.016, 0.016, 0.016, 0.1, 0.5, 5])
            play.wait(pause)
            return "wait \(pause)"
        }
    }

    private mutating func send(_ event: InputEvent) -> String {
        play.send(event)
        return "\(event)"
    }

    private mutating func event() -> InputEvent {
        switch below(20) {
        case 0..<3: mouse(.press(pick([.left, .left, .left, .right])), far: true)
        case 3..<9: mouse(.drag(.left), far: false)
        case 9..<12: mouse(.release(.left), far: false)
        case 12: mouse(.wheel(pick([.up, .down, .left, .right])), far: true)
        case 13: mouse(pick([.move, .cancel]), far: true)
        case 14: .focus(below(2) == 0)
        case 15: .paste("text")
        default: .key(key())
        }
    }

    private mutating func mouse(_ kind: MouseReport.Kind, far: Bool) -> InputEvent {
        let step = far ? 60 : 6
        pointer.x += Double(below(2 * step + 1) - step)
        if below(2) == 0 { pointer.y += Double(below(5) - 2) }
        pointer.x = min(max(-1, pointer.x), Double(play.size.width))
        pointer.y = min(max(-1, pointer.y), Double(play.size.height))
        return .mouse(MouseReport(kind, at: pointer))
    }

    private mutating func key() -> KeyPress {
        pick([
            KeyPress(.left), KeyPress(.right), KeyPress(.up, .alt), KeyPress(.down, .alt),
            KeyPress(.left, .shift), KeyPress(.right, .shift), KeyPress(.escape), KeyPress(.enter),
            KeyPress(.tab), KeyPress(.down), KeyPress(.character("a")), KeyPress(.character("b")),
            KeyPress(.character("c")),
        ])
    }

    private mutating func width() -> Int { pick([40, 40, 60, 80, 120, 1, 2, 7, play.size.width]) }

    private mutating func edge() -> Edge { pick(play.set.drawers.map(\.edge)) }

    private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[below(choices.count)]
    }

    // MARK: Rules

    private func brokenRule(_ before: HostPlay) -> String? {
        let (host, set) = (play.host, play.set)
        if let permanent = host.drawers.permanent {
            let standing = set[permanent.edge]
            if permanent.isShown, standing?.isOut == true { return "a panel in two places" }
            if permanent.isStanding, host.drawers[permanent.edge] == nil { return "no panel" }
        }
        if host.drawers.isPermanentFocused, set.focus != .content { return "two keyboards" }
        for drawer in set.drawers where drawer.isOut && host.drawers[drawer.edge] == nil {
            return "out without a panel"
        }
        let extent = host.drawers.permanent?.contentFrame.size ?? play.size
        if extent != set.screen || extent != play.scene.size { return "a wrong size" }
        if let told = panelsToldWrongly(before) { return told }
        return snapshotGotSomething(before) ? "a snapshot got something" : nil
    }

    /// A panel is needed where there is none, and dropped where there is one, once each.
    private func panelsToldWrongly(_ before: HostPlay) -> String? {
        for edge in Edge.allCases {
            var isThere = before.host.drawers[edge] != nil
            for event in play.scene.told where event == .panelNeeded(edge) {
                if isThere && !play.scene.told.contains(.panelDropped(edge)) { return "made twice" }
            }
            for event in play.scene.told {
                if event == .panelNeeded(edge) { isThere = true }
                if event == .panelDropped(edge) {
                    if !isThere { return "dropped twice" }
                    isThere = false
                }
            }
            if isThere != (play.host.drawers[edge] != nil) { return "a panel not told of" }
        }
        return nil
    }

    /// Whether the pointer got through to content of which a snapshot was and is shown.
    private func snapshotGotSomething(_ before: HostPlay) -> Bool {
        let isFrozen = [before, play].allSatisfy {
            $0.set.drawers.contains { $0.isShown && $0.configuration.content == .snapshot }
        }
        guard isFrozen else { return false }
        return play.scene.events.contains { event in
            guard case .mouse(let report) = event else { return false }
            return report.kind != .cancel
        }
    }
}
