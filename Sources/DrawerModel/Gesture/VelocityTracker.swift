/// The speed of a pointer, estimated from reports that come only when it changes cell.
public struct VelocityTracker: Hashable, Sendable {
    private struct Sample: Hashable {
        var time: Timestamp
        var location: Location
    }

    /// The constants of the estimate, in seconds unless said otherwise.
    public struct Rule: Hashable, Sendable {
        /// Reports this young count.
        public var window = 0.080
        /// With fewer reports than this in the window ...
        public var fewest = 2
        /// ... one older one counts as well, if it is no older than this.
        public var oldest = 0.250
        /// A silence this long before the release says nothing: reports may come as rarely as 30
        /// a second. Android and Flutter wait as long before they take a finger for still.
        public var grace = 0.040
        /// No time shorter than this is divided by.
        public var least = 0.008
        /// The tracked place follows so many cells behind the pointer, on either side.
        public var play = 0.5

        /// The project's own constants, the best of those that `make trial` was run with.
        public init() {}
    }

    private static let capacity = 64

    /// The constants in use.
    public var rule: Rule
    private var samples: [Sample] = []
    /// When the pointer was last reported without having taken the tracked place along.
    private var stood: Timestamp?

    /// A tracker without reports yet.
    public init(rule: Rule = Rule()) {
        self.rule = rule
        samples.reserveCapacity(Self.capacity)
    }

    /// Forgets all reports.
    public mutating func reset() {
        samples.removeAll(keepingCapacity: true)
        stood = nil
    }

    /// Takes a report; of those with one time (read together) only the last counts.
    public mutating func add(_ location: Location, at time: Timestamp) {
        let location = followed(to: location)
        let time = max(time, stood ?? samples.last?.time ?? time)
        if samples.last?.time == time { samples.removeLast() }
        guard let last = samples.last else { return append(location, at: time) }
        if last.location == location {
            stood = time
            return
        }
        // Until then it stood: what went on is told from there, such as a hand that turned round.
        if let stood, stood < time { append(last.location, at: stood) }
        stood = nil
        append(location, at: time)
    }

    private mutating func append(_ location: Location, at time: Timestamp) {
        if samples.count == Self.capacity { samples.removeFirst() }
        samples.append(Sample(time: time, location: location))
    }

    /// The speed along `axis` when the button was released at `time`, in cells a second.
    public func velocity(along axis: Axis, at time: Timestamp) -> Double {
        let kept = monotonic(recent(at: time), along: axis)
        guard kept.count > 1, let last = kept.last else { return 0 }
        var points = kept.map { sample in
            Line.Point(
                time: sample.time.seconds(since: last.time),
                place: (sample.location - last.location)[axis])
        }
        let fitted = Line(through: points, least: rule.least).slope
        let silence = time.seconds(since: last.time)
        guard silence > rule.grace, abs(fitted) * silence > rule.play else { return fitted }
        // The line has gone further than the pointer, which is still in its cell: at the middle.
        points.append(Line.Point(time: silence, place: fitted < 0 ? -rule.play : rule.play))
        return Line(through: points, least: rule.least).slope
    }

    /// The tracked place, dragged along by the pointer with some play between them. A hand that
    /// trembles on the border of two cells is reported in both by turns, but moves nothing here.
    private func followed(to pointer: Location) -> Location {
        guard let last = samples.last?.location else { return pointer }
        return Location(
            x: min(pointer.x + rule.play, max(pointer.x - rule.play, last.x)),
            y: min(pointer.y + rule.play, max(pointer.y - rule.play, last.y)))
    }

    private func recent(at time: Timestamp) -> ArraySlice<Sample> {
        let young = samples.drop { time.seconds(since: $0.time) > rule.window }
        guard young.count < rule.fewest, young.startIndex > 0 else { return young }
        let older = young.startIndex - 1
        return time.seconds(since: samples[older].time) <= rule.oldest ? samples[older...] : young
    }

    /// The reports since the last change of direction.
    private func monotonic(_ kept: ArraySlice<Sample>, along axis: Axis) -> ArraySlice<Sample> {
        var direction = 0.0
        for later in kept.indices.dropFirst().reversed() {
            let step = (kept[later].location - kept[later - 1].location)[axis]
            if direction * step < 0 { return kept[later...] }
            if step != 0 { direction = step }
        }
        return kept
    }
}
