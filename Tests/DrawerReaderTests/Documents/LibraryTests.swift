import DrawerCanvas
import DrawerModel
import Foundation
import Testing

@testable import DrawerReader

/// Real directories, with what is found in them.
final class LibraryTests {
    private let directory: String

    init() throws {
        directory = NSTemporaryDirectory() + "drawer-library-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func path(_ name: String) -> String { directory + "/" + name }

    private func file(_ name: String) -> FilePath { FilePath(path(name)) }

    private func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    }

    private func make(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(name), withIntermediateDirectories: true)
    }

    @Test func aDirectoryStandsForItsTextsInOrder() throws {
        for name in ["page 10.md", "page 9.md", "Page 1.md", ".hidden", ".\u{301}", "empty"] {
            try write(name, name == "empty" ? "".utf8 : "text".utf8)
        }
        try write("binary", [0x7F, 0x45, 0x4C, 0x46, 0])
        try make("folder")
        try write("folder/inside", "text".utf8)
        mkfifo(path("pipe"), 0o600)
        symlink(path("page 9.md"), path("link"))
        symlink(path("nowhere"), path("dangling"))
        let expected = ["empty", "link", "Page 1.md", "page 9.md", "page 10.md"]
        for operand in [directory, directory + "/"] {
            let library = Library(operands: [FilePath(operand)])
            #expect(library.entries.map(\.title) == expected && library.problems.isEmpty)
            #expect(library.entries.allSatisfy { $0.directory == directory })
        }
    }

    @Test func operandsKeepTheirOrder() throws {
        try write("b", "b".utf8)
        try write("a", "a".utf8)
        try make("folder")
        try write("folder/c", "c".utf8)
        let library = Library(operands: [file("b"), "-", file("folder"), file("a")])
        #expect(library.entries.map(\.title) == ["b", "standard input", "c", "a"])
        #expect(library.entries[1].source == .standardInput && !library.isUseless)
        for index in [0, 2, 3] {
            let entry = library.entries[index]
            #expect(try content(of: entry) == Array(entry.title.utf8))
        }
    }

    @Test func aDirectoryWithoutTextsIsAProblem() throws {
        try make("folder")
        let path = path("folder")
        for _ in 0..<2 {
            let library = Library(operands: [FilePath(path)])
            #expect(library.problems == [.nothingToRead(directory: path)] && library.isUseless)
            #expect(error(library) == .nothingToRead(directory: path))
            try write("folder/binary", [0, 1])
        }
    }

    private func content(of entry: Library.Entry) throws -> [UInt8] {
        var content: [UInt8] = []
        try Library.read(entry) {
            content += $0
            return true
        }
        return content
    }

    /// What loading the only entry says.
    private func error(_ library: Library) -> ReadError? {
        let loader = Loader()
        loader.load(library.entries[0])
        loader.wait { _ in false }
        if case .failed(let error) = loader.loaded?.state { return error }
        return nil
    }

    @Test func whatCannotBeReadSaysWhy() throws {
        try write("binary", [0, 1, 2])
        let cases: [(String, ReadError)] = [
            (path("none"), .system(name: path("none"), reason: "no such file or directory")),
            (path("binary/x"), .system(name: path("binary/x"), reason: "not a directory")),
            ("", .system(name: "", reason: "no such file or directory")),
            (path("binary"), .binary(name: path("binary"))),
            ("/dev/null", .special(name: "/dev/null")),
        ]
        for (operand, expected) in cases {
            let library = Library(operands: [FilePath(operand)])
            #expect(library.problems == [expected] && library.isUseless)
            #expect(error(library) == expected)
        }
        let binary = Library(operands: [file("binary")])
        #expect(try content(of: binary.entries[0]) == [0, 1, 2])
    }

    @Test(.enabled(if: getuid() != 0)) func whatMayNotBeReadSaysSo() throws {
        try write("secret", "text".utf8)
        chmod(path("secret"), 0)
        let library = Library(operands: [file("secret")])
        #expect(
            library.problems == [.system(name: path("secret"), reason: "permission denied")])
    }

    @Test func badFilesStayAmongGoodOnes() throws {
        try write("good", "text".utf8)
        let library = Library(operands: [file("none"), file("good")])
        #expect(library.entries.map(\.title) == ["none", "good"])
        #expect(library.problems.count == 1 && !library.isUseless)
    }

    @Test func aFileThatGoesOrChangesIsReadAsItIs() throws {
        try write("file", "one".utf8)
        let library = Library(operands: [file("file")])
        try write("file", "two".utf8)
        #expect(try content(of: library.entries[0]) == Array("two".utf8))
        unlink(path("file"))
        #expect(error(library) != nil)
    }

    @Test func largeFilesAreReadWhole() throws {
        let bytes = (0..<300_000).map { $0 % 80 == 79 ? UInt8(10) : UInt8(ascii: "x") }
        try write("large", bytes)
        #expect(try content(of: Library(operands: [file("large")]).entries[0]) == bytes)
    }

    @Test func strangeNamesAreShownHarmlessly() throws {
        let names = ["a\nb", "c\u{1B}[2Jd", "tab\there", " "]
        for name in names { try write(name, "text".utf8) }
        let library = Library(operands: [FilePath(directory)])
        #expect(Set(library.entries.map(\.title)) == Set(names))
        let reader = Reader(library: library, drawer: .init(), size: .init(width: 80, height: 24))
        let labels = Set(reader.scene.makePanel(at: .left).contents?.menu.rows.map(\.label) ?? [])
        #expect(labels == ["a␊b", "c␛[2Jd", "tab␉here", " "])
    }

    @Test func errorsAreOneHarmlessLine() {
        let name = "a\u{1B}[2J\nb\u{9B}\u{7F}"
        let errors: [ReadError] = [
            .system(name: name, reason: "reason"), .binary(name: name), .special(name: name),
            .nothingToRead(directory: name),
        ]
        for error in errors {
            #expect(error.description.hasPrefix("a␛[2J␊b\u{FFFD}\u{FFFD}: "))
            #expect(!error.description.contains("\n"))
        }
    }

    @Test(arguments: [
        ("a/b/c.txt", "c.txt", "a/b"), ("c.txt", "c.txt", ""), ("/c.txt", "c.txt", "/"),
        ("./c", "c", "."), ("../docs/c", "c", "../docs"), ("/", "/", "/"),
    ]) func namesHaveATitleAndADirectory(name: String, title: String, directory: String) {
        let entry = Library.Entry(source: .file(path: FilePath(name)), name: name)
        #expect(entry.title == title && entry.directory == directory)
    }
}
