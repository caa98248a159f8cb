import Foundation
import Testing

@testable import DrawerReader

/// Whole trees of files.
struct TreeTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func names() -> [String] {
        Library(operands: [FilePath(folder.path)], isRecursive: true).entries.map {
            String($0.name.dropFirst(folder.path.count + 1))
        }
    }

    @Test func allThatIsBelowIsListed() throws {
        for name in ["b.txt", "a/10.txt", "a/9.txt", "a/c/d.txt", ".hidden/x", "a/.hidden"] {
            try folder.write("text\n", to: name)
        }
        try folder.write([0, 1], to: "a/binary")
        #expect(names() == ["a/9.txt", "a/10.txt", "a/c/d.txt", "b.txt"])
    }

    @Test func circlesOfLinksEnd() throws {
        try folder.write("text\n", to: "a/b.txt")
        symlink("..", folder.path + "/a/up")
        symlink("self", folder.path + "/self")
        symlink("a/b.txt", folder.path + "/link.txt")
        #expect(names() == ["a/b.txt", "link.txt"])
    }

    /// Not all names are UTF-8, and the files open all the same.
    @Test func namesAreBytes() throws {
        let name = FilePath(bytes: Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9])
        let file = name.withCString { creat($0, 0o600) }
        #expect(write(file, "text\n", 5) == 5)
        close(file)
        for operand in [FilePath(folder.path), name] {
            let library = Library(operands: [operand])
            #expect(library.problems == [] && library.entries.map(\.title) == ["caf\u{FFFD}"])
            let loader = Loader()
            loader.load(library.entries[0])
            loader.wait { _ in false }
            #expect(loader.loaded?.document.lines == ["text"])
        }
    }

    @Test(.enabled(if: access("/usr/bin/git", X_OK) == 0, "there is no git"))
    func whatGitIgnoresIsLeftOut() throws {
        try folder.write("out/\n*.log\n", to: ".gitignore")
        for name in ["out/x.txt", "run.log", "src/main.c", "new.txt"] {
            try folder.write("text\n", to: name)
        }
        // Foundation's `Process` leaks, which the address sanitizer tells.
        try #require(system("git init -q '\(folder.path)'") == 0)
        #expect(names() == [".gitignore", "new.txt", "src/main.c"])
    }
}
