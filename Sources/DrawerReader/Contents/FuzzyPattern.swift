/// Letters that a row must have in this order, though not one after the other.
///
/// Small letters match capital ones too; a capital letter matches only itself.
struct FuzzyPattern: Hashable, Sendable {
    /// A row that has them.
    struct Match: Hashable, Sendable {
        /// The higher the better.
        var score: Int
        /// The characters of the row that matched, from 0.
        var places: [Int]
    }

    /// For each letter, what it earns at the start of a word, right after the one before it, and
    /// at the row's start; and what each skipped character costs.
    private static let wordStart = 8
    private static let adjacent = 6
    private static let rowStart = 4
    private static let gap = -1
    /// Longer rows are cut for matching, so that nothing takes long.
    private static let longest = 200

    private let letters: [Character]
    private let isExact: [Bool]

    init(_ text: String) {
        letters = text.filter { !$0.isWhitespace }.map { $0 }
        isExact = letters.map { $0.isUppercase }
    }

    /// Whether it asks for nothing.
    var isEmpty: Bool { letters.isEmpty }

    /// The best way in which `text` has the letters; nil where it has not.
    func match(_ text: String) -> Match? {
        let row = Array(text.prefix(Self.longest))
        let small = row.map { Character($0.lowercased()) }
        guard !letters.isEmpty else { return Match(score: 0, places: []) }
        guard row.count >= letters.count else { return nil }
        // best[i][j]: the best score with letter i at place j, and the place of the letter before.
        var best = [[(score: Int, before: Int)?]](
            repeating: Array(repeating: nil, count: row.count), count: letters.count)
        for (index, letter) in letters.enumerated() {
            for place in row.indices where has(letter, index, row[place], small[place]) {
                let own = bonus(at: place, in: row)
                if index == 0 {
                    best[0][place] = (own + Self.gap * min(place, 10), -1)
                } else {
                    best[index][place] = extended(best[index - 1], to: place, own)
                }
            }
        }
        return traced(best)
    }

    private func has(_ letter: Character, _ index: Int, _ own: Character, _ small: Character)
        -> Bool
    {
        isExact[index] ? own == letter : small == letter
    }

    private func bonus(at place: Int, in row: [Character]) -> Int {
        if place == 0 { return Self.rowStart + Self.wordStart }
        let before = row[place - 1]
        let isStart =
            !(before.isLetter || before.isNumber) || (before.isLowercase && row[place].isUppercase)
        return isStart ? Self.wordStart : 0
    }

    private func extended(
        _ before: [(score: Int, before: Int)?], to place: Int, _ own: Int
    ) -> (score: Int, before: Int)? {
        var found: (score: Int, before: Int)?
        for earlier in 0..<place {
            guard let reached = before[earlier] else { continue }
            let way = place - earlier - 1
            let score = reached.score + own + (way == 0 ? Self.adjacent : Self.gap * min(way, 10))
            if score > found?.score ?? .min { found = (score, earlier) }
        }
        return found
    }

    private func traced(_ best: [[(score: Int, before: Int)?]]) -> Match? {
        let last = best[letters.count - 1]
        guard let end = last.indices.max(by: { last[$0]?.score ?? .min < last[$1]?.score ?? .min }),
            let score = last[end]?.score
        else { return nil }
        var places = [end]
        for index in stride(from: letters.count - 1, to: 0, by: -1) {
            places.append(best[index][places[places.count - 1]]?.before ?? 0)
        }
        return Match(score: score, places: places.reversed())
    }
}
