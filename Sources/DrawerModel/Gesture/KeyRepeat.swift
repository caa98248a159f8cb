/// Tells an arrow that is held down from one that is pressed again.
///
/// A terminal only repeats the key: the first time after 250 to 660 ms, then about 30 times a second.
struct KeyRepeat: Hashable {
    /// The longest wait for the first repeat, in seconds.
    static let first = 0.7
    /// The longest time between two further ones, in seconds.
    static let next = 0.12

    private var intent: PanRecognizer.Intent?
    private var last = Timestamp(nanoseconds: .min)
    private var hasRepeated = false

    /// Notes a press that did something, so that what follows may be its repeats.
    mutating func note(_ intent: PanRecognizer.Intent, at time: Timestamp) {
        hasRepeated = continues(intent, at: time)
        self.intent = intent
        last = time
    }

    /// Whether a press is probably a repeat of the one that was noted.
    func continues(_ intent: PanRecognizer.Intent, at time: Timestamp) -> Bool {
        intent == self.intent
            && time.seconds(since: last) <= (hasRepeated ? Self.next : Self.first)
    }

    /// Forgets what was noted: something else was done meanwhile.
    mutating func reset() { intent = nil }
}
