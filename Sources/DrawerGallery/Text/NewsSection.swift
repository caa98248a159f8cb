/// A part of the news: a subject and its stories.
public struct NewsSection: Hashable, Sendable {
    /// The subject, in one word or two.
    public let title: String
    /// The stories, each of one paragraph.
    public let stories: [Article]

    /// All sections, in the order of the menu.
    public static let all = [terminals, motion, type, keyboards, sea]
}
