import CAllocations

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What many runs of a piece of work took.
struct Stopwatch {
    /// Nanoseconds of each run, in their order of length.
    private(set) var times: [Int64] = []
    /// Requests for memory of each run.
    private(set) var allocations: [Int] = []

    /// Runs `work` so often, after some runs that are not counted.
    init(runs: Int, _ work: (Int) -> Void) {
        for run in 0..<(runs / 4) { work(run) }
        times.reserveCapacity(runs)
        allocations.reserveCapacity(runs)
        for run in 0..<runs {
            let before = CAllocations.allocations()
            let start = Self.now()
            work(run)
            times.append(Self.now() - start)
            allocations.append(CAllocations.allocations() - before)
        }
        times.sort()
        allocations.sort()
    }

    private static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Microseconds: the median, and the ends of the middle nine tenths.
    var spread: [Double] {
        [0.5, 0.05, 0.95].map { Double(times[Int($0 * Double(times.count - 1))]) / 1000 }
    }

    /// The median number of requests for memory, and the most.
    var requests: [Int] {
        [allocations[allocations.count / 2], allocations[allocations.count - 1]]
    }
}
