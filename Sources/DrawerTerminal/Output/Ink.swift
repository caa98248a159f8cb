internal import DrawerCanvas

/// The style that cells are written in together: of blanks only the background can be seen, so they
/// go with any text on it.
struct Ink {
    private(set) var style: Style
    /// Whether it matters what colour text has.
    private(set) var isSeen: Bool

    /// What a cell is written in.
    init(_ cell: Cell) {
        style = cell.style
        isSeen = cell.glyph != .blank || !cell.style.isPlain
    }

    /// Becomes what both are written in; false where nothing can be.
    mutating func join(_ other: Ink) -> Bool {
        if !other.isSeen { return style.background == other.style.background && style.isPlain }
        if isSeen { return style == other.style }
        guard style.background == other.style.background, other.style.isPlain else { return false }
        self = other
        return true
    }

    /// The style to take after `pen`, which blanks keep where nobody can tell.
    func style(after pen: Style) -> Style {
        !isSeen && pen.isPlain && pen.background == style.background ? pen : style
    }
}

extension Style {
    /// Whether a blank shows nothing of it but the background.
    fileprivate var isPlain: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }
}

extension Cell {
    /// Whether nobody can tell it from `other`. Both halves of a wide character look as its first
    /// one says.
    func looksLike(_ other: Cell) -> Bool {
        if self == other { return true }
        guard glyph == other.glyph else { return false }
        if glyph == .continuation { return true }
        return glyph == .blank && style.background == other.style.background && style.isPlain
            && other.style.isPlain
    }
}
