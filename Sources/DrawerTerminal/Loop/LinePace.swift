internal import DrawerCanvas
internal import DrawerModel

/// How fast the line to the terminal takes bytes, and what can be drawn at that pace.
///
/// A pseudo-terminal takes 15 KB at once, however slow what comes after it. So a frame is followed
/// by a question: the answer tells when the terminal had read the frame.
struct LinePace {
    /// Bytes a second from which on nothing is held back.
    private static let fast = 200_000.0
    /// Bytes a second for a few steps of the dim while a drawer moves.
    private static let coarse = 40_000.0
    /// Bytes a second for the dim beside a drawer at rest: some 3 KB at 200x60.
    private static let restful = 4_000.0

    /// Seconds below which it may be chance that an answer came late.
    private static let leastTime = 0.05

    /// Bytes a second; nil for a line that nothing has shown to be slow.
    private(set) var rate: Double?
    /// When all that was sent will be there.
    private var arrival = Timestamp(nanoseconds: 0)
    /// Seconds from a question to its answer where nothing is between them.
    private var roundTrip: Double?
    private var asked: Timestamp?
    private var measured: (bytes: Int, start: Timestamp)?
    private var hasMeasured = false
    private var stalled: (bytes: Int, start: Timestamp)?

    /// Whether a frame may be drawn: the terminal has got the one before.
    func isClear(at time: Timestamp) -> Bool { time >= arrival }

    /// When a frame may be drawn.
    var deadline: Timestamp { arrival }

    /// How finely a frame is shaded while something moves, and at rest.
    func shading(isMoving: Bool) -> Shading {
        guard let rate else { return .fine }
        if !isMoving { return rate >= Self.restful ? .fine : .none }
        return rate >= Self.coarse ? .coarse : .none
    }

    // MARK: What is sent

    /// Notes that the first questions were sent.
    mutating func asked(at time: Timestamp) { asked = time }

    /// Notes a frame, and whether a question follows it.
    mutating func sent(_ bytes: Int, at time: Timestamp, isMeasured: Bool) {
        if isMeasured {
            measured = (bytes, time)
            hasMeasured = true
        }
        guard let rate else { return }
        arrival = max(arrival, time).advanced(by: Double(bytes) / rate)
    }

    /// Whether the next frame at rest is to be followed by a question: the first one, and on a slow
    /// line each, one at a time.
    var wantsMeasure: Bool { measured == nil && (rate != nil || !hasMeasured) }

    // MARK: What came of it

    /// Notes the answer to the first questions.
    mutating func answered(at time: Timestamp) {
        if let asked { roundTrip = time.seconds(since: asked) }
        asked = nil
    }

    /// Notes the answer to the question behind a frame.
    mutating func arrived(at time: Timestamp) {
        guard let measured else { return }
        self.measured = nil
        arrival = time
        take(measured.bytes, seconds: time.seconds(since: measured.start) - (roundTrip ?? 0))
    }

    /// Notes how many bytes the system has not taken yet.
    mutating func waiting(_ bytes: Int, at time: Timestamp) {
        if bytes > 0 {
            stalled = stalled ?? (bytes, time)
        } else if let stalled {
            self.stalled = nil
            take(stalled.bytes, seconds: time.seconds(since: stalled.start))
        }
    }

    private mutating func take(_ bytes: Int, seconds: Double) {
        let found = Double(bytes) / max(seconds, 1e-6)
        if found >= Self.fast {
            rate = nil
        } else if seconds >= Self.leastTime {
            rate = found
        }
    }
}
