import DrawerCanvas
import Testing

@testable import DrawerReader

/// Places that are found again, whether a text is kept or stays in its file.
struct BookmarkTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
        try folder.write((1...60_000).map { "line \($0)\n" }.joined(), to: "long")
    }

    private func document(kept: Int) throws -> Document {
        let loader = Loader(follows: false, limits: DocumentLimits(kept: kept, spilled: 8 << 20))
        loader.load(folder.entry("long"))
        // Only a failing test waits to the end.
        loader.wait(seconds: 20) { _ in false }
        return try #require(loader.loaded).document
    }

    @Test(arguments: [0, 1, 4711, 59_999], [1000, 100 << 20]) func placesAreFoundAgain(
        line: Int, kept: Int
    ) throws {
        let document = try document(kept: kept)
        #expect((document.paged == nil) == (kept > 1000))
        let start = try #require(document.line(ofNumber: line + 1))
        let place = TextPlace(line: start, byte: 3)
        let bookmark = document.bookmark(of: place)
        #expect(document.place(of: bookmark, hasAll: true) == place)
        for other in [1000, 100 << 20] {
            let other = try self.document(kept: other)
            let found = try #require(other.place(of: bookmark, hasAll: true))
            #expect(other.number(of: found.line) == line + 1 && found.byte == 3)
        }
    }

    @Test func beyondTheEndIsTheEnd() throws {
        let document = try document(kept: 100 << 20)
        for line in [Bookmark.Line.number(60_001), .offset(10 << 20)] {
            #expect(document.place(of: Bookmark(line), hasAll: true)?.line == document.extent)
            #expect(document.place(of: Bookmark(line), hasAll: false) == nil)
        }
    }
}
