/// What a hand can mean by a drag.
enum Kind: String, CaseIterable {
    case flick
    /// The hand stands still, all at once, for up to 30 ms before the button comes up. No hand can;
    /// it is the worst that slowness in letting go could do to a flick.
    case stopped = "flick, stopped"
    case slowPast = "slow past half"
    case slowShort = "slow short of half"
    case hold = "held 50-400 ms"
    case reversal = "flick back"
    case returned = "brought back"

    /// Whether the drawer is meant to end at the other anchor than it began.
    func crosses(way: Double, length: Double) -> Bool {
        switch self {
        case .flick, .stopped, .slowPast: true
        case .slowShort, .reversal, .returned: false
        case .hold: way > length / 2
        }
    }

    /// A drag of this kind toward the other anchor, over a drawer of `length` cells.
    func drag(length: Double, dice: inout Dice) -> Drag {
        let tremor = Drag.Tremor(
            amplitude: 0.05, frequency: dice.within(8...12), phase: dice.within(0...6.28))
        return Drag(
            strokes: [.pause(dice.within(0.02...0.2))] + strokes(length, &dice),
            offset: dice.within(-0.5...0.5), tremor: tremor,
            delay: self == .hold ? dice.within(0.05...0.4) : dice.within(0...0.03),
            stops: self == .hold || self == .stopped)
    }

    private func strokes(_ length: Double, _ dice: inout Dice) -> [Stroke] {
        switch self {
        case .flick, .stopped:
            let cells = dice.within(max(3, 0.05 * length)...max(6, 0.5 * length))
            return [flick(cells, length, &dice)]
        case .slowPast:
            return [slow(dice.within(0.5...0.95) * length, length, &dice)]
        case .slowShort:
            return [slow(dice.within(0.1...0.5) * length, length, &dice)]
        case .hold:
            let cells = dice.within(max(2, 0.1 * length)...0.95 * length)
            let profile = Stroke.Profile.reaching(until: dice.within(0.9...1))
            let duration = max(0.15, cells / length / dice.geometric(0.5...3))
            return [Stroke(distance: cells, duration: duration, profile: profile)]
        case .reversal:
            let back = dice.within(max(2.5, 0.05 * length)...max(4, 0.3 * length))
            let out = max(back, dice.within(0.4...0.9) * length)
            return [reach(out, &dice), flick(-back, length, &dice)]
        case .returned:
            let out = dice.within(0.55...0.9) * length
            return [reach(out, &dice), reach(dice.within(0.65...1) * -out, &dice)]
        }
    }

    /// A reach that comes to rest, in the time that people take.
    private func reach(_ cells: Double, _ dice: inout Dice) -> Stroke {
        Stroke(
            distance: cells, duration: dice.within(0.2...0.6), profile: .reaching(until: 1))
    }

    private func slow(_ cells: Double, _ length: Double, _ dice: inout Dice) -> Stroke {
        Stroke(
            distance: cells, duration: cells / (length * dice.within(0.1...0.3)),
            profile: dice.chance(0.5) ? .even : .reaching(until: 1))
    }

    /// A stroke that is let go of at speed: 1.2 to 6 lengths a second, but no more than 600 cells a
    /// second, and no stroke shorter than the 80 ms that a quick finger takes.
    private func flick(_ cells: Double, _ length: Double, _ dice: inout Dice) -> Stroke {
        let profile: Stroke.Profile =
            dice.chance(0.5)
            ? .accelerating(power: dice.within(1.3...2.5))
            : .reaching(until: dice.within(0.5...0.8))
        let speed = min(600, dice.geometric(1.2...6) * length)
        let duration = max(0.08, abs(cells) * profile.finalSlope / speed)
        return Stroke(distance: cells, duration: duration, profile: profile)
    }
}
