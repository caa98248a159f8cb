@testable import DrawerModel

/// Plays with drawers at random: one seed, one game.
struct Monkey {
    private var numbers: SplitMix64
    private var pointer = Location(x: 5, y: 10)
    private var swipe = MouseReport.Wheel.up
    /// The time in milliseconds.
    private(set) var now = 0.0
    /// The time of the latest move; a frame's is up to a beat ahead, so it may go back.
    private(set) var time = 0.0

    init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

    /// One thing that a user, a terminal or the program can do.
    enum Move {
        case event(InputEvent, DrawerSet.Claim)
        case toggle(Edge)
        case send(Edge, Anchor)
        case dismiss(Edge)
        case configure(DrawerConfiguration)
        case begin(Edge)
        case update(Edge, Double)
        case end(Edge, finishes: Bool)
        case tick
    }

    /// The next move, some time after the last.
    mutating func next(for set: DrawerSet) -> Move {
        now += pause()
        let move = choice(for: set)
        time = now
        if case .tick = move { time += Double(below(17)) }
        return move
    }

    private mutating func choice(for set: DrawerSet) -> Move {
        switch below(100) {
        case 0..<16: return mouse(.press(button()), step: 40, in: set)
        case 16..<46: return mouse(.drag(.left), step: 6, in: set)
        case 46..<58: return mouse(.release(.left), step: 1, in: set)
        case 58..<64: return mouse(.wheel(wheel()), step: 1, in: set)
        case 64..<66: return mouse(pick([.move, .cancel]), step: 3, in: set)
        case 66..<74: return .event(.key(key()), [])
        case 74..<76: return .event(.focus(below(2) == 0), [])
        case 76..<80: return .event(.resize(size(for: set)), [])
        case 80..<83: return .toggle(edge(of: set))
        case 83..<86: return .send(edge(of: set), pick([.open, .closed]))
        case 86..<87: return .dismiss(edge(of: set))
        case 87..<89: return .configure(settings(for: set))
        case 89..<90: return .begin(edge(of: set))
        case 90..<92: return .update(edge(of: set), Double(below(13)) / 10 - 0.1)
        case 92..<93: return .end(edge(of: set), finishes: below(2) == 0)
        default: return .tick
        }
    }

    private mutating func edge(of set: DrawerSet) -> Edge { pick(set.drawers.map(\.edge)) }

    /// One of the drawers with another lock, and perhaps another length.
    private mutating func settings(for set: DrawerSet) -> DrawerConfiguration {
        var settings = pick(set.drawers).configuration
        settings.lock = lock()
        if below(2) == 0 { settings.size = pick([.percent(80), .cells(24), .allBut(12)]) }
        return settings
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[below(choices.count)]
    }

    /// Mostly a frame or a report's gap; sometimes none, sometimes very long.
    private mutating func pause() -> Double {
        switch below(20) {
        case 0: 0
        case 1: Double(below(600))
        case 2: below(4) == 0 ? 10_000 : 200
        default: Double(below(25_000)) / 1000
        }
    }

    /// Mostly the same way as before, as a swipe goes.
    private mutating func wheel() -> MouseReport.Wheel {
        if below(4) == 0 { swipe = pick([.up, .down, .left, .right]) }
        return swipe
    }

    private mutating func button() -> MouseReport.Button {
        below(8) == 0 ? pick([.middle, .right]) : .left
    }

    /// Unlocked, most of the time.
    private mutating func lock() -> DrawerLock {
        pick([.unlocked, .unlocked, .unlocked, .lockedOpen, .lockedClosed])
    }

    private mutating func key() -> KeyPress {
        pick([
            KeyPress(.left), KeyPress(.right), KeyPress(.escape), KeyPress(.down),
            KeyPress(.enter), KeyPress(.left, .shift), KeyPress(.right, .shift),
        ])
    }

    private mutating func mouse(
        _ kind: MouseReport.Kind, step: Int, in set: DrawerSet
    ) -> Move {
        let dx = Double(below(2 * step + 1) - step)
        let dy = below(3) == 0 ? Double(below(5) - 2) : 0
        pointer.x = min(max(0, pointer.x + dx), max(0, Double(set.screen.width - 1)))
        pointer.y = min(max(0, pointer.y + dy), max(0, Double(set.screen.height - 1)))
        let claim: DrawerSet.Claim = pick([[], [], [], .horizontal, .vertical, .control])
        return .event(.mouse(MouseReport(kind, at: pointer)), claim)
    }

    private mutating func size(for set: DrawerSet) -> Size {
        let widths = [80, 80, 120, 40, 13, 2, 1, set.screen.width]
        return Size(width: pick(widths), height: pick([24, 50, 3, 1]))
    }
}

extension Replay {
    /// Does what the monkey wants, at its time.
    mutating func play(_ move: Monkey.Move, at time: Double) -> DrawerSet.Outcome? {
        switch move {
        case .event(let event, let claim): return send(event, at: time, claim: claim)
        case .toggle(let edge): toggle(edge, at: time)
        case .send(let edge, let anchor): self.move(edge, to: anchor, at: time)
        case .dismiss(let edge): call(at: time) { $0.dismiss(edge, at: $1) }
        case .configure(let settings): call(at: time) { $0.configure(settings, at: $1) }
        case .begin(let edge): call(at: time) { $0.begin(edge, at: $1) }
        case .update(let edge, let share):
            call(at: time) { $0.update(edge, progress: share, at: $1) }
        case .end(let edge, let finishes):
            call(at: time) { finishes ? $0.finish(edge, at: $1) : $0.cancel(edge, at: $1) }
        case .tick: tick(at: time)
        }
        return nil
    }
}
