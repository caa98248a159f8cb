import DrawerCanvas
import Testing

@testable import DrawerReader

/// Pages are set where they come from, since a long one takes longer than a frame.
struct PageLoadingTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func load(_ name: String, width: Int?) throws -> LoadedDocument {
        let loader = Loader()
        loader.pageWidth = width
        loader.load(folder.entry(name))
        loader.wait(seconds: 20) { _ in false }
        return try #require(loader.loaded)
    }

    @Test func aPageComesWithItsDocument() throws {
        try folder.write("# One\n\nSome words that are wrapped.\n", to: "page.md")
        let loaded = try load("page.md", width: 20)
        let page = try #require(loaded.page)
        #expect(loaded.state == .complete && page.width == 20)
        let alone = try #require(MarkdownKind.text(of: loaded.document, width: 20))
        #expect(page.text.extent == alone.extent)
        var typeset = Typeset(loaded.document, kind: MarkdownKind.self, page: page)
        let isSet = typeset.isSet
        #expect(isSet && typeset.fit(width: 20) && !typeset.fit(width: 20))
        let changes = typeset.fit(width: 12)
        #expect(changes && typeset.setWidth == 12)
    }

    @Test func otherDocumentsAndUnknownWidthsHaveNone() throws {
        try folder.write("# One\n", to: "page.md")
        try folder.write("One\n", to: "plain.txt")
        #expect(try load("page.md", width: nil).page == nil)
        #expect(try load("plain.txt", width: 20).page == nil)
    }
}
