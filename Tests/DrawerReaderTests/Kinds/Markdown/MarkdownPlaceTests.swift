import DrawerCanvas
import Testing

@testable import DrawerReader

struct MarkdownPlaceTests {
    private let markdown = """
        Setext *one*
        ============

        A paragraph
        of three
        lines.

        ## `Code` & [link](x), "twice"

        > A quote of
        > two lines.

        ## One
        ### One
        """

    private var document: Document { Document(bytes: Array(markdown.utf8)) }

    @Test func headingsAreTheOutline() {
        let outline = MarkdownKind.outline(of: document, name: "a.md")
        #expect(
            outline == [
                OutlineItem("Setext one", line: 0),
                OutlineItem("Code & link, \"twice\"", level: 1, line: 7),
                OutlineItem("One", level: 1, line: 12), OutlineItem("One", level: 2, line: 13),
            ])
    }

    @Test func linesAreFoundAtEachWidth() throws {
        for width in [1, 9, 30, 60, 100] {
            let look = try PageLook(markdown: markdown, width: width)
            let starts = [0, 3, 7, 12, 13].map { look.lines[look.page.line(ofSource: $0)] }
            #expect(starts[0] == "Setext one" && starts[1] == "A paragraph of three lines.")
            #expect(starts[2] == "Code & link[1], \"twice\"" && starts[3...] == ["One", "One"])
            #expect(look.page.line(ofSource: 5) == look.page.line(ofSource: 3))
            let last = look.page.line(ofSource: 99)
            #expect(look.lines[last] == "One" && look.page.sourceLine(of: last) == 13)
            #expect(look.defects(sourceLines: 14) == [])
        }
    }

    @Test func rowsOfAQuoteAreFromTheirLines() throws {
        let look = try PageLook(markdown: "> one two\n> three four\n", width: 12)
        #expect(look.rows == ["▎ one two", "▎ three four"])
        #expect(look.page.sourceLine(of: 1) == 1 && look.page.line(ofSource: 1) == 1)
    }

    @Test func anotherWidthIsTheSamePage() throws {
        let look = try PageLook(markdown: markdown, width: 30)
        let wide = PageLook(look.page.resized(to: 100), width: 100)
        #expect(try wide.rows == PageLook(markdown: markdown, width: 100).rows)
    }

    @Test func anchorsLeadToHeadings() throws {
        let page = try PageLook(markdown: markdown).page
        let lines = ["setext-one", "code--link-twice", "one", "one-1", "ONE"]
            .map(page.line(ofAnchor:))
        #expect(lines[0] == 0 && lines[1] == page.line(ofSource: 7))
        #expect(lines[2] == page.line(ofSource: 12) && lines[3] == page.line(ofSource: 13))
        #expect(lines[4] == lines[2])
        #expect(page.line(ofAnchor: "none") == nil && page.line(ofAnchor: "%") == nil)
    }

    @Test func namesFollowGitHub() {
        var names = AnchorNames()
        #expect(names.name(of: "Hello, World! 2.0") == "hello-world-20")
        #expect(names.name(of: "snake_case & kebab-case") == "snake_case--kebab-case")
        #expect(names.name(of: "Ärger über 漢字 🎉") == "ärger-über-漢字-")
        #expect(names.name(of: "A") == "a" && names.name(of: "a") == "a-1")
        #expect(names.name(of: "a 1") == "a-1-1" && names.name(of: "A") == "a-2")
    }

    @Test func markdownIsKnownByItsName() {
        let prose = Array("Title\n=====\n\nwords\n".utf8)[...]
        let rich = Array("# Title\n\n[a](b)\n".utf8)[...]
        for name in ["a.md", "x/README.MD", "b.markdown", "c.mdown", "d.mkd"] {
            #expect(MarkdownKind.recognizes(DocumentHead(prose, name: name)))
        }
        #expect(MarkdownKind.recognizes(DocumentHead(rich, name: "x/README")))
        #expect(!MarkdownKind.recognizes(DocumentHead(prose, name: "x/README")))
        #expect(!MarkdownKind.recognizes(DocumentHead(rich, name: "notes")))
        #expect(!MarkdownKind.recognizes(DocumentHead(rich, name: "a.md.txt")))
    }
}
