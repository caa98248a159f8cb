/// Headings with stars before them, as the news of GNU programs have: `* Release`, `** Changes`.
struct StarredHeadings {
    private var builder = OutlineBuilder()
    /// How many there are with one star, with two, and so on.
    private var counts = [Int](repeating: 0, count: most)
    private static let most = 6

    /// Takes a line that begins with a star.
    mutating func append(_ line: LineBytes, at index: Int) {
        let stars = line.prefix { $0 == Self.star }.count
        guard stars <= Self.most, stars < line.count, line[stars] == 0x20 else { return }
        let end = line.lastIndex { $0 != Self.star } ?? stars
        builder.append(OutlineItem(line.piece(stars..<end + 1), level: stars - 1, line: index))
        counts[stars - 1] += 1
    }

    /// Whether they are headings and not the items of lists, most of which have one star.
    var areHeadings: Bool { counts[0] > 0 && counts[1] > 1 && 2 * counts[1] >= counts[0] }

    /// The headings.
    var items: [OutlineItem] { builder.finished() }

    private static let star = UInt8(ascii: "*")
}
