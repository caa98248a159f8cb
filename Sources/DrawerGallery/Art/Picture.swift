/// A picture that is drawn by arithmetic, at any size.
public struct Picture: Sendable {
    /// What it is called, in a few words.
    public let title: String
    /// What there is to see, in one or two sentences.
    public let note: String
    /// By whom it was drawn, and when.
    public let credit = "drawn by arithmetic, 2026"

    let scene: any Scene
}
