extension RecordedEvent {
    /// Reads one line of a recording; nil where it is none.
    public init?(_ line: some StringProtocol) {
        var words = WordScanner(line)
        guard let time = words.time(), let kind = words.next(),
            let event = Self.event(kind, &words), words.next() == nil
        else { return nil }
        self.init(event, at: time)
    }

    private static func event(_ kind: String, _ words: inout WordScanner) -> InputEvent? {
        switch kind {
        case "key":
            return words.key().map { .key(KeyPress($0, words.modifiers())) }
        case "paste": return words.quoted().map { .paste($0) }
        case "focus":
            switch words.next() {
            case "in": return .focus(true)
            case "out": return .focus(false)
            default: return nil
            }
        case "resize":
            guard let width = words.count(), let height = words.count() else { return nil }
            return .resize(Size(width: width, height: height))
        default:
            guard let kind = words.report(kind), let x = words.number(), let y = words.number()
            else { return nil }
            let place = Location(x: x, y: y)
            return .mouse(MouseReport(kind, at: place, modifiers: words.modifiers()))
        }
    }
}
