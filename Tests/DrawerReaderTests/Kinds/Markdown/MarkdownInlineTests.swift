import DrawerCanvas
import Testing

@testable import DrawerReader

struct MarkdownInlineTests {
    private func inks(_ markdown: String) throws -> String {
        try PageLook(markdown: markdown).inks(0)
    }

    @Test func marksBecomeInks() throws {
        #expect(
            try inks("a *b* **c** `d` ~~e~~") == "a {emphasis}b{} {strong}c{} {code}d{} {faint}e{}")
        #expect(try inks("***a***") == "{strong+italic}a{}")
        #expect(
            try inks("**a *b* `c`**") == "{strong}a {}{strong+italic}b{}{strong} {}{code+bold}c{}")
        #expect(try inks("~~a **b**~~") == "{faint}a {}{faint+bold}b{}")
        #expect(try inks("*not closed") == "*not closed")
    }

    @Test func entitiesAndEscapesAreRead() throws {
        #expect(try inks("&copy; &amp; &#65; \\*x\\*") == "© & A *x*")
    }

    @Test func aParagraphIsOneLineUnlessItSaysSo() throws {
        #expect(try PageLook(markdown: "a\nb\r\nc").lines == ["a b c"])
        #expect(try PageLook(markdown: "a  \nb\\\nc<br>d").lines == ["a", "b", "c", "d"])
        #expect(try PageLook(markdown: "a\tb\rc").lines == ["a b c"])
    }

    @Test func htmlIsLeftOut() throws {
        #expect(try inks("a <b>b</b> <!-- c --> <img src=x alt='d > e'>") == "a b  [image: d > e]")
        let block = "<p align=\"center\">\n  <b>Name</b>\n</p>\n\n<!-- no -->\n\ntext"
        let look = try PageLook(markdown: block)
        #expect(look.rows == ["Name", "", "text"] && look.inks(0) == "{faint}Name{}")
        #expect(try PageLook(markdown: "<div>a < b <img></div>").lines == ["a < b [image]"])
        #expect(try PageLook(markdown: "<div>a <b").lines == ["a <b"])
    }

    // MARK: Links

    @Test func addressesAreNumberedAndListed() throws {
        let look = try PageLook(
            markdown: "See [one](http://x.y/1), [two](b.md) and [one again](http://x.y/1).")
        #expect(
            look.inks(0) == "See {link}one{}{faint}[1]{}, {link}two{}{faint}[2]{} and "
                + "{link}one again{}{faint}[1]{}.")
        #expect(look.lines.dropFirst() == ["", "Links", "[1] http://x.y/1", "[2] b.md"])
        #expect(look.inks(3) == "{marker}[1] {}{link}http://x.y/1{}")
        #expect(look.page.links.map(\.line) == [0, 0, 0, 3, 4])
        #expect(look.page.links[1] == PageLink(line: 0, bytes: 12..<18, target: "b.md"))
        #expect(look.page.links[4] == PageLink(line: 4, bytes: 4..<8, target: "b.md"))
    }

    @Test func whatTheTextSaysItselfHasNoNumber() throws {
        let look = try PageLook(markdown: "<http://a.b> www.c.d e@f.gh [top](#top) [](g) [h]()")
        #expect(look.lines == ["http://a.b www.c.d e@f.gh top  h"])
        let targets = ["http://a.b", "http://www.c.d", "mailto:e@f.gh", "#top"]
        #expect(look.page.links.map(\.target) == targets)
        let data = String(repeating: "x", count: 2000)
        #expect(try PageLook(markdown: "![a](data:\(data))").lines == ["[image: a]"])
    }

    @Test func imagesAreTheirAlternativeText() throws {
        let look = try PageLook(markdown: "![a *b*](c.png) ![](d.png) [![e](f.svg)](g)")
        #expect(
            look.inks(0) == "{link}[image: a {}{link+italic}b{}{link}]{}{faint}[1]{} "
                + "{link}[image]{}{faint}[2]{} {link}[image: e]{}{faint}[3]{}")
        #expect(look.page.links.prefix(3).map(\.target) == ["c.png", "d.png", "g"])
    }

    @Test func numbersAreRightAligned() throws {
        let links = (1...10).map { "[a](x\($0))" }.joined(separator: " ")
        let lines = try PageLook(markdown: links).lines
        #expect(lines[3] == " [1] x1" && lines.last == "[10] x10")
    }

    @Test func footnotesStandWhereTheyAre() throws {
        let look = try PageLook(
            markdown: "[^b]: Second\n    line\n\nText[^a] and[^b].\n\n[^a]: First\n\nlast\n")
        #expect(
            look.lines
                == ["[^2] Second line", "", "Text[^1] and[^2].", "", "[^1] First", "", "last"])
        #expect(look.page.links.map(\.target) == ["#fn-1", "#fn-2"])
        #expect(look.page.line(ofAnchor: "fn-1") == 4 && look.page.line(ofAnchor: "fn-2") == 0)
    }
}
