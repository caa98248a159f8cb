public import DrawerCanvas
public import DrawerModel

/// What a program may choose about its terminal.
public struct TerminalOptions: Hashable, Sendable {
    /// The colours to use at most; nil for what the terminal says it has.
    public var depth: ColorDepth?
    /// The colours to assume that the terminal has itself; nil to ask it for them.
    public var scheme: ColorScheme?
    /// Colours that someone has chosen for parts of the theme.
    public var colors = ThemeColors()
    /// Whether the mouse is the program's; else it stays the terminal's own, for selecting.
    public var usesMouse = true
    /// Whether the cursor, which stands on the current row, is shown there.
    public var showsCursor = false
    /// Frames a second while something moves.
    public var frameRate = 60
    /// The smallest terminal to start in.
    public var leastSize = Size(width: 20, height: 6)

    /// The defaults.
    public init() {}
}
