import Testing

@testable import DrawerReader

/// What is kept from one day to the next, as lines of text.
struct StateTableTests {
    static let full = Bookmarks(
        place: Bookmark(.number(120), byte: 35),
        marks: ["a": Bookmark(.number(7)), "B": Bookmark(.offset(4096), byte: 3)])

    @Test func aLineIsReadAsItWasWritten() throws {
        let entry = StateEntry(
            time: 1_764_500_000, path: "/home/me/a file.md", bookmarks: Self.full)
        let line = "1764500000 120+35 B:@4096+3,a:7 /home/me/a file.md"
        #expect(String(decoding: entry.line, as: UTF8.self) == line)
        #expect(StateEntry(line: line.utf8) == entry)
    }

    @Test(arguments: ["/a\nb", "/100%", "/\u{7F}\u{1}", "/漢字", "/a  b ", "/%0A"])
    func anyPathIsOneLine(path: String) {
        let entry = StateEntry(time: 0, path: FilePath(path), bookmarks: Bookmarks())
        #expect(!entry.line.contains(0x0A) && StateEntry(line: entry.line) == entry)
    }

    @Test func pathsAreBytes() {
        let path = FilePath(bytes: [0x2F, 0xFF, 0x80, 0x20])
        #expect(
            StateEntry(line: StateEntry(time: 0, path: path, bookmarks: .init()).line)?.path == path
        )
    }

    @Test(arguments: [
        "", "#", "1 2 -", "1 2 - relative", "x 2 - /a", "1 0 - /a", "1 -1 - /a", "1 2 a /a",
        "1 2 a: /a", "1 2 1:3 /a", "1 2 a:3, /a", "1 2 a:3,é:4 /a", "1 @ - /a", "1 2+ - /a",
        "1 2 - /a%", "1 2 - /a%0", "1 2 - /a%00", "1 2 - /a%zz", "99999999999999999999 2 - /a",
        "1 +2 - /a", "1 2 - %2",
    ])
    func whatSaysNothingIsNoLine(line: String) {
        #expect(StateEntry(line: line.utf8) == nil)
    }

    @Test func damageCostsOnlyItsOwnLine() {
        let bytes = Array("# x\n1 5 - /a\ngarbage \u{1B}[m\n2 6 - /b\n3 7 - /c".utf8)
        let table = StateTable(bytes)
        #expect(Set(table.entries.keys) == ["/a", "/b", "/c"])
        #expect(StateTable.bookmarks(of: "/b", in: bytes)?.place == Bookmark(.number(6)))
        #expect(StateTable.bookmarks(of: "/d", in: bytes) == nil)
        #expect(StateTable.bookmarks(of: "/", in: bytes) == nil)
    }

    @Test func onlyTheLatestAreKept() {
        var table = StateTable([])
        for file in 0..<700 {
            table.merge(
                Bookmarks(place: Bookmark(.number(file + 2))), of: FilePath("/\(file)"), at: file)
        }
        let kept = StateTable(table.bytes).entries
        #expect(kept.count == StateTable.most)
        #expect(kept["/199"] == nil && kept["/200"] != nil && kept["/699"] != nil)
    }

    @Test func marksOfOthersStay() {
        var table = StateTable(Array("1 5 a:1,b:2 /f\n".utf8))
        table.merge(
            Bookmarks(place: .start, marks: ["b": Bookmark(.number(9))]), of: "/f", at: 2)
        #expect(
            table.entries["/f"]?.bookmarks
                == Bookmarks(
                    place: .start, marks: ["a": Bookmark(.number(1)), "b": Bookmark(.number(9))]))
    }

    @Test func whatIsAtItsStartIsForgotten() {
        var table = StateTable(Array("1 5 - /f\n1 5 - /g\n".utf8))
        table.merge(Bookmarks(), of: "/f", at: 2)
        #expect(Set(table.entries.keys) == ["/g"])
    }

    /// Whatever bytes there are, reading what was written of them changes nothing any more.
    @Test(arguments: 0..<200) func anyBytesAreRead(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let pieces = [
            "1 5 - /f\n", "12 @40+1 a:1,Z:@9 /g h\n", " ", "\n", "%", "+", "@", ":", ",", "-", "/",
            "\0", "\u{FF}", "9", "a",
        ].map { Array($0.utf8) }
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0..<60, using: &random) {
            bytes += pieces.randomElement(using: &random) ?? []
            if Bool.random(using: &random) { bytes.append(.random(in: 0...255, using: &random)) }
        }
        let table = StateTable(bytes)
        #expect(StateTable(table.bytes) == table)
        for (path, entry) in table.entries {
            #expect(StateTable.bookmarks(of: path, in: bytes) == entry.bookmarks)
        }
    }
}
