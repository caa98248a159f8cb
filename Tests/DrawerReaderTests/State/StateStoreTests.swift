import Foundation
import Testing

@testable import DrawerReader

/// The file of positions and marks: whole at every moment, and the user's own.
struct StateStoreTests {
    private let folder: Folder
    private let store: StateStore
    private var state: String { folder.path + "/state" }

    init() throws {
        folder = try Folder()
        store = StateStore(directory: FilePath(folder.path + "/state/drawer"))
        try folder.write("text\n", to: "a")
        try folder.write("text\n", to: "b")
    }

    private func path(_ name: String) -> FilePath { FilePath(folder.path + "/" + name) }

    private func mode(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
    }

    @Test func whatIsSavedIsRecalled() throws {
        #expect(store.bookmarks(of: path("a")) == nil)
        try store.save([path("a"): StateTableTests.full], at: 5)
        #expect(store.bookmarks(of: path("a")) == StateTableTests.full)
        #expect(store.bookmarks(of: path("./b")) == nil)
        #expect(mode(state + "/drawer/places") == 0o600 && mode(state + "/drawer") == 0o700)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: state + "/drawer") == ["places"])
    }

    @Test func aFileIsTheSameByAnyPath() throws {
        symlink("a", folder.path + "/link")
        try store.save([path("link"): StateTableTests.full], at: 5)
        #expect(store.bookmarks(of: path("./a")) == StateTableTests.full)
    }

    @Test func whereThereIsNothingToRememberNothingIsWritten() throws {
        try store.save([path("a"): Bookmarks()], at: 5)
        #expect(mode(state) == nil)
    }

    @Test func onlyFilesAreRemembered() throws {
        mkfifo(folder.path + "/fifo", 0o600)
        try store.save(
            [path("fifo"): StateTableTests.full, path("none"): StateTableTests.full], at: 5)
        #expect(store.bookmarks(of: path("fifo")) == nil)
    }

    @Test func aDamagedFileIsMended() throws {
        try store.save([path("a"): StateTableTests.full], at: 5)
        let text = try String(contentsOfFile: state + "/drawer/places", encoding: .utf8)
        try ("\0\u{1}broken\n" + text + "1 2").write(
            toFile: state + "/drawer/places", atomically: true, encoding: .utf8)
        #expect(store.bookmarks(of: path("a")) == StateTableTests.full)
        try store.save([path("b"): StateTableTests.full], at: 6)
        #expect(store.bookmarks(of: path("a")) == StateTableTests.full)
        #expect(
            try !String(contentsOfFile: state + "/drawer/places", encoding: .utf8)
                .contains("broken"))
    }

    /// Whatever is in the way stays as it is.
    @Test func whatCannotBeWrittenSaysWhy() throws {
        try folder.write("a file where a directory should be", to: "state")
        let error = #expect(throws: StateError.self) {
            try store.save([path("a"): StateTableTests.full], at: 5)
        }
        #expect(error?.description.contains("Not a directory; --no-state") == true)
        #expect(store.bookmarks(of: path("a")) == nil)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"), arguments: [0o500, 0o000])
    func aDirectoryThatMayNotBeWrittenInSaysWhy(mode: Int) throws {
        try FileManager.default.createDirectory(
            atPath: state, withIntermediateDirectories: true,
            attributes: [.posixPermissions: mode])
        let error = #expect(throws: StateError.self) {
            try store.save([path("a"): StateTableTests.full], at: 5)
        }
        #expect(error?.description.contains("Permission denied; --no-state") == true)
    }

    @Test func aDirectoryInTheFilesPlaceSaysWhy() throws {
        try FileManager.default.createDirectory(
            atPath: state + "/drawer/places", withIntermediateDirectories: true)
        #expect(throws: StateError.self) {
            try store.save([path("a"): StateTableTests.full], at: 5)
        }
    }

    /// Copies that write at the same time lose nothing of each other.
    @Test func manyWriteAtOnce() async throws {
        let names = (0..<24).map { "file\($0)" }
        for name in names { try folder.write("x", to: name) }
        let store = store
        let folder = folder.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask {
                    let path = FilePath(folder + "/" + name)
                    try store.save([path: StateTableTests.full], at: 5)
                }
            }
            try await group.waitForAll()
        }
        for name in names { #expect(store.bookmarks(of: path(name)) == StateTableTests.full) }
    }

    @Test(arguments: [
        (["XDG_STATE_HOME": "/x", "HOME": "/h"], true), (["HOME": "/h"], true),
        (["XDG_STATE_HOME": "relative"], false), ([:], false),
    ])
    func itHasAPlaceWhereTheEnvironmentSaysSo(environment: [String: String], isThere: Bool) {
        #expect((StateStore { environment[$0] } != nil) == isThere)
    }
}
