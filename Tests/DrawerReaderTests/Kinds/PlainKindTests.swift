import Testing

@testable import DrawerReader

struct PlainKindTests {
    @Test func underlinedLinesAreHeadings() {
        let text = """
            TITLE
            =====

            First
            -----
            text

            Name   Value
            ------------

            a paragraph
            of two lines
            ------------

            far too short
            ---

            Second
            ------
            """
        #expect(PlainKind.contents(text) == ["TITLE: 1", "  First: 4", "  Second: 18"])
    }

    @Test func numberedHeadingsGoOnInOrder() {
        let text = """
            RFC 1                       A Protocol                        May 2024

                                        A Protocol

               1.  Introduction ....................................... 1
               2.  Rules .............................................. 2

            Abstract

               What it is.

            1.  Introduction

               Text.

            1.1.  Words

               Text of this part
               1.2.3 is no heading.

            1.2 More words

               Text.

            Writer                       Informational                   [Page 1]
            \u{C}
            2.  Rules

               Text.

            A.  An appendix

               Text.

            A.1.  Its part

               Text.

            Address

               Text.
            """
        #expect(
            PlainKind.contents(text) == [
                "Abstract: 8", "1. Introduction: 12", "  1.1. Words: 16", "  1.2 More words: 21",
                "2. Rules: 27", "A. An appendix: 31", "  A.1. Its part: 35", "Address: 39",
            ])
    }

    @Test func chaptersAreHeadings() {
        let text = "Chapter 1. Begin\n\ntext\n\nChapter\u{A0}2.\u{A0}End\n\ntext\n"
        #expect(PlainKind.contents(text).count == 2)
    }

    @Test func starsAndCapitalsAreHeadings() {
        let news = "* Release 2\n\n** New\n\ntext\n\n** Old **\n\n* Release 1\n\ntext ***\n"
        #expect(
            PlainKind.contents(news) == ["Release 2: 1", "  New: 3", "  Old: 7", "Release 1: 9"])
        let capitals = "CHANGES WITH 2:\n\ntext\n\nNO WARRANTY\n\ntext\n\nTHE END\n"
        #expect(
            PlainKind.contents(capitals) == ["CHANGES WITH 2:: 1", "NO WARRANTY: 5", "THE END: 9"])
    }

    @Test func changelogsHaveTheirEntries() {
        let text = """
            drawer (1.1-1) unstable; urgency=medium

              * Say more.

             -- A. Writer <a@example.org>  Mon, 01 Jan 2024 10:00:00 +0000

            drawer (1.0-2) unstable; urgency=medium

              * Say less.

            2023-01-01  A. Writer  <a@example.org>

            \t* file.c: Begin.
            """
        #expect(
            PlainKind.contents(text) == [
                "drawer (1.1-1) unstable; urgency=medium: 1",
                "drawer (1.0-2) unstable; urgency=medium: 7",
                "2023-01-01 A. Writer <a@example.org>: 11",
            ])
    }

    /// Lists, sentences, tables, letters and settings have no headings.
    @Test(arguments: [
        "1. one thing\n\n2. another\n\n3. a third\n\n4. a fourth\n",
        "1. one\n\ntext\n\n1. one\n\ntext\n\n1. one\n\ntext\n",
        "3. three\n\ntext\n\n4. four\n\ntext\n\n5. five\n\ntext\n",
        "* one\n\n* two\n\n* three\n\n** four\n", "ONE THING\n\ntext\n",
        "A=B\n\nPATH=/BIN\n\nHOME=/ROOT\n",
        "THE SOFTWARE IS PROVIDED AS IS\nWITHOUT WARRANTY OF ANY KIND\n\nTEXT\n",
        "one\n\ntwo\n\nthree\n", "Dear all,\n\n  text\n\nYours,\n\n  me\n", "", "\n\n\n", "a",
        "+------+\n| cell |\n+------+\n", "1.5 litres\n\ntext\n\n2.5 litres\n\ntext\n",
        "-----\n-----\n\n=====\n=====\n", "123\n\n456\n\n789\n",
    ]) func ratherNoneThanWrongOnes(text: String) {
        #expect(PlainKind.contents(text).isEmpty)
    }

    @Test(arguments: [
        ("/usr/share/common-licenses/GPL-3", "0. Definitions.", 18),
        ("/usr/share/common-licenses/MPL-2.0", "1. Definitions", 11),
        ("/usr/share/doc/dpkg/spec/triggers.txt", "File triggers", 25),
        ("/usr/share/doc/man-db/man-db-manual.txt.gz", "1.1. man-db", 49),
        ("/usr/share/doc/strace/NEWS.gz", "Noteworthy changes in release 6.1 (2022-12-12)", 76),
    ]) func textsOfTheMachineHaveTheirHeadings(path: String, title: String, count: Int) throws {
        guard let document = Machine.text(path) else { return }
        #expect(document.kind(named: path) == "PlainKind")
        let items = PlainKind.outline(of: document, name: path)
        #expect(items.contains { $0.title == title } && items.count >= count / 2)
    }
}

struct SectionNumberTests {
    @Test(
        arguments: [
            ("1. Title", [1]), ("2.3 Title", [2, 3]), ("2.3. Title", [2, 3]), ("A. Title", [1001]),
            ("B.12 title", [1002, 12]), ("Chapter 4 Title", [4]), ("Appendix C: Title", nil),
            ("1 Title", nil), ("1.", nil), ("1.Title", nil), ("1.2 3", nil), ("Title", nil),
            ("2024. Year", nil), ("A Title", nil), ("1.2.3.4.5.6.7 Title", nil), ("", nil),
            ("Chapter", nil), ("1. \u{E9}t\u{E9}", [1]),
        ] as [(String, [Int]?)]) func numbersAreRead(text: String, parts: [Int]?)
    {
        #expect(number(text)?.parts == parts)
    }

    @Test(arguments: [
        ("1.", "2.", true), ("1.", "3.", true), ("1.", "4.", false), ("1.", "1.1", true),
        ("1.1", "1.2", true), ("1.1", "2.", true), ("1.9.4", "1.10", true), ("2.", "1.", false),
        ("2.", "3.1", false), ("9.", "A.", true), ("A.", "B.", true), ("A.", "1.", false),
        ("1.", "1.", false), ("1.", "1.0", true),
    ]) func numbersFollowOneAnother(first: String, second: String, isNext: Bool) throws {
        let last = try #require(number(first + " Title"))
        #expect(try #require(number(second + " Title")).follows(last) == isNext)
    }

    private func number(_ text: String) -> SectionNumber? {
        Array(text.utf8).withUnsafeBufferPointer { SectionNumber($0) }
    }
}
