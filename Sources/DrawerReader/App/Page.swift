internal import DrawerCanvas

/// What the content shows of one document: its text, or why there is none.
enum Page {
    case text(Document)
    case problem(String)

    /// The lines to show.
    var source: Document {
        switch self {
        case .text(let document): document
        case .problem(let reason): Document(bytes: Array(reason.utf8))
        }
    }
}
