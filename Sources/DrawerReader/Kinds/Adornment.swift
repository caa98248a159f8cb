/// A line that is drawn under a heading, or over it: one mark, repeated.
struct Adornment: Hashable {
    /// The mark.
    let mark: UInt8
    /// How many there are.
    let count: Int

    /// Reads a line that has nothing but at least two of the same mark, from its first column on.
    init?(_ line: LineBytes) {
        guard let mark = line.first, mark.isPunctuation, line.count > 1, line[1] == mark,
            let last = line.lastIndex(where: { $0 > 0x20 }),
            line[...last].allSatisfy({ $0 == mark })
        else { return nil }
        self.mark = mark
        count = last + 1
    }
}
