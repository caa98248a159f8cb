/// What the name of a document says of its kind.
struct DocumentName {
    /// The last part of the path in small letters, without the ending of a compressed file.
    let base: String
    /// What follows the last dot of `base`; empty where there is none.
    let ending: String

    /// Reads the name of a document: a path, or "standard input".
    init(_ name: String) {
        var parts = (name.split(separator: "/").last ?? "").lowercased()
            .split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, Self.compressed.contains(String(parts[parts.count - 1])) {
            parts.removeLast()
        }
        base = parts.joined(separator: ".")
        ending = parts.count > 1 ? parts.last.map(String.init) ?? "" : ""
    }

    private static let compressed: Set<String> = ["gz", "xz", "bz2", "zst", "lz4", "z"]
}
