/// What is remembered of all files: the lines of a file, those that say nothing left out.
struct StateTable: Hashable, Sendable {
    /// So many files are remembered; those that were not read for longest are forgotten.
    static let most = 500

    private static let heading = "# drawer: time, place, marks and path of what was read\n"

    /// One for each file, in no order.
    private(set) var entries: [FilePath: StateEntry] = [:]

    /// What the lines of a file say; of several about one file, the last one counts.
    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if let entry = StateEntry(line: line) { entries[entry.path] = entry }
        }
    }

    /// What the lines of a file say about one path, without looking closely at the others.
    static func bookmarks(of path: FilePath, in bytes: [UInt8]) -> Bookmarks? {
        let end = [UInt8(ascii: " ")] + StateEntry.escaped(path)
        return bytes.split(separator: UInt8(ascii: "\n")).lazy
            .filter { $0.suffix(end.count).elementsEqual(end) }
            .compactMap { StateEntry(line: $0) }.last { $0.path == path }?.bookmarks
    }

    /// The table as a file, the latest first, bounded.
    var bytes: [UInt8] {
        let latest = entries.values.sorted {
            ($1.time, $0.path.text) < ($0.time, $1.path.text)
        }
        return Self.heading.utf8
            + latest.prefix(Self.most).flatMap { $0.line + [UInt8(ascii: "\n")] }
    }

    /// Takes what is now known of a file. Marks that another has set meanwhile stay; a file without
    /// any, where one is at the start, is forgotten.
    mutating func merge(_ bookmarks: Bookmarks, of path: FilePath, at time: Int) {
        var merged = bookmarks
        merged.marks.merge(entries[path]?.bookmarks.marks ?? [:]) { own, _ in own }
        entries[path] =
            merged == Bookmarks() ? nil : StateEntry(time: time, path: path, bookmarks: merged)
    }
}
