import DrawerCanvas
import Testing

@testable import DrawerReader

struct MarkdownBlockTests {
    private func rows(_ markdown: String, _ width: Int = 30) throws -> [String] {
        try PageLook(markdown: markdown, width: width).rows
    }

    @Test func headingsHaveTheirRoles() throws {
        let look = try PageLook(markdown: "# A `b`\n## C\n### D\nE\n=\nF\n-\n", width: 8)
        #expect(look.rows == ["A b", "────────", "", "C", "", "D", "", "E", "────────", "", "F"])
        #expect(look.inks(0) == "{title}A {}{code}b{}" && look.inks(3) == "{heading}C{}")
        #expect(look.inks(5) == "{subheading}D{}" && look.inks(1) == "{rule}────────{}")
    }

    @Test func listsHang() throws {
        #expect(
            try rows("- one\n- words that go on and on to the next\n  - inner\n    1. deep\n")
                == [
                    "• one", "• words that go on and on to", "  the next", "  ◦ inner",
                    "    1. deep",
                ])
        #expect(try rows("9) a\n10) b\n\n    more\n") == [" 9) a", "", "10) b", "", "    more"])
        #expect(try rows("- a\n\n- b\n") == ["• a", "", "• b"])
        #expect(try rows("- a\n\n  b\n- c\n") == ["• a", "", "  b", "", "• c"])
        #expect(try rows("- - - a\n-\n- b\n") == ["• ◦ ▪ a", "•", "• b"])
        let look = try PageLook(markdown: "- a\n  - b")
        #expect(look.inks(1) == "{marker}◦ {}b")
        #expect(look.page.layout(of: 1).indent == 2 && look.page.layout(of: 1).hanging == 4)
    }

    @Test func tasksHaveBoxes() throws {
        #expect(
            try rows("- [ ] a\n- [x] b\n\n1. [x] c\n\n   d\n")
                == ["☐ a", "☑ b", "", "1. ☑ c", "", "     d"])
    }

    @Test func quotesHaveABarOnEachRow() throws {
        #expect(
            try rows("> words that go on to the next row\n>\n> > inner\n> - a\n\nout\n", 20)
                == [
                    "▎ words that go on", "▎ to the next row", "▎", "▎ ▎ inner", "▎", "▎ • a", "",
                    "out",
                ])
        #expect(try rows("- > a\n  > b  \n  > c\n") == ["• ▎ a b", "  ▎ c"])
        #expect(try rows(">\n\na\n") == ["▎", "", "a"])
        let look = try PageLook(markdown: "> a **b**")
        #expect(look.inks(0) == "{quote}▎ {}{quote}a {}{strong}b{}")
    }

    @Test func codeIsSetAsItIs() throws {
        let look = try PageLook(
            markdown: "```c\nint  a;\n\n\tb\n```\n\n    x\n\n- ```\n  y\n  ```\n")
        #expect(look.rows == ["  int  a;", "", "  \tb", "", "  x", "", "•   y"])
        let layout = look.page.layout(of: 0)
        #expect(layout.fill == .codeBlock && !layout.wraps && look.page.layout(of: 1).fill != nil)
        #expect(look.inks(0) == "{codeBlock}int  a;{}")
        #expect(try rows("> ```\n> a\n> b") == ["▎   a", "▎   b"] && rows("```\n```") == [""])
    }

    @Test func rulesAreAsWideAsThePage() throws {
        #expect(try rows("a\n\n---\n\n- ***\n", 6) == ["a", "", "──────", "", "• ────"])
    }

    @Test func settingsBeforeADocumentAreNoHeading() throws {
        let markdown = "---\ntitle: A\n---\n# B\n"
        #expect(try rows(markdown, 8) == ["  ---", "  title: A", "  ---", "", "B", "────────"])
        let outline = MarkdownKind.outline(of: Document(bytes: Array(markdown.utf8)), name: "a.md")
        #expect(outline == [OutlineItem("B", line: 3)])
        #expect(try rows("---\nA text\n---\n", 8) == ["────────", "", "A text"])
    }

    @Test func nothingIsAnEmptyPage() throws {
        #expect(try rows("") == [] && rows("\n\n") == [] && rows("[a]: b\n") == [])
    }

    @Test func deepMarginsLeaveHalfTheWidth() throws {
        let nested = (0..<20).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
        let look = try PageLook(markdown: nested, width: 20)
        #expect(look.rows.last == "        ▪ a" && look.rows[1] == "  ◦ a")
        let quotes = String(repeating: ">", count: 40) + " words to read"
        #expect(try rows(quotes, 12) == ["▎ ▎ ▎ words", "▎ ▎ ▎ to", "▎ ▎ ▎ read"])
    }
}
