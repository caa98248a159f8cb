public import DrawerCanvas

/// What a terminal answers to a question.
public enum TerminalReply: Hashable, Sendable {
    /// What a terminal says of a mode (DECRPM).
    public enum Mode: Int, Hashable, Sendable {
        case unknown, set, reset, alwaysSet, neverSet
    }

    /// Its text colour (OSC 10).
    case foreground(Color)
    /// Its background (OSC 11).
    case background(Color)
    /// Whether it reports the mouse's places in pixels (mode 1016).
    case pixels(Mode)
    /// Its kind (DA1): the answer that every terminal gives, and so the end of a list of questions.
    case attributes
}
