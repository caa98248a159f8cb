public import DrawerCanvas

/// What a terminal answers to a question.
public enum TerminalReply: Hashable, Sendable {
    /// Its text colour (OSC 10).
    case foreground(Color)
    /// Its background (OSC 11).
    case background(Color)
    /// Its kind (DA1): the answer that every terminal gives, and so the end of a list of questions.
    case attributes
}
