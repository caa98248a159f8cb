/// Headings with stars before them, as the news of GNU programs have: `* Release`, `** Changes`.
struct StarredHeadings {
    private var builder = OutlineBuilder()
    private var fewest = Int.max
    private var most = 0

    /// Takes a line that begins with a star.
    mutating func append(_ line: LineBytes, at index: Int) {
        let stars = line.prefix { $0 == Self.star }.count
        guard stars <= 6, stars < line.count, line[stars] == 0x20 else { return }
        let end = line.lastIndex { $0 != Self.star } ?? stars
        builder.append(OutlineItem(line.piece(stars..<end + 1), level: stars, line: index))
        fewest = min(fewest, stars)
        most = max(most, stars)
    }

    /// Whether they are headings and not the items of a list, which have one star each.
    var areHeadings: Bool { builder.items.count > 2 && most > 1 }

    /// The headings.
    var items: [OutlineItem] {
        builder.finished().map { item in
            var item = item
            item.level = max(0, item.level - fewest)
            return item
        }
    }

    private static let star = UInt8(ascii: "*")
}
