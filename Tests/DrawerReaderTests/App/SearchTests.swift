import DrawerCanvas
import DrawerModel
import Testing

@testable import DrawerReader

/// Typing a search, going on with it, and what the screen says of it.
struct SearchTests {
    private let shelf: Shelf

    init() throws {
        let text = (1...200).map { "line \($0)" + ($0 % 60 == 7 ? " Seven\n" : "\n") }.joined()
        shelf = try Shelf(of: ["long.txt": text, "other.txt": "one\nline 77\n"])
    }

    private var scene: ReaderScene { shelf.reader.scene }
    private var top: Int { scene.view.top.line }
    private var title: String { shelf.row(0) }
    private var bottom: String { shelf.row(23) }

    /// The columns of a row with this role's look.
    private func columns(_ role: TextRole, _ row: Int) -> [Int] {
        let style = shelf.theme.style(for: TextInk(role))
        let frame = shelf.draw()
        return (0..<80).filter { frame[$0, row].style == style }
    }

    // MARK: Typing

    @Test func whatIsTypedIsShownAtOnceAndEscapeGoesBack() {
        shelf.type("jj/line 15")
        #expect(
            bottom == " /line 15" && top == 2
                && columns(.currentMatch, 13) == [2, 3, 4, 5, 6, 7, 8])
        shelf.type("0")
        #expect(top == 144 && columns(.currentMatch, 6).count == 8)
        shelf.key(.backspace)
        #expect(top == 2, "the first match from where it was begun")
        shelf.key(.escape)
        #expect(top == 2 && bottom == "  line 25" && columns(.match, 13).isEmpty)
    }

    @Test func enterStays() {
        shelf.type("/seven\n")
        #expect(top == 0 && title.contains("hit 1 of 4  ") && bottom == "  line 23")
        #expect(columns(.currentMatch, 7) == [9, 10, 11, 12, 13])
        shelf.key(.backspace)
        #expect(top == 0, "it has left no other place")
        shelf.type("/line 150\n")
        #expect(top == 144 && title.contains("hit 1 of 1  "))
        shelf.key(.backspace)
        #expect(top == 0)
    }

    @Test func theCursorIsWhereOneTypes() {
        shelf.type("/ab")
        #expect(shelf.reader.cursor == Point(x: 4, y: 23))
        shelf.key(.left)
        #expect(shelf.reader.cursor == Point(x: 3, y: 23))
        #expect(shelf.draw()[3, 23].style.attributes.contains(.reverse))
        shelf.key(.escape)
        #expect(shelf.reader.cursor == Point(x: 1, y: 1))
    }

    @Test func aLongLineOfTypingShowsItsEnd() {
        shelf.type("/" + String(repeating: "x", count: 200) + "end")
        #expect(bottom.contains("xxend") && shelf.reader.cursor?.x ?? 99 < 80)
    }

    @Test func whatIsWrongStaysToBeMended() {
        shelf.type("/line (")
        #expect(bottom.hasSuffix("missing closing parenthesis (character 6)"))
        shelf.key(.enter)
        #expect(bottom.hasPrefix(" /line ("))
        shelf.key(.backspace)
        shelf.type("7\n")
        #expect(title.contains("hit 1 of 11"))
    }

    @Test func whatIsNotThereIsSaid() {
        shelf.type("j/nowhere")
        #expect(bottom.hasSuffix("not found: nowhere") && top == 1)
        shelf.key(.enter)
        #expect(title.contains("not found: nowhere  no hits") && top == 1)
        shelf.key("j")
        #expect(!title.contains("nowhere") && top == 2)
    }

    @Test func keysAreThePromptsUntilItIsLeft() {
        shelf.type("/q")
        for key in [Key.left, .right, .right, .tab, .pageDown, .function(1)] { shelf.key(key) }
        #expect(bottom.hasPrefix(" /q") && shelf.reader.drawers.set.front == nil)
        #expect(scene.help == nil && shelf.key("c", .control) == .interrupt)
        shelf.key(.backspace)
        #expect(bottom == " /")
        shelf.key(.backspace)
        #expect(bottom == "  line 23" && scene.prompt == nil)
        shelf.type("/\n")
        #expect(title.contains("nothing was searched for yet: / begins"))
    }

    @Test func aPressEndsIt() {
        shelf.type("/line 150")
        shelf.click(30, 10)
        #expect(scene.prompt == nil && title.contains("hit 1 of 1"))
        shelf.type("/")
        shelf.click(30, 10)
        #expect(scene.prompt == nil && scene.message.isEmpty)
    }

    @Test func pastesAndEarlierLines() {
        shelf.type("/seven\n/line\n/")
        shelf.key(.up)
        #expect(bottom == " /line")
        shelf.key(.up)
        #expect(bottom == " /seven")
        shelf.key(.down)
        shelf.key(.down)
        #expect(bottom == " /")
        shelf.send(.paste("line 150\nmore"))
        #expect(bottom == " /line 150" && top == 144)
    }

    // MARK: Going on

    @Test func nextAndPreviousGoRound() {
        shelf.type("/Seven\n")
        for (key, hit, said) in [
            ("n", 2, ""), ("n", 3, ""), ("n", 4, ""), ("n", 1, "search went on from the top"),
            ("N", 4, "search went on from the end"), ("N", 3, ""), ("2N", 1, ""), ("3n", 4, ""),
            ("2n", 2, "search went on from the top"),
        ] {
            shelf.type(key)
            #expect(title.contains("hit \(hit) of 4"), "\(key) \(title)")
            #expect(title.contains("search went on") == !said.isEmpty && title.contains(said))
        }
        let lit = (1...22).filter { !columns(.currentMatch, $0).isEmpty }
        #expect(lit.count == 1 && shelf.row(lit[0]).contains("line 67 Seven"))
    }

    @Test func backwardIsTheOtherWay() {
        shelf.type("50j?seven\n")
        #expect(title.contains("hit 1 of 4") && top == 1)
        shelf.type("n")
        #expect(title.contains("hit 4 of 4") && title.contains("search went on from the end"))
        shelf.type("N")
        #expect(title.contains("hit 1 of 4"))
        shelf.type("/\n")
        #expect(title.contains("hit 2 of 4"), "Enter alone searches for the same again")
    }

    @Test func oneGoesOnFromWhereOneReads() {
        shelf.type("/seven\n100jn")
        #expect(title.contains("hit 3 of 4"))
        shelf.type("gn")
        #expect(title.contains("hit 1 of 4"))
        shelf.type("GN")
        #expect(title.contains("hit 3 of 4"))
    }

    @Test func escapeTakesTheMarksAwayAndNextBringsThemBack() {
        shelf.type("/line\n")
        #expect(columns(.match, 2) == [2, 3, 4, 5])
        shelf.key(.escape)
        #expect(columns(.match, 2).isEmpty && !title.contains("hit"))
        shelf.type("n")
        #expect(columns(.match, 1) == [2, 3, 4, 5] && title.contains("hit 2 of 200"))
    }

    @Test func escapeStopsWhatTakesLong() {
        shelf.type("/line\n")
        _ = shelf.reader.handle(.key("n"), at: Timestamp(seconds: 100))
        #expect(scene.seeking != nil)
        _ = shelf.reader.handle(.key(KeyPress(.escape)), at: Timestamp(seconds: 100))
        #expect(scene.seeking == nil && title.contains("stopped at 0%"))
        shelf.type("n")
        #expect(title.contains("hit 2 of 200"))
    }

    @Test func anotherDocumentIsSearchedToo() {
        shelf.type("/line\n")
        shelf.key(.right)
        shelf.rest()
        shelf.key(.down)
        shelf.key(.enter)
        shelf.rest()
        #expect(title.contains("other.txt") && title.contains("1 hit "))
        shelf.type("n")
        #expect(title.contains("hit 1 of 1") && columns(.currentMatch, 2).count == 4)
    }

    @Test func aPageIsSearchedAsItIsShown() throws {
        let text = "# Title\n\nsome `code` and **bold words** in [a link](elsewhere.md)\n"
        let shelf = try Shelf(of: ["page.md": text])
        shelf.type("/code and bold words\n")
        #expect(shelf.row(0).contains("hit 1 of 1"))
        shelf.type("/bold\n")
        shelf.send(.resize(Size(width: 40, height: 24)))
        #expect(shelf.row(0).contains("1 hit"), "\(shelf.row(0))")
        shelf.type("n")
        #expect(shelf.row(0).contains("hit 1 of 1"))
    }

    // MARK: Places

    @Test func placesAreTyped() {
        for (typed, line) in [("123", 122), ("50%", 100), ("0", 0), ("9999", 177), ("100%", 177)] {
            shelf.type(":" + typed)
            #expect(bottom == " :" + typed)
            shelf.key(.enter)
            #expect(top == line, "\(typed)")
        }
        shelf.key(.backspace)
        #expect(top == 177)
        shelf.type(":ten\n")
        #expect(title.contains("no place: ten; a line is 12, a part 50%") && scene.prompt == nil)
    }

    @Test func everySizeCanBeDrawn() {
        for typed in ["/line", "\n", "/(", "\u{1B}"] {
            for scalar in typed.unicodeScalars {
                shelf.key(
                    scalar == "\n" ? .enter : scalar == "\u{1B}" ? .escape : .character(scalar))
            }
            for width in [0, 1, 7, 20, 21, 80, 200] {
                for height in [0, 1, 2, 6, 7, 12, 60] {
                    shelf.send(.resize(Size(width: width, height: height)))
                    #expect(shelf.draw().size == Size(width: width, height: height))
                }
            }
            shelf.send(.resize(Size(width: 80, height: 24)))
        }
    }
}
