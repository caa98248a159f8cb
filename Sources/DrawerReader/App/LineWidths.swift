internal import DrawerCanvas

/// How wide the lines are at the start of a text: whether a program has set it for a window, as `man`
/// and `git log --stat` do.
enum LineWidths {
    /// How many lines are looked at: enough to meet a full one, few enough for each frame.
    private static let mostLines = 256

    /// The columns of the widest line that is no wider than `limit`; 0 where there is none.
    static func widest(in source: some TextSource, upTo limit: Int) -> Int {
        var widest = 0
        for line in source.lines(in: 0..<source.extent).prefix(mostLines) where widest < limit {
            let columns = source.withLine(line) { $0.columns(upTo: limit) }
            if columns <= limit { widest = max(widest, columns) }
        }
        return widest
    }
}
