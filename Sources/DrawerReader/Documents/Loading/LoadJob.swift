/// What the loader is to do: read one document.
struct LoadJob: Sendable {
    /// Which job it is; it is stale when there is one with a greater number.
    var generation: Int
    /// The document.
    var entry: Library.Entry
    /// Whether to go on at its end, as long as it grows.
    var follows: Bool
}

/// What comes of a job, in order.
enum LoadNews: Sendable {
    /// The document's kind, by what has come of it.
    case kind(any DocumentKind.Type)
    /// Further lines.
    case chunk(DocumentChunk)
    /// All that has come so far is in a file.
    case paged(PagedText)
    /// What has come is gone, and the document comes once more.
    case startedOver
    /// All of it, set as a page.
    case page(SetPage)
    /// All of it has come; more will if it grows.
    case caughtUp
    /// The table of contents of what has come.
    case outline([OutlineItem])
    /// All has come: to the end, or until this happened.
    case ended(ReadError?)
    /// The file is another than the one that was read to its end.
    case changed
    /// There is nothing to show.
    case failed(ReadError)

    /// Bytes that it holds.
    var size: Int {
        if case .chunk(let chunk) = self { chunk.bytes.count } else { 0 }
    }
}
