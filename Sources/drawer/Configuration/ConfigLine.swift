/// A line of a configuration: `name = value`.
struct ConfigLine: Hashable {
    /// A piece of the line, and the column that it begins at, from 1.
    struct Piece: Hashable {
        var text: String
        var column: Int

        /// Its words, with the columns that they begin at.
        var words: [Piece] {
            text.unicodeScalars.indices.split { text.unicodeScalars[$0].isBlank }.map { indices in
                let scalars = text.unicodeScalars
                let first = indices[indices.startIndex]
                let before = scalars.distance(from: scalars.startIndex, to: first)
                let word = scalars[first...].prefix(indices.count)
                return Piece(text: String(word), column: column + before)
            }
        }
    }

    /// The number of the line, from 1.
    var number: Int
    var name: Piece
    var value: Piece

    /// What a line says; nil for a blank one, and for one that begins with `#`.
    ///
    /// - Throws: the column where a `=` was expected.
    init?(_ text: Substring.UnicodeScalarView, number: Int) throws(ConfigProblem) {
        let scalars = Array(text)
        guard let start = scalars.firstIndex(where: { !$0.isBlank }), scalars[start] != "#" else {
            return nil
        }
        guard let equals = scalars.firstIndex(of: "="), equals > start else {
            let isMissing = !scalars.contains("=")
            let last = scalars.lastIndex { !$0.isBlank } ?? start
            throw ConfigProblem(
                line: number, column: isMissing ? last + 2 : start + 1,
                text: isMissing
                    ? "a = is missing; a line is 'name = value'"
                    : "a name is missing before the =; a line is 'name = value'")
        }
        self.number = number
        name = Self.piece(of: scalars, start..<equals)
        value = Self.piece(of: scalars, (equals + 1)..<scalars.count)
    }

    /// A piece of a line without the blanks around it.
    private static func piece(of scalars: [Unicode.Scalar], _ range: Range<Int>) -> Piece {
        let first = range.first { !scalars[$0].isBlank } ?? range.upperBound
        let last = range.last { !scalars[$0].isBlank } ?? first - 1
        let kept = scalars[first..<max(first, last + 1)]
        return Piece(text: String(String.UnicodeScalarView(kept)), column: first + 1)
    }
}

/// What is wrong in a configuration, and where: lines and columns count from 1, columns in characters.
struct ConfigProblem: Error, Hashable {
    var line: Int
    var column: Int
    var text: String
}

extension Unicode.Scalar {
    /// Whether it stands between words.
    fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\r" }
}
