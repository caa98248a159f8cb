#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The clock that chunks of output are stamped with.
public enum Monotonic {
    /// `CLOCK_MONOTONIC` in nanoseconds.
    public static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    static func deadline(after seconds: Double) -> UInt64 {
        now() + UInt64(max(0, min(seconds, 86_400)) * 1e9)
    }

    /// What is left until a deadline, rounded up to milliseconds; 0 once it has passed.
    static func milliseconds(until deadline: UInt64) -> Int32 {
        let time = now()
        return time >= deadline ? 0 : Int32((deadline - time + 999_999) / 1_000_000)
    }
}
