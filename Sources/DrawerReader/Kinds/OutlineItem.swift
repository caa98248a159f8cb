/// A place in a document that its table of contents lists.
public struct OutlineItem: Hashable, Sendable {
    /// What it is called: plain text, without marks of its document's syntax.
    public var title: String
    /// A few words beside it, such as the lines that a change adds and removes; may be empty.
    public var detail: String
    /// How deep it lies, from 0.
    public var level: Int
    /// The line of the source where it begins, from 0.
    public var line: Int

    /// An item at `line`.
    public init(_ title: String, detail: String = "", level: Int = 0, line: Int) {
        self.title = title
        self.detail = detail
        self.level = level
        self.line = line
    }
}
