import Foundation
import Testing

@testable import DrawerReader

/// What happens to a file and to its name, as the system tells it at once.
struct FileWatchTests {
    private let folder: Folder
    private let watch: FileWatch

    init() throws {
        folder = try Folder()
        try folder.write("one\n", to: "file")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "file")
        watch = try #require(FileWatch(of: FilePath(folder.path + "/link")))
    }

    /// Whether something has happened since it was asked last.
    private var hasHappened: Bool {
        var wanted = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        defer { watch.renew() }
        return poll(&wanted, 1, 0) == 1
    }

    @Test func whatHappensToTheFileIsTold() throws {
        #expect(!hasHappened)
        try folder.append("two\n", to: "file")
        #expect(hasHappened)
        #expect(!hasHappened)
        try folder.write("three\n", to: "other")
        try folder.rename("other", to: "file")
        #expect(hasHappened)
        try folder.append("four\n", to: "file")
        #expect(hasHappened)
    }

    /// Its directory has other files, which are nobody's business.
    @Test func otherFilesAreNotTold() throws {
        try folder.write("x\n", to: "other")
        try folder.rename("other", to: "another")
        #expect(!hasHappened)
    }

    @Test func aFileThatIsGoneIsWaitedFor() throws {
        try folder.rename("file", to: "away")
        #expect(hasHappened)
        #expect(!hasHappened)
        try folder.append("more\n", to: "away")
        #expect(!hasHappened)
        try folder.rename("away", to: "file")
        #expect(hasHappened)
        try folder.append("more\n", to: "file")
        #expect(hasHappened)
    }

    @Test func anotherLinkIsTold() throws {
        try folder.write("two\n", to: "second")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/next", withDestinationPath: "second")
        #expect(!hasHappened)
        try folder.rename("next", to: "link")
        #expect(hasHappened)
        try folder.append("three\n", to: "file")
        #expect(!hasHappened)
        try folder.append("three\n", to: "second")
        #expect(hasHappened)
    }
}
