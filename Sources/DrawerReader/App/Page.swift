internal import DrawerCanvas

/// What the content shows of one document: its text, or why there is none.
enum Page {
    case text(Typeset)
    case problem(String)

    /// What there is of a document that is on its way; with `asSource` its lines as they are.
    init(_ loaded: LoadedDocument?, asSource: Bool = false) {
        switch loaded?.state {
        case .failed(let error): self = .problem(String(describing: error))
        default:
            let kind: any DocumentKind.Type =
                asSource ? PlainKind.self : loaded?.kind ?? PlainKind.self
            self = .text(
                Typeset(
                    loaded?.document ?? Document(), kind: kind,
                    isWhole: loaded?.hasEnded ?? false, page: asSource ? nil : loaded?.page))
        }
    }

    /// The document, where there is a text.
    var document: Document? {
        if case .text(let typeset) = self { typeset.document } else { nil }
    }

    /// The lines for a search on another thread.
    var searchText: any SearchText {
        switch self {
        case .text(let typeset): typeset.searchText
        case .problem(let reason):
            DocumentLines(document: Document(bytes: Array(reason.utf8)))
        }
    }

    /// The lines to show.
    var source: any PageText {
        switch self {
        case .text(let typeset): typeset.text
        case .problem(let reason): RawText(Document(bytes: Array(reason.utf8)))
        }
    }

    /// Sets the text for a window, whose margins make room for lines that are as wide as it is;
    /// whether that changes its lines.
    mutating func fit(to view: inout TextView) -> Bool {
        guard case .text(var typeset) = self else { return false }
        view.makeRoom(for: 0, in: typeset.text)
        let changes = typeset.fit(width: view.textWidth(in: RawText(typeset.document)))
        self = .text(typeset)
        if !typeset.isSet {
            let columns = LineWidths.widest(in: typeset.text, upTo: view.size.width)
            view.makeRoom(for: columns, in: typeset.text)
        }
        return changes
    }
}
