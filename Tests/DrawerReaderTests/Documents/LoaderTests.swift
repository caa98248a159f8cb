import Foundation
import Testing

@testable import DrawerReader

/// Documents on their way in, on the loader's own thread.
struct LoaderTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Loads a file, and waits until that much has come; only a failing test waits to the end.
    private func load(
        _ name: String, with loader: Loader = Loader(),
        until isEnough: (LoadedDocument) -> Bool = { _ in false }
    ) throws -> LoadedDocument {
        loader.load(folder.entry(name))
        return try wait(loader, until: isEnough)
    }

    private func wait(
        _ loader: Loader, until isEnough: (LoadedDocument) -> Bool
    ) throws -> LoadedDocument {
        loader.wait(seconds: 20, until: isEnough)
        return try #require(loader.loaded)
    }

    @Test func aFileComesWhole() throws {
        let text = (1...200_000).map { "line \($0)\n" }.joined()
        try folder.write(text, to: "large")
        let loaded = try load("large")
        #expect(loaded.state == .complete && loaded.document.lineCount == 200_000)
        #expect(loaded.document.bytes == Array(text.utf8))
    }

    /// The first piece is there without a thread, and the bell calls for someone to start it.
    @Test func aShortFileIsThereAtOnce() throws {
        try folder.write("Heading\n=======\n\ntext\n", to: "short.rst")
        let loader = Loader()
        loader.load(folder.entry("short.rst"))
        loader.wait(seconds: 0) { _ in false }
        #expect(loader.loaded?.state == .complete)
        #expect(loader.loaded?.document.lineCount == 4 && loader.loaded?.outline == nil)
        var wanted = pollfd(fd: loader.newsDescriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&wanted, 1, 0) == 1)
        loader.takeNews()
        loader.waitForContents(seconds: 20)
        #expect(loader.loaded?.outline?.map(\.title) == ["Heading"])
    }

    /// 7 MB in lines of 64 bytes.
    private var large: [UInt8] {
        (0..<7 << 20).map { $0 % 64 == 63 ? UInt8(ascii: "\n") : UInt8(ascii: "x") }
    }

    /// The thread goes no further than the room there is for what was not taken.
    @Test func whatIsNotTakenIsNotReadOn() throws {
        try folder.write(large, to: "large")
        let loader = Loader()
        loader.load(folder.entry("large"))
        loader.wait(seconds: 20) { $0.document.byteCount > 1 << 18 }
        let first = try #require(loader.loaded)
        #expect(!first.hasEnded && first.document.byteCount < 6 << 20)
        #expect(try wait(loader) { _ in false }.document.byteCount == 7 << 20)
    }

    @Test func anotherDocumentTakesThePlaceOfTheFirst() throws {
        try folder.write(large, to: "large")
        try folder.write("small\n", to: "small")
        let loader = Loader()
        _ = try load("large", with: loader) { $0.document.byteCount > 0 }
        let loaded = try load("small", with: loader)
        #expect(loaded.document.lines == ["small"] && loaded.state == .complete)
    }

    @Test func anEmptyFileIsComplete() throws {
        try folder.write("", to: "empty")
        let loaded = try load("empty")
        #expect(loaded.state == .complete && loaded.document.lineCount == 0)
        #expect(loaded.outline == [] || loaded.outline == nil)
    }

    /// It comes after the text, and that there is none is told as well.
    @Test(arguments: [("a.md", "# One\n", 1), ("a.txt", "text\n", 0), ("missing", nil, nil)])
    func theTableOfContentsCanBeWaitedFor(name: String, text: String?, count: Int?) throws {
        if let text { try folder.write(text, to: name) }
        let loader = Loader()
        _ = try load(name, with: loader)
        loader.waitForContents(seconds: 20)
        #expect(loader.loaded?.outline?.count == count)
    }

    @Test func whatIsGoneSaysSo() throws {
        let loaded = try load("missing")
        let path = folder.path + "/missing"
        #expect(
            loaded.state == .failed(.system(name: path, reason: "no such file or directory")))
    }

    @Test func aTextThatIsCutShortSaysSoInItsLastLine() throws {
        let whole = Compression.gzip.compressed(
            Array((1...60_000).map { "line \($0)\n" }.joined().utf8))
        try folder.write(Array(whole.prefix(whole.count / 2)), to: "cut.gz")
        let loaded = try load("cut.gz")
        let error = ReadError.cutShort(name: folder.path + "/cut.gz", format: "gzip")
        #expect(loaded.state == .incomplete(error))
        #expect(loaded.document.lines.first == "line 1")
        #expect(loaded.document.lines.last == "[\(error)]")
    }

    /// A little file that would fill any memory.
    @Test func whatHasNoEndIsCutOff() throws {
        let megabyte = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
        let frame = Compression.zstandard.compressed(megabyte)
        let frames = (0..<300).flatMap { _ in frame }
        try folder.write(frames, to: "bomb.zst")
        let limits = DocumentLimits(kept: 1 << 20, spilled: 8 << 20)
        let loaded = try load("bomb.zst", with: Loader(follows: false, limits: limits))
        let error = ReadError.tooLong(name: folder.path + "/bomb.zst", megabytes: 8)
        #expect(loaded.state == .incomplete(error) && loaded.words == error.description)
        #expect((7 << 20...8 << 20).contains(loaded.document.byteCount))
    }

    // MARK: Following

    private func follow(_ name: String) throws -> Loader {
        let loader = Loader(follows: true)
        _ = try load(name, with: loader) { $0.state == .following }
        return loader
    }

    @Test func aFileIsFollowedAsItGrows() throws {
        try folder.write("one\n", to: "log")
        let loader = try follow("log")
        #expect(loader.loaded?.document.lines == ["one"])
        for (added, lines) in [
            ("two\n", ["one", "two"]), ("thr", ["one", "two", "thr"]),
            ("ee\n", ["one", "two", "three"]),
        ] {
            try folder.append(added, to: "log")
            let loaded = try wait(loader) { $0.document.lines == lines }
            #expect(loaded.document.lines == lines && loaded.state == .following)
        }
    }

    /// As `tail -F` has it: the old lines stay, and those of the new file come behind them.
    @Test func aFileThatIsReplacedIsFollowed() throws {
        try folder.write("one\n", to: "log")
        let loader = try follow("log")
        try folder.rename("log", to: "log.1")
        try folder.append("late\n", to: "log.1")
        try folder.write("two\n", to: "log")
        var loaded = try wait(loader) { $0.document.lineCount == 3 }
        #expect(loaded.document.lines == ["one", "late", "two"])
        try folder.append("three\n", to: "log")
        loaded = try wait(loader) { $0.document.lineCount == 4 }
        #expect(loaded.document.lines.last == "three")
    }

    @Test func aFileThatIsTruncatedIsReadFromItsStart() throws {
        try folder.write("a long first line\n", to: "log")
        let loader = try follow("log")
        #expect(truncate(folder.path + "/log", 0) == 0)
        try folder.append("two\n", to: "log")
        let loaded = try wait(loader) { $0.document.lineCount == 2 }
        #expect(loaded.document.lines == ["a long first line", "two"])
    }

    // MARK: Words

    @Test func whatIsUnderWayIsSaid() {
        #expect(LoadedDocument.State.loading(bytes: 0).words == "loading")
        #expect(LoadedDocument.State.loading(bytes: 812).words == "812 bytes so far")
        #expect(LoadedDocument.State.loading(bytes: 1400).words == "1.4 KB so far")
        #expect(LoadedDocument.State.loading(bytes: 230_000_000).words == "230 MB so far")
        #expect(LoadedDocument.State.complete.words == "")
    }
}
