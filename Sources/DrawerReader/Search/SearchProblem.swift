/// Why a pattern cannot be searched for.
enum SearchProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no regular expression: what is wrong, and at which character, from 1.
    case wrong(String, character: Int)
    /// It is longer than this many bytes.
    case tooLong(most: Int)
    /// Matching took more steps or memory than it may: an expression that tries too many ways.
    case tooHard

    /// One line.
    var description: String {
        switch self {
        case .wrong(let reason, let character): "\(reason) (character \(character))"
        case .tooLong(let most): "too long: more than \(most) bytes"
        case .tooHard: "too hard: the expression tries too many ways"
        }
    }
}
