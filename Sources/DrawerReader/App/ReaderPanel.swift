public import DrawerCanvas
public import DrawerModel

/// The drawers around a reader.
public typealias ReaderDrawers = Drawers<ReaderPanel>

/// What slides out at either side: the table of contents, or what was found.
public struct ReaderPanel: DrawerPanel {
    /// The one that it is; the other one is nil. Both are here so that each is changed in its place.
    private(set) var contents: ContentsPanel?
    private(set) var hits: HitsPanel?

    init(_ contents: ContentsPanel) { self.contents = contents }
    init(_ hits: HitsPanel) { self.hits = hits }

    /// Draws it.
    public mutating func draw(on surface: inout Surface, theme: Theme) {
        contents?.draw(on: &surface, theme: theme)
        hits?.draw(on: &surface, theme: theme)
    }

    /// Moves the choice, or makes it.
    public mutating func handle(_ event: InputEvent) -> Menu.Response {
        contents?.handle(event) ?? hits?.handle(event) ?? .ignored
    }

    /// The chosen row's.
    public var cursor: Point? { contents.map(\.cursor) ?? hits.flatMap(\.cursor) }

    /// Gives it the rows that fit.
    public mutating func resize(to size: Size) {
        contents?.resize(to: size)
        hits?.resize(to: size)
    }

    /// Shows whether the keys are its own.
    public mutating func focus(_ hasKeyboard: Bool) { contents?.focus(hasKeyboard) }

    fileprivate mutating func changeContents(_ change: (inout ContentsPanel) -> Void) {
        if contents != nil { change(&contents!) }
    }

    fileprivate mutating func changeHits(_ change: (inout HitsPanel) -> Void) {
        if hits != nil { change(&hits!) }
    }
}

extension Drawers<ReaderPanel> {
    /// Changes the table of contents, if there is one, and has it drawn anew.
    mutating func updateContents(_ edge: Edge, _ change: (inout ContentsPanel) -> Void) {
        updatePanel(edge) { $0.changeContents(change) }
    }

    /// Changes the list of what was found, if there is one, and has it drawn anew.
    mutating func updateHits(_ edge: Edge, _ change: (inout HitsPanel) -> Void) {
        updatePanel(edge) { $0.changeHits(change) }
    }
}
