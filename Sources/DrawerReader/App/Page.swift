internal import DrawerCanvas

/// What the content shows of one document: its text, or why there is none.
enum Page {
    case text(Typeset)
    case problem(String)

    /// The lines to show.
    var source: any PageText {
        switch self {
        case .text(let typeset): typeset.text
        case .problem(let reason): RawText(Document(bytes: Array(reason.utf8)))
        }
    }

    /// Sets the text for a window; whether that changes its lines.
    mutating func fit(to view: TextView) -> Bool {
        guard case .text(var typeset) = self else { return false }
        let changes = typeset.fit(width: view.textWidth(in: RawText(typeset.document)))
        self = .text(typeset)
        return changes
    }
}
