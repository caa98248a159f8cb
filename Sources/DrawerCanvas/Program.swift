public import DrawerModel

/// An interactive program as a terminal runs it: a fold over events that can draw itself.
///
/// It reads no clock and does no output; the same program runs in a terminal and in a test.
public protocol Program {
    /// Takes one event and says what the terminal should do besides.
    mutating func handle(_ event: InputEvent, at time: Timestamp) -> Reaction

    /// Brings what moves by itself to where it is at `time`, which may be a little ahead of the
    /// next event: a frame shows what will be when it is seen. Says what the terminal should do.
    @discardableResult
    mutating func advance(to time: Timestamp) -> Reaction

    /// Whether something moves by itself: the terminal then asks for frame after frame.
    var isAnimating: Bool { get }

    /// When the program wants to be advanced next though nothing moves; nil for never.
    var deadline: Timestamp? { get }

    /// A descriptor that is readable while there is news from elsewhere, such as a thread that reads
    /// files; nil for none.
    var newsDescriptor: Int32? { get }

    /// Takes the news, after which the descriptor is not readable until there is more.
    mutating func takeNews(at time: Timestamp) -> Reaction

    /// Goes on after another program had the terminal, which ended or could not be started; `problem`
    /// says why.
    mutating func resume(after problem: String?, at time: Timestamp) -> Reaction

    /// Where the terminal's cursor stands: the cell of the current row, which readers of the screen
    /// and magnifiers follow; nil for anywhere.
    var cursor: Point? { get }

    /// What the terminal's title says, as in the list of windows; empty for what it said before.
    var title: String { get }

    /// Draws the whole screen in the styles of `theme`. `frame` has the terminal's size, and anything
    /// in it.
    mutating func draw(into frame: inout Surface, theme: Theme)
}

extension Program {
    /// Has no news.
    public var newsDescriptor: Int32? { nil }
    /// Has no news.
    public mutating func takeNews(at time: Timestamp) -> Reaction { .none }
    /// Looks as before.
    public mutating func resume(after problem: String?, at time: Timestamp) -> Reaction { .none }
    /// Anywhere.
    public var cursor: Point? { nil }
    /// What it said before.
    public var title: String { "" }
}

/// What a terminal does after its program has taken an event, or time has gone by.
public enum Reaction: Hashable, Sendable {
    /// Nothing looks different.
    case none
    /// Draws a frame.
    case redraw
    /// Draws every cell of a frame anew.
    case repaint
    /// Takes the mouse for the program, or leaves it to the terminal, for selecting; a drag under way
    /// ends first.
    case mouse(Bool)
    /// Gives the terminal back and stops the job until it is continued.
    case suspend
    /// Gives the terminal back and ends with this status.
    case leave(status: Int32 = 0)
    /// Gives the terminal back and ends as if interrupted by Ctrl-C.
    case interrupt
    /// Draws a frame, and has the system show what this web address leads to.
    case open(address: String)
    /// Gives the terminal to another program until that ends: its name, which is looked for in
    /// `PATH`, and its arguments, none with a 0 in it. Then `Program.resume` is called.
    case run([[UInt8]])
    /// Draws a frame, and hands a text to the terminal's clipboard (OSC 52).
    case copy(String)
}

extension Reaction {
    /// What Ctrl-C, Ctrl-Z and Ctrl-L mean wherever the keyboard is: to interrupt, to suspend, to
    /// draw the screen anew; nil for all other keys.
    public init?(controlKey press: KeyPress) {
        switch press {
        case KeyPress("c", .control): self = .interrupt
        case KeyPress("z", .control): self = .suspend
        case KeyPress("l", .control): self = .repaint
        default: return nil
        }
    }
}
