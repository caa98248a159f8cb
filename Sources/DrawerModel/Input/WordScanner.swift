/// Reads a line of a recording word by word.
struct WordScanner {
    private var rest: Substring.UnicodeScalarView

    init(_ line: some StringProtocol) { rest = Substring(line).unicodeScalars }

    /// The next word; nil at the end.
    mutating func next() -> String? {
        rest = rest.drop { $0 == " " }
        guard !rest.isEmpty else { return nil }
        let word = rest.prefix { $0 != " " }
        rest = rest[word.endIndex...]
        return String(word)
    }

    mutating func quoted() -> String? {
        rest = rest.drop { $0 == " " }
        return QuotedText.take(from: &rest)
    }

    /// Seconds, with up to six digits after the point.
    mutating func time() -> Timestamp? {
        guard let word = next() else { return nil }
        let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? parts[1] : "0"
        guard (1...9).contains(parts[0].utf8.count), (1...6).contains(fraction.utf8.count),
            (parts[0] + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        let digits = parts[0] + fraction + String(repeating: "0", count: 9 - fraction.utf8.count)
        return Int64(digits).map(Timestamp.init(nanoseconds:))
    }

    mutating func count() -> Int? { next().flatMap(Int.init).flatMap { $0 < 0 ? nil : $0 } }

    mutating func number() -> Double? {
        next().flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }

    mutating func key() -> Key? {
        rest = rest.drop { $0 == " " }
        if rest.first == "\"" {
            let text = quoted()?.unicodeScalars
            return text?.count == 1 ? text?.first.map { .character($0) } : nil
        }
        guard let word = next() else { return nil }
        if word.hasPrefix("F"), let number = Int(word.dropFirst()) { return .function(number) }
        return EventWords.keys.value(of: word)
    }

    /// What the pointer did, where the line begins with a word for it.
    mutating func report(_ word: String) -> MouseReport.Kind? {
        switch word {
        case "press": button().map { .press($0) }
        case "drag": button().map { .drag($0) }
        case "move": .move
        case "release": button().map { .release($0) }
        case "wheel": next().flatMap(EventWords.wheels.value).map { .wheel($0) }
        case "cancel": .cancel
        default: nil
        }
    }

    private mutating func button() -> MouseReport.Button? {
        next().flatMap(EventWords.buttons.value)
    }

    /// The modifiers up to the end, or to a word that is none.
    mutating func modifiers() -> Modifiers {
        var held: Modifiers = []
        while true {
            let before = rest
            guard let one = next().flatMap(EventWords.modifiers.value) else {
                rest = before
                return held
            }
            held.insert(one)
        }
    }
}
