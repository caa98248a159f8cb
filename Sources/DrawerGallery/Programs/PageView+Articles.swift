extension PageView {
    /// The page of an article.
    init(_ article: Article) {
        self.init([.heading(article.title)] + article.paragraphs.map { .paragraph($0) })
    }

    /// The page of a section's stories.
    init(_ section: NewsSection) {
        self.init(
            section.stories.flatMap { story in
                [.heading(story.title)] + story.paragraphs.map { .paragraph($0) }
            })
    }
}
