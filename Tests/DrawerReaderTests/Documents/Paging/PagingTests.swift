import DrawerCanvas
import Testing

@testable import DrawerReader

/// Documents that are too long to be kept, on the loader's own thread.
struct PagingTests {
    private let folder: Folder
    private let limits = DocumentLimits(kept: 100_000, spilled: 8 << 20)

    init() throws { folder = try Folder() }

    private var text: String { (1...60_000).map { "line \($0)\n" }.joined() }

    private func load(
        _ name: String, follows: Bool = false,
        until isEnough: (LoadedDocument) -> Bool = { _ in false }
    ) throws -> (Loader, LoadedDocument) {
        let loader = Loader(follows: follows, limits: limits)
        loader.load(folder.entry(name))
        return (loader, try wait(loader, until: isEnough))
    }

    private func wait(
        _ loader: Loader, until isEnough: (LoadedDocument) -> Bool
    ) throws -> LoadedDocument {
        // Only a failing test waits to the end.
        loader.wait(seconds: 20, until: isEnough)
        return try #require(loader.loaded)
    }

    @Test func aLongFileStaysWhereItIs() throws {
        try folder.write(text, to: "long")
        let (_, loaded) = try load("long")
        #expect(loaded.state == .complete && loaded.document.paged != nil)
        #expect(loaded.document.lineCount == 60_000)
        #expect(loaded.document.bytes == Array(text.utf8))
    }

    @Test func allOfAFileIsThereAtOnce() throws {
        try folder.write(text, to: "long")
        let (_, loaded) = try load("long") { $0.document.extent > 0 }
        #expect(loaded.document.extent == text.utf8.count)
        let last = loaded.document.lastLine
        #expect(loaded.document.withLine(last) { Array($0) } == Array("line 60000".utf8))
    }

    @Test func whatIsDecompressedGoesToATemporaryFile() throws {
        try folder.write(Compression.gzip.compressed(Array(text.utf8)), to: "long.gz")
        let (_, loaded) = try load("long.gz")
        #expect(loaded.state == .complete && loaded.document.paged != nil)
        #expect(loaded.document.bytes == Array(text.utf8))
    }

    /// So that its parts have its number, and none takes long to lay out.
    @Test func aVeryLongLineStaysInItsFile() throws {
        let line = String(repeating: "word ", count: 15_000)
        try folder.write("first\n" + line + "\nlast\n", to: "line")
        let (_, loaded) = try load("line")
        #expect(loaded.document.paged != nil && loaded.document.lineCount == 3)
        #expect(loaded.document.number(of: loaded.document.lastLine) == 3)
    }

    @Test func itsTableOfContentsNamesPlacesInTheFile() throws {
        let body = String(repeating: "Some words that make a paragraph of text.\n", count: 4000)
        try folder.write("One\n===\n\n" + body + "\nTwo\n===\n\n" + body, to: "long.rst")
        let (_, loaded) = try load("long.rst", follows: true) { $0.outline != nil }
        let outline = try #require(loaded.outline)
        #expect(outline.map(\.title) == ["One", "Two"])
        for item in outline {
            #expect(loaded.document.withLine(item.line) { Array($0) } == Array(item.title.utf8))
        }
    }

    // MARK: Following

    @Test func aLongFileIsFollowed() throws {
        try folder.write(text, to: "log")
        let (loader, first) = try load("log", follows: true) { $0.state == .following }
        #expect(first.document.lineCount == 60_000)
        try folder.append("more\n", to: "log")
        let loaded = try wait(loader) { $0.document.lineCount == 60_001 }
        #expect(
            loaded.document.withLine(loaded.document.lastLine) { Array($0) } == Array("more".utf8))
    }

    @Test func aFileBecomesLongWhileItIsFollowed() throws {
        try folder.write("first\n", to: "log")
        let (loader, first) = try load("log", follows: true) { $0.state == .following }
        #expect(first.document.kept != nil)
        try folder.append(text, to: "log")
        let loaded = try wait(loader) { $0.document.lineCount == 60_001 }
        #expect(
            loaded.document.paged != nil && loaded.document.bytes == Array(("first\n" + text).utf8))
    }

    /// A long text is gone with its file.
    @Test func aLongFileThatIsReplacedBeginsAnew() throws {
        try folder.write(text, to: "log")
        let (loader, _) = try load("log", follows: true) { $0.state == .following }
        try folder.rename("log", to: "log.1")
        try folder.write("new\n", to: "log")
        let loaded = try wait(loader) { $0.document.lineCount == 1 }
        #expect(loaded.document.lines == ["new"])
    }
}
