/// What is searched for: a regular expression as Perl has them, without regard to capitals unless it
/// has one itself.
struct SearchPattern: Hashable, Sendable {
    /// Longer ones are refused, in bytes: what is typed is shorter.
    static let longest = 1000

    /// The expression as it was typed.
    let text: String

    /// The pattern of an expression, which may be wrong: only a matcher can tell.
    init(_ text: String) { self.text = text }

    /// Whether a capital matches itself alone. One that a backslash makes into something else, as in
    /// `\S` or `\p{Lu}`, does not count.
    var heedsCapitals: Bool {
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "\\" {
                rest = rest.dropFirst()
                if rest.first == "{" { rest = rest.drop { $0 != "}" } }
            } else if character.isUppercase {
                return true
            }
        }
        return false
    }

    /// Whether nothing in it can look beyond a line: then a block of lines can be matched at once,
    /// and matches are what they are line by line, but for those that go on in the next line.
    ///
    /// What takes more than it gives back, looks around, or knows where the text begins could miss
    /// a match in a block. So whatever may do that by its spelling is taken for it.
    var keepsToLines: Bool {
        let doubtful = ["(?", "(*", "++", "*+", "?+", "}+"]
        let group = text.replacing("(?:", with: "(")
        if doubtful.contains(where: group.contains) { return false }
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else { continue }
            if next.isLetter, !Self.plainEscapes.contains(next) { return false }
        }
        return true
    }

    /// Letters behind a backslash that stand for one character, or for a word's end.
    private static let plainEscapes = "dDwWsShHpPbBtxN".utf8
}
