/// Words as a shell divides a line: at blanks, but not within quotes or after a backslash. Nothing is
/// expanded.
enum ShellWords {
    /// The words; nil where a quote is not closed, or the last backslash has nothing to act on.
    static func split(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var rest = line[...]
        while let next = rest.popFirst() {
            switch next {
            case "'":
                guard let text = single(&rest) else { return nil }
                word = (word ?? "") + text
            case "\"":
                guard let text = double(&rest) else { return nil }
                word = (word ?? "") + text
            case "\\":
                guard let escaped = rest.popFirst() else { return nil }
                word = (word ?? "") + String(escaped)
            case _ where next.isWhitespace:
                if let word { words.append(word) }
                word = nil
            default: word = (word ?? "") + String(next)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    /// What is left of a text in single quotes, in which nothing is special.
    private static func single(_ rest: inout Substring) -> String? {
        guard let end = rest.firstIndex(of: "'") else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        return String(rest[..<end])
    }

    /// What is left of a text in double quotes, in which a backslash acts on few characters.
    private static func double(_ rest: inout Substring) -> String? {
        var text = ""
        while let next = rest.popFirst() {
            if next == "\"" { return text }
            if next == "\\", let escaped = rest.first, "\"\\$`".contains(escaped) {
                text.append(rest.removeFirst())
            } else {
                text.append(next)
            }
        }
        return nil
    }
}
