/// A short text with a title.
public struct Article: Hashable, Sendable {
    /// What stands above it, in one row of most screens.
    public let title: String
    /// Its paragraphs, to be wrapped where they are shown.
    public let paragraphs: [String]

    /// A text of these paragraphs.
    init(_ title: String, _ paragraphs: String...) {
        self.title = title
        self.paragraphs = paragraphs
    }
}
