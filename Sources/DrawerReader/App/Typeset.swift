internal import DrawerCanvas

/// A document as its kind shows it at one width.
struct Typeset {
    let document: Document
    /// The lines to show.
    private(set) var text: any PageText

    private let kind: any DocumentKind.Type
    private let isWhole: Bool
    private var width: Int?
    /// Whether it was not fitted to any width yet.
    private var isNew = true
    /// Whether the lines are the kind's own.
    private(set) var isSet = false

    /// The width that they are set for; nil where they are those of the document.
    var setWidth: Int? { isSet ? width : nil }

    /// The lines for a search on another thread: what is seen is what is found.
    var searchText: any SearchText { isSet ? text.asSearchText : DocumentLines(document: document) }

    /// A document of this kind, its lines as they are until it is fitted to a width. Only one that
    /// `isWhole` and kept is set as a page: what is still coming would be set again and again.
    /// `page` is the same as it was set already.
    init(
        _ document: Document, kind: any DocumentKind.Type, isWhole: Bool = true,
        page: SetPage? = nil
    ) {
        self.document = document
        self.kind = kind
        self.isWhole = isWhole
        text = page?.text ?? RawText(document, kind: kind)
        width = page?.width
        isSet = page != nil
    }

    /// Sets it for `width` columns; whether that changes the lines.
    mutating func fit(width: Int) -> Bool {
        guard isWhole, isNew || width != self.width else { return false }
        defer { (self.width, isNew) = (width, false) }
        if isSet {
            if width != self.width { text = text.resized(to: width) }
        } else if isNew, document.kept != nil, let text = kind.text(of: document, width: width) {
            self.text = text
            isSet = true
        }
        return isSet
    }
}

extension PageText {
    fileprivate var asSearchText: any SearchText { PageLines(self) }
}
