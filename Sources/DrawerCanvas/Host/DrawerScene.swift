public import DrawerModel

/// The content of a program with drawers, and their owner: what a program has to write, and
/// `DrawerHost` does the rest.
///
/// Only `makePanel` and `drawContent` are needed. Each answer that is not `none` has the content
/// drawn anew, and is the program's: a scene may leave when it is told that its drawer has closed.
/// `docs/embedding.md` explains it with small programs.
public protocol DrawerScene {
    /// What slides out in the drawers.
    associatedtype Panel: DrawerPanel = MenuPanel

    /// Makes the panel of the drawer at `edge`; asked for when it is first shown.
    mutating func makePanel(at edge: Edge) -> Panel

    /// Draws the content on a blank surface; called when it has changed, not for each frame.
    mutating func drawContent(on surface: inout Surface, theme: Theme)

    /// Takes an event before the drawers see it; nil for those that it does not want. Of these,
    /// Ctrl-C, Ctrl-Z and Ctrl-L do what they always do.
    mutating func intercept(_ event: InputEvent, _ drawers: inout Drawers<Panel>) -> Reaction?

    /// Takes an event that is the content's; a report of the pointer is in the content's own cells.
    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<Panel>) -> Reaction

    /// A row of the panel at `edge` was chosen.
    mutating func chose(row: Int, at edge: Edge, _ drawers: inout Drawers<Panel>) -> Reaction

    /// What has happened to the drawers.
    mutating func notice(_ event: DrawerEvent, _ drawers: inout Drawers<Panel>) -> Reaction

    /// Fits the content to its size; called before anything else.
    mutating func resize(to size: Size)

    /// Which drags the content wants for itself at one of its cells.
    func claim(at cell: Point) -> DrawerSet.Claim

    /// Brings what moves by itself in the content, and drawers that code moves, to where they are
    /// at `time`.
    mutating func advance(to time: Timestamp, _ drawers: inout Drawers<Panel>) -> Reaction

    /// Whether something in the content moves by itself.
    var isAnimating: Bool { get }

    /// When the content wants to be advanced next though nothing moves; nil for never.
    var deadline: Timestamp? { get }

    /// A descriptor that is readable while there is news for the content; nil for none.
    var newsDescriptor: Int32? { get }

    /// Takes the news, after which the descriptor is not readable until there is more.
    mutating func takeNews(_ drawers: inout Drawers<Panel>) -> Reaction

    /// Goes on after another program had the terminal, which ended or could not be started;
    /// `problem` says why.
    mutating func resume(after problem: String?, _ drawers: inout Drawers<Panel>) -> Reaction

    /// Where the cursor stands while the keyboard is the content's, in its own cells; nil for
    /// anywhere.
    var cursor: Point? { get }

    /// What the terminal's title says; empty for what it said before.
    var title: String { get }

    /// Draws over the finished frame.
    func drawOver(_ frame: inout Surface, theme: Theme)
}

extension DrawerScene {
    /// Wants no event before the drawers.
    public func intercept(_ event: InputEvent, _ drawers: inout Drawers<Panel>) -> Reaction? { nil }
    /// Has no use for events.
    public func handle(_ event: InputEvent, _ drawers: inout Drawers<Panel>) -> Reaction { .none }
    /// Closes the drawer.
    public func chose(row: Int, at edge: Edge, _ drawers: inout Drawers<Panel>) -> Reaction {
        drawers.move(edge, to: .closed)
        return .redraw
    }
    /// Does not mind what happens.
    public func notice(_ event: DrawerEvent, _ drawers: inout Drawers<Panel>) -> Reaction { .none }
    /// Needs no preparation.
    public func resize(to size: Size) {}
    /// Leaves all drags to the drawers.
    public func claim(at cell: Point) -> DrawerSet.Claim { [] }
    /// Stays as it is.
    public func advance(to time: Timestamp, _ drawers: inout Drawers<Panel>) -> Reaction { .none }
    /// Does not move.
    public var isAnimating: Bool { false }
    /// Never.
    public var deadline: Timestamp? { nil }
    /// Has no news.
    public var newsDescriptor: Int32? { nil }
    /// Has no news.
    public mutating func takeNews(_ drawers: inout Drawers<Panel>) -> Reaction { .none }
    /// Looks as before.
    public mutating func resume(
        after problem: String?, _ drawers: inout Drawers<Panel>
    ) -> Reaction { .none }
    /// Anywhere.
    public var cursor: Point? { nil }
    /// What it said before.
    public var title: String { "" }
    /// Draws nothing.
    public func drawOver(_ frame: inout Surface, theme: Theme) {}
}
