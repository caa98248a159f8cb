internal import DrawerCanvas
internal import DrawerModel

/// Words that stand for values.
struct Choices<Value: Sendable>: Sendable {
    let all: [(word: String, value: Value)]

    init(_ all: KeyValuePairs<String, Value>) { self.all = all.map { ($0, $1) } }

    var words: [String] { all.map(\.word) }

    /// The value of a word.
    func value(_ word: String) throws(WrongValue) -> Value {
        guard let choice = all.first(where: { $0.word == word }) else {
            let last = words.last ?? ""
            throw WrongValue(words.dropLast().joined(separator: ", ") + " or \(last)")
        }
        return choice.value
    }
}

/// A value that an option does not take: what it takes, in words.
struct WrongValue: Error {
    let expected: String

    init(_ expected: String) { self.expected = expected }
}

extension Choices<ColorDepth?> {
    static let depths = Choices([
        "auto": nil, "truecolor": .truecolor, "256": .indexed, "16": .sixteen, "8": .eight,
        "none": ColorDepth.none,
    ])
}

extension Choices<ColorScheme?> {
    static let schemes = Choices(["auto": nil, "dark": .dark, "light": .light])
}

extension Choices<Motion> {
    static let motions = Choices(["full": .full, "reduced": .reduced, "none": Motion.none])
}

extension Choices<RenderOptions.Format> {
    static let formats = Choices(["text": .text, "ansi": .ansi, "svg": .svg])
}

extension Choices<Completions.Shell> {
    static let shells = Choices(["bash": .bash, "zsh": .zsh, "fish": .fish])
}

extension Choices<Bool> {
    /// What a configuration says of an option that takes no value.
    static let answers = Choices(["yes": true, "no": false])
}
