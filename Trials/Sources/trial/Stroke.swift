#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// One movement of a hand: so many cells (negative: back) in so many seconds.
struct Stroke {
    /// How a hand's speed goes; the shares of time and of way are 0...1.
    enum Profile {
        /// One speed all the way.
        case even
        /// The way is `time^power`: fastest at the end.
        case accelerating(power: Double)
        /// The movement with the least jerk, as people reach for things (Flash and Hogan 1985),
        /// given up at this share of its time: 1 comes to rest, 0.5 ends at full speed.
        case reaching(until: Double)
    }

    var distance: Double
    var duration: Double
    var profile: Profile

    /// A hand that stays where it is.
    static func pause(_ duration: Double) -> Stroke {
        Stroke(distance: 0, duration: duration, profile: .even)
    }

    /// The way covered `time` seconds after the beginning. No hand stops at once: past its end a
    /// reach goes on to where it comes to rest, and any other stroke at its last speed.
    func way(at time: Double) -> Double {
        let share = max(0, time / duration)
        switch profile {
        case .reaching(let end):
            return distance * Self.reach(min(1, share * end)) / Self.reach(end)
        case .accelerating(let power) where share < 1:
            return distance * pow(share, power)
        case .even, .accelerating:
            return distance + finalSpeed * (time - duration)
        }
    }

    /// The speed at the end, where the hand is about to let go.
    var finalSpeed: Double { distance / duration * profile.finalSlope }

    private static func reach(_ share: Double) -> Double {
        share * share * share * (10 - 15 * share + 6 * share * share)
    }
}

extension Stroke.Profile {
    /// The speed at the end in mean speeds.
    var finalSlope: Double {
        switch self {
        case .even: return 1
        case .accelerating(let power): return power
        case .reaching(let end):
            let left = 1 - end
            let way = end * end * end * (10 - 15 * end + 6 * end * end)
            return end * 30 * end * end * left * left / way
        }
    }
}
