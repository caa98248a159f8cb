#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a hand's progress becomes where it leaves 0...1.
public enum RubberBand: Hashable, Sendable {
    /// A hard stop at both ends.
    case stop
    /// A hard stop at 0; past 1 the way `x` becomes `(1 - 1/(c x/D + 1)) D`, with `D` the room
    /// beside the open drawer. `c` is 0.55 in UIScrollView.
    case stretch(coefficient: Double)
    /// No stop; where `|p| > 1` it becomes `sign(p) |p|^exponent`, at most `limit`.
    case power(exponent: Double, limit: Double)

    /// The shown progress for the hand's, `length` cells being the way and `room` what lies beyond.
    public func shown(_ raw: Double, length: Double, room: Double) -> Double {
        switch self {
        case .stop:
            return min(1, max(0, raw))
        case .stretch(let coefficient):
            guard raw > 1 else { return max(0, raw) }
            guard room > 0 else { return 1 }
            let past = (raw - 1) * length
            return 1 + (1 - 1 / (coefficient * past / room + 1)) * room / length
        case .power(let exponent, let limit):
            guard abs(raw) > 1 else { return raw }
            return min(limit, (raw < 0 ? -1 : 1) * pow(abs(raw), exponent))
        }
    }

    /// The hand's progress that is shown as `shown`: the inverse, so that catching never jumps.
    public func raw(_ shown: Double, length: Double, room: Double) -> Double {
        switch self {
        case .stop:
            return shown
        case .stretch(let coefficient):
            guard shown > 1, room > 0 else { return shown }
            let past = min((shown - 1) * length, room * 0.999)
            return 1 + past / (room - past) * room / coefficient / length
        case .power(let exponent, _):
            guard abs(shown) > 1 else { return shown }
            return (shown < 0 ? -1 : 1) * pow(abs(shown), 1 / exponent)
        }
    }
}
