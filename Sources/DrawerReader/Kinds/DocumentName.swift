/// What the name of a document says of its kind.
struct DocumentName {
    /// The last part of the path in small letters, without the ending of a compressed file.
    let base: String
    /// What follows the last dot of `base`; empty where there is none.
    let ending: String

    /// Reads the name of a document: a path, or "standard input".
    init(_ name: String) {
        let file = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
        var base = file.lowercased()
        if let dot = base.lastIndex(of: "."), Self.compressed.contains(base.ending) {
            base.removeSubrange(dot...)
        }
        self.base = base
        ending = base.ending
    }

    private static let compressed = ["gz", "xz", "bz2", "zst", "lz4", "z"]
}

extension String {
    /// What follows the last dot; empty where there is none.
    fileprivate var ending: String {
        lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? ""
    }
}
