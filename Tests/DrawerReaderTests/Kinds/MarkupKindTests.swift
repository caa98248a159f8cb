import Testing

@testable import DrawerReader

struct ReStructuredTextKindTests {
    @Test func levelsFollowTheOrderOfStyles() {
        let text = """
            ========
             Manual
            ========

            Part
            ====

            Text that is no heading.

            ``code`` and :func:`call`
            -------------------------
            Text.
            Text with *marks*
            -----------------

            Other
            ~~~~~

            =====  =====
            table  table
            =====  =====

            ----

            Part *two*
            ==========
            Short title
            ---
            Title
            --

            ::

                indented
                --------

            漢字かな
            ======
            """
        #expect(
            ReStructuredTextKind.contents(text) == [
                "Manual: 1", "  Part: 5", "    code and call: 10", "      Other: 16",
                "  Part two: 25", "  漢字かな: 37",
            ])
    }

    @Test(arguments: [
        ("a.rst", true), ("a.rst.gz", true), ("A.RST", true), ("rst", false), ("a.txt", false),
    ])
    func theNameTells(name: String, isKind: Bool) {
        #expect(ReStructuredTextKind.recognizes("Title\n=====\n", name: name) == isKind)
    }

    @Test(arguments: [
        (#"a \* b"#, "a * b"), ("2 * 3", "2 * 3"), ("**strong** and *weak*", "strong and weak"),
        (":py:class:`Name`", "Name"), ("`link`_", "link_"), ("key: `x`", "key: x"),
    ]) func titlesHaveNoMarks(title: String, plain: String) {
        let text = "\(title)\n" + String(repeating: "=", count: 40)
        #expect(ReStructuredTextKind.contents(text) == ["\(plain): 1"])
    }
}

struct AsciiDocKindTests {
    private let text = """
        = Manual
        :toc:

        == First `part`

        ----
        == no heading
        ----

        [source]
        ....
        == no heading
        ....

        |===
        |== no heading
        |===

        === Deeper ===
        ==no heading
        == Second =
        paragraph
        == is read anywhere

        Older
        -----
        text

        Block
        title above
        ----------
        == no heading
        ----------

        [[anchor]]Lower
        ~~~~~~~~~~~~~~~
        """

    @Test func headingsOutsideOfBlocksAreItems() {
        #expect(
            AsciiDocKind.contents(text) == [
                "Manual: 1", "  First part: 4", "    Deeper: 19", "  Second =: 21",
                "  is read anywhere: 23", "  Older: 25", "    Lower: 35",
            ])
    }

    @Test func itIsToldByItsNameOrItsTitle() {
        #expect(AsciiDocKind.recognizes(text))
        #expect(AsciiDocKind.recognizes("text", name: "a.adoc"))
        #expect(!AsciiDocKind.recognizes("= Title\n\ntext\n"))
        #expect(!AsciiDocKind.recognizes("text\n\n= Title\n\n== Part\n"))
        #expect(!AsciiDocKind.recognizes("== Part ==\n\n== Part ==\n"))
    }
}
