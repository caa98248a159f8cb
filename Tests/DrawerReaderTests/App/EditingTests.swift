import DrawerCanvas
import DrawerModel
import Foundation
import Testing

@testable import DrawerReader

/// What reaches beyond the screen: the editor, the clipboard, and a file that changes.
struct EditingTests {
    private func run(_ reaction: Reaction) -> [String] {
        guard case .run(let words) = reaction else { return [] }
        return words.map { String(decoding: $0, as: UTF8.self) }
    }

    private func copied(_ reaction: Reaction) -> String? {
        guard case .copy(let text) = reaction else { return nil }
        return text
    }

    // MARK: Editing

    @Test func theEditorGetsTheLine() throws {
        let shelf = try Shelf(of: CommandTests.long)
        for key in ["4", "2", "G"] as [Unicode.Scalar] { shelf.key(.character(key)) }
        #expect(run(shelf.key("v")) == ["vi", "+42", shelf.directory + "/long.txt"])
    }

    @Test(arguments: [("-x.txt", "./-x.txt"), ("+x.txt", "./+x.txt"), ("x.txt", "x.txt")])
    func namesAreNoOptions(name: String, operand: String) throws {
        let shelf = try Shelf(of: CommandTests.long)
        shelf.reader.scene.library = Library(entries: [Library.Entry(file: FilePath(name))])
        #expect(run(shelf.key("v")).last == operand)
    }

    @Test func whatWasEditedIsReadAgainAtItsPlace() throws {
        let shelf = try Shelf(of: CommandTests.long)
        for key in ["4", "2", "G"] as [Unicode.Scalar] { shelf.key(.character(key)) }
        shelf.key("v")
        let text = (1...500).map { "new \($0)\n" }.joined()
        try text.write(
            toFile: shelf.directory + "/long.txt", atomically: false, encoding: .utf8)
        #expect(shelf.reader.resume(after: nil, at: Timestamp(seconds: 100)) == .redraw)
        #expect(shelf.row(1).contains("new 42"))
    }

    @Test func anEditorThatIsNotThereIsTold() throws {
        let shelf = try Shelf(of: CommandTests.long)
        shelf.key("v")
        _ = shelf.reader.resume(after: "ed\u{1B}: no such file", at: Timestamp(seconds: 100))
        #expect(shelf.row(0).contains(": no such file"))
    }

    @Test(arguments: ["v", "R"] as [Unicode.Scalar]) func standardInputIsNeitherEditedNorReadAgain(
        key: Unicode.Scalar
    ) throws {
        let shelf = try Shelf(of: CommandTests.long)
        shelf.reader.scene.library = Library(
            entries: [Library.Entry(source: .standardInput, name: "standard input")])
        #expect(shelf.key(.character(key)) == .redraw)
        #expect(shelf.reader.scene.message.hasPrefix("standard input"))
        shelf.key("j")
        #expect(shelf.reader.scene.message.isEmpty)
    }

    // MARK: Reading again

    @Test func aFileThatGrewIsReadAgain() throws {
        let shelf = try Shelf(of: CommandTests.long)
        let path = shelf.directory + "/long.txt"
        try "first\nlast\n".write(toFile: path, atomically: true, encoding: .utf8)
        shelf.await { $0.isChanged }
        #expect(shelf.row(0).contains("changed: R reads it") && shelf.row(1).contains("line 1"))
        shelf.key("R")
        #expect(shelf.row(0).contains("read again") && shelf.row(1).contains("first"))
        #expect(shelf.reader.scene.loader.loaded?.isChanged == false)
        try "once more\n".write(toFile: path, atomically: true, encoding: .utf8)
        shelf.await { $0.isChanged }
        #expect(shelf.row(0).contains("changed: R reads it"))
    }

    // MARK: Copying

    @Test func aSectionIsCopiedWithThoseInIt() throws {
        let page = "# One\n\n*a*\n\n## Two\n\nb\n\n# Three\n\nc\n"
        let shelf = try Shelf(of: ["page.md": page])
        shelf.await { $0.outline != nil }
        #expect(copied(shelf.key("y")) == "# One\n\n*a*\n\n## Two\n\nb\n\n")
        #expect(shelf.row(0).contains("8 lines copied"))
    }

    @Test func withoutSectionsWhatIsInSightIsCopied() throws {
        let shelf = try Shelf(of: CommandTests.long, height: 4)
        shelf.key("j")
        #expect(copied(shelf.key("y")) == "line 2\nline 3\nline 4\n")
        shelf.key("2")
        #expect(copied(shelf.key("y")) == "line 2\nline 3\n")
    }

    /// As long as it is in sight; a number still means lines from the top.
    @Test func aHitIsCopiedWithItsLine() throws {
        let shelf = try Shelf(of: CommandTests.long, height: 4)
        shelf.type("/ne 42\n")
        #expect(copied(shelf.key("y")) == "line 42\n")
        shelf.key("2")
        #expect(copied(shelf.key("y"))?.hasPrefix("line 4") == true)
        shelf.key("g")
        #expect(copied(shelf.key("y")) == "line 1\nline 2\nline 3\n")
    }

    @Test func coloursAndControlCharactersAreLeftOut() throws {
        let shelf = try Shelf(of: ["a.txt": "\u{1B}[31mred\u{1B}[m\tb\u{7}\nN\u{8}Na\u{8}am\n"])
        #expect(copied(shelf.key("y")) == "red\tb\nNam\n")
    }

    @Test func tooMuchIsNotCopiedAtAll() throws {
        let shelf = try Shelf(of: ["a.txt": String(repeating: "x", count: 120_000)])
        shelf.key("9")
        #expect(copied(shelf.key("y")) == nil)
        #expect(shelf.row(0).contains("more than 100 KB are not copied"))
    }
}
