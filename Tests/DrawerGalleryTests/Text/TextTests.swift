import DrawerCanvas
import Testing

@testable import DrawerGallery

struct TextTests {
    @Test func theNewsHasFiveSectionsFullOfStories() {
        let sections = NewsSection.all
        #expect(sections.count == 5 && Set(sections.map(\.title)).count == 5)
        for section in sections {
            #expect(section.title.isPrintable && section.title.columns <= 16)
            #expect((6...8).contains(section.stories.count), "\(section.title)")
            for story in section.stories { #expect(story.paragraphs.count == 1) }
        }
    }

    @Test func theDrawerIsExplainedInSixPages() {
        #expect(Article.details.count == 6)
        for page in Article.details + [.hamburger, .basic] {
            #expect((2...4).contains(page.paragraphs.count), "\(page.title)")
        }
    }

    @Test func everyTextIsCleanAndShortEnough() {
        let articles =
            NewsSection.all.flatMap(\.stories) + Article.details + [.hamburger, .basic]
        #expect(Set(articles.map(\.title)).count == articles.count)
        for article in articles {
            #expect(article.title.isPrintable && article.title.columns <= 56, "\(article.title)")
            #expect(article.title.last != ".", "\(article.title)")
            for paragraph in article.paragraphs {
                #expect(paragraph.isPrintable, "\(article.title)")
                #expect((80...400).contains(paragraph.count), "\(article.title)")
                #expect([".", "!", "?"].contains(paragraph.last), "\(article.title)")
            }
        }
    }
}
