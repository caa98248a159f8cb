/// An instant on a monotonic clock, in nanoseconds from an arbitrary start.
///
/// The model never reads a clock: whoever calls it says what time it is.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Nanoseconds since the clock's start.
    public var nanoseconds: Int64

    /// The instant `nanoseconds` after the clock's start.
    public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    /// The instant `seconds` after the clock's start, to the nearest nanosecond.
    public init(seconds: Double) { nanoseconds = Int64((seconds * 1e9).rounded()) }

    /// The time from `earlier` to here in seconds; negative where `earlier` is later.
    public func seconds(since earlier: Timestamp) -> Double {
        Double(nanoseconds - earlier.nanoseconds) / 1e9
    }

    /// The instant `seconds` later.
    public func advanced(by seconds: Double) -> Timestamp {
        Timestamp(nanoseconds: nanoseconds + Int64((seconds * 1e9).rounded()))
    }

    /// Whether `left` is earlier.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.nanoseconds < right.nanoseconds
    }
}
