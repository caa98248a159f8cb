import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// The table of keys, and the numbers typed before them.
struct CommandTests {
    /// On 23 rows its last top is line 477.
    static let long = ["long.txt": (1...500).map { "line \($0)\n" }.joined()]

    @Test func everyCommandHasKeysOfItsOwn() {
        let keys = KeyMap()
        var seen: Set<KeyPress> = []
        for command in ReaderCommand.allCases {
            #expect(!keys.keys(of: command).isEmpty, "\(command)")
            for press in keys.keys(of: command) {
                #expect(seen.insert(press).inserted, "\(press.name) is there twice")
                #expect(keys.command(for: press) == command)
            }
        }
    }

    @Test(arguments: [
        ("12j", 12), ("3e2k", 1), ("5G", 4), ("17g", 16), ("2f", 42), ("3d", 33), ("50%", 250),
        ("100p", 477), ("9999G", 477), ("G10k", 467), ("10G2K", 7), ("99999999999999999999j", 477),
        ("12\u{1B}j", 1), ("5xj", 1), ("0j", 1), ("20j0j", 21), ("3G%", 0),
    ])
    func keysWithNumbers(typed: String, line: Int) throws {
        let shelf = try Shelf(of: Self.long)
        for scalar in typed.unicodeScalars {
            shelf.key(scalar == "\u{1B}" ? .escape : .character(scalar))
        }
        #expect(shelf.reader.scene.view.top.line == line)
    }

    @Test func aNumberIsSeenUntilItIsUsed() throws {
        let shelf = try Shelf(of: Self.long)
        #expect(shelf.key("4") == .redraw && shelf.key("2") == .redraw)
        #expect(shelf.row(0).contains("42▏"))
        shelf.key("j")
        #expect(!shelf.row(0).contains("▏"))
    }

    @Test func aNumberIsNotForTheDrawer() throws {
        let shelf = try Shelf(of: Self.long)
        shelf.key("3")
        shelf.key(.right)
        shelf.rest()
        shelf.key(.down)
        shelf.key(.left)
        shelf.rest()
        shelf.key("j")
        #expect(shelf.reader.scene.view.top.line == 1)
    }

    @Test func theCardOfKeysScrollsWhereItDoesNotFit() throws {
        let shelf = try Shelf(of: Self.long, height: 12)
        shelf.key("h")
        #expect(shelf.row(11).contains("↓ more") && shelf.row(3).contains("open the drawer"))
        shelf.key(.end)
        #expect(shelf.row(11).contains("↑ more") && shelf.row(10).contains("leave"))
        shelf.mouse(.wheel(.up), 10, 5)
        #expect(shelf.row(11).contains("↓ more"))
        shelf.key("x")
        #expect(shelf.reader.scene.help == nil)
    }

    @Test func theCardClosesWithAnyKeyWhereItFits() throws {
        let shelf = try Shelf(of: Self.long, height: 60)
        shelf.key("h")
        shelf.key(.down)
        #expect(shelf.reader.scene.help == nil)
    }
}
