/// An event with its time, and the one line of text that stands for both in a recording.
///
/// A line is `SECONDS EVENT`: `0.133512 drag left 12 4`, `1.250000 key Right shift`,
/// `2.000000 paste "two\nlines"`. Reading a line that was written gives the same value again.
public struct RecordedEvent: Hashable, Sendable {
    /// The time since the recording's start, in whole microseconds.
    public let time: Timestamp
    /// What came in.
    public let event: InputEvent

    /// `event`, `time` after the start; what `time` has beyond microseconds is dropped.
    public init(_ event: InputEvent, at time: Timestamp) {
        self.time = Timestamp(nanoseconds: time.nanoseconds / 1000 * 1000)
        self.event = event
    }

    /// The line, without what ends it; no control character is in it.
    public var text: String { ([seconds] + Self.words(of: event)).joined(separator: " ") }

    private var seconds: String {
        let (whole, rest) = (time.nanoseconds / 1000).quotientAndRemainder(dividingBy: 1_000_000)
        let digits = String(rest)
        return "\(whole)." + String(repeating: "0", count: 6 - digits.count) + digits
    }

    // MARK: Events

    private static func words(of event: InputEvent) -> [String] {
        switch event {
        case .key(let press): ["key", word(of: press.key)] + words(of: press.modifiers)
        case .mouse(let report):
            words(of: report.kind)
                + [number(report.location.x), number(report.location.y)]
                + words(of: report.modifiers)
        case .paste(let text): ["paste", QuotedText.quote(text)]
        case .focus(let gained): ["focus", gained ? "in" : "out"]
        case .resize(let size): ["resize", String(size.width), String(size.height)]
        }
    }

    private static func words(of kind: MouseReport.Kind) -> [String] {
        switch kind {
        case .press(let button): ["press", EventWords.buttons[button]]
        case .drag(let button): ["drag", EventWords.buttons[button]]
        case .move: ["move"]
        case .release(let button): ["release", EventWords.buttons[button]]
        case .wheel(let wheel): ["wheel", EventWords.wheels[wheel]]
        case .cancel: ["cancel"]
        }
    }

    private static func word(of key: Key) -> String {
        switch key {
        case .character(let scalar): QuotedText.quote(String(scalar))
        case .function(let number): "F\(number)"
        default: EventWords.keys[key]
        }
    }

    private static func words(of held: Modifiers) -> [String] {
        EventWords.modifiers.all.filter { held.contains($0.value) }.map(\.word)
    }

    /// A whole number without a point, any other in the fewest digits that tell it from its
    /// neighbours.
    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? value.description
    }
}
