/// Tells a tap, a press and a release in one place, from everything else.
public struct TapRecognizer: Hashable, Sendable {
    /// A movement of this many cells is no tap any more.
    public var slop = 1.0

    private var start: Location?

    /// A recogniser that waits for a press.
    public init() {}

    /// Watches a press.
    public mutating func press(at location: Location) { start = location }

    /// Takes a movement; one of `slop` or more ends the watch.
    public mutating func drag(to location: Location) {
        guard let start else { return }
        let moved = location - start
        if max(abs(moved.dx), abs(moved.dy)) >= slop { self.start = nil }
    }

    /// Takes the release; whether it made a tap.
    public mutating func release(at location: Location) -> Bool {
        drag(to: location)
        defer { start = nil }
        return start != nil
    }

    /// Ends the watch.
    public mutating func cancel() { start = nil }
}
