internal import DrawerCanvas

/// The rows of the table of contents: the documents by their directories, and the outline of the
/// one that is read under its row.
struct ContentsTree: Hashable, Sendable {
    /// What a row stands for.
    enum Target: Hashable, Sendable {
        case directory(String)
        case document(Int)
        /// An item of the current document's outline.
        case item(Int)
    }

    /// A row and what it stands for.
    struct Entry: Hashable, Sendable {
        var target: Target
        var label: String
        var detail: String
        var level: Int
    }

    /// All documents, in their order.
    var documents: [Library.Entry]
    /// The one that is read.
    var current: Int
    /// Its outline.
    var outline: [OutlineItem] = []
    /// The directories whose documents are hidden.
    var folded: Set<String> = []

    /// All rows that are not folded away.
    var entries: [Entry] {
        if documents.count == 1, !outline.isEmpty { return outlineEntries(below: -1) }
        var entries: [Entry] = []
        // In one directory all together the documents need no row that names it.
        var directory = commonDirectory ?? ""
        let isFlat = commonDirectory != nil
        for (index, document) in documents.enumerated() {
            if document.directory != directory {
                directory = document.directory
                if !directory.isEmpty { entries.append(heading(directory)) }
            }
            if folded.contains(directory), index != current { continue }
            let level = directory.isEmpty || isFlat ? 0 : 1
            entries.append(
                Entry(
                    target: .document(index), label: printable(document.title), detail: "",
                    level: level))
            if index == current { entries += outlineEntries(below: level) }
        }
        return entries
    }

    /// The directory that all documents are in; nil where they are in several.
    var commonDirectory: String? {
        guard let first = documents.first?.directory else { return nil }
        return documents.allSatisfy { $0.directory == first } ? first : nil
    }

    private func heading(_ directory: String) -> Entry {
        Entry(
            target: .directory(directory), label: printable(directory) + "/",
            detail: folded.contains(directory) ? "…" : "", level: 0)
    }

    private func outlineEntries(below level: Int) -> [Entry] {
        outline.enumerated().map { index, item in
            Entry(
                target: .item(index), label: printable(item.title), detail: printable(item.detail),
                level: level + 1 + item.level)
        }
    }
}
