/// What moves while a drawer opens.
public enum TransitionStyle: Hashable, Sendable {
    /// The panel slides over the content, which stays.
    case cover
    /// The panel lies still underneath while the content slides away.
    case reveal
    /// Both move; the panel goes `parallax` of the way that the content goes, 0...1.
    case push(parallax: Double = 1)
}

/// What becomes of the content while a drawer is out.
public enum ContentMode: Hashable, Sendable {
    /// A picture of it, as it was when the drawer began to open. It takes no input.
    case snapshot
    /// The content itself, drawn anew whenever it changes. What is left uncovered of it still takes
    /// the wheel, and presses on what it calls its controls.
    case live
}
