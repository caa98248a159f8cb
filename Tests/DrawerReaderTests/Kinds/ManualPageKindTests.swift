import DrawerCanvas
import Testing

@testable import DrawerReader

struct ManualPageKindTests {
    private let page = """
        CAT(1)                        User Commands                       CAT(1)

        NAME
               cat - shows files

        SYNOPSIS
               -u cat [FILE]...

        DESCRIPTION
               What it does.

               -A, --show-all
                      equivalent to -vET, and to
                      -v with more

               -b     numbers lines
               -e     marks ends
               -s --squeeze[=N], --[no-]blank
               --other=WHEN, of any kind
                      the text of both

               -- is not explained here, and this is
               -x no option since it goes on.

           Signals
               What they do.

               - a list

        EXIT STATUS
           Values
               zero

        See also
               tac(1)

        GNU                            May 2024                           CAT(1)
        """

    private let contents = [
        "NAME: 3", "SYNOPSIS: 6", "DESCRIPTION: 9", "  -A, --show-all: 12", "  -b: 16", "  -e: 17",
        "  -s, --[no-]blank: 18", "  --other: 19", "  Signals: 25", "EXIT STATUS: 30",
        "  Values: 31", "See also: 34",
    ]

    @Test func sectionsPartsAndOptionsAreItems() {
        #expect(ManualPageKind.contents(page) == contents)
    }

    /// Bold and underlined letters are struck twice or between sequences; the items stay the same.
    @Test(arguments: [
        ("", "\u{8}#"), ("_\u{8}", ""), ("", "\u{8}_"), ("\u{1B}[1m", "\u{1B}[0m"),
        ("\u{1B}]8;;http://a\u{1B}\\", "\u{1B}]8;;\u{7}"),
    ]) func formattingIsNotSeen(before: String, after: String) {
        let formatted = page.map { letter in
            guard letter.isLetter || letter == "-" else { return String(letter) }
            return before + "\(letter)" + after.replacing("#", with: "\(letter)")
        }.joined()
        #expect(ManualPageKind.contents(formatted) == contents)
        #expect(ManualPageKind.recognizes(formatted))
    }

    @Test(arguments: [
        ("\n\nLS(1)      User Commands      LS(1)\n", true),
        ("ALTER TABLE(7)    PostgreSQL    ALTER TABLE(7)", true),
        ("printf(3)   Library Functions   printf(3)", true),
        ("Git::SVN(3pm)   Perl   Git::SVN(3pm)", true),
        ("open(n)     Tcl     open(n)", true),
        ("LS(1)", false), ("LS(1) LS(1)", true), ("LS(1)LS(1)", false),
        ("LS(1)  and  CAT(1)", false),
        ("See LS(1)   User Commands   LS(1)", false), ("f(x)  is  f(x)", true),
        ("f(xy)  is  f(xy)", false), ("(1)  a  (1)", false), ("", false), ("\n\n", false),
        ("text\nLS(1)   User Commands   LS(1)", false), ("LS(1", false), ("LS()  a  LS()", false),
    ]) func theFirstLineTells(text: String, isPage: Bool) {
        #expect(ManualPageKind.recognizes(text) == isPage)
    }

    @Test func plainSectionsAreSetAsHeadings() {
        let document = Document(bytes: Array(page.utf8))
        let heading = LineLayout(runs: [TextRun(0..<4, TextInk(.heading))])
        #expect(ManualPageKind.layout(of: 2, in: document) == heading)
        for line in [0, 1, 3] {
            #expect(ManualPageKind.layout(of: line, in: document) == nil)
        }
        let bold = Document(bytes: Array("N\u{8}NA\u{8}A".utf8))
        #expect(ManualPageKind.layout(of: 0, in: bold) == nil)
    }

    @Test(arguments: [
        ("ls", ["NAME", "SYNOPSIS", "DESCRIPTION"], ["-a, --all", "--block-size", "-l"]),
        ("bash", ["NAME", "INVOCATION", "SHELL BUILTIN COMMANDS"], ["Arrays", "--login", "-c"]),
        (
            "tar", ["NAME", "OPTIONS", "RETURN VALUE"],
            ["Operation modifiers", "-k, --keep-old-files"]
        ),
        (
            "git-log", ["NAME", "OPTIONS", "CONFIGURATION"],
            ["Commit Limiting", "--skip", "--since, --after"]
        ),
    ]) func pagesOfTheMachineHaveTheirSections(page: String, sections: [String], parts: [String]) {
        guard let document = Machine.manual(page) else { return }
        #expect(
            document.kind(named: "standard input") == "ManualPageKind")
        let items = ManualPageKind.outline(of: document, name: "standard input")
        let top = items.filter { $0.level == 0 }.map(\.title)
        let deeper = items.filter { $0.level > 0 }.map(\.title)
        #expect(top.filter(sections.contains) == sections)
        #expect(Set(parts).isSubset(of: deeper))
        for item in items where item.level == 0 {
            #expect(document.visible(item.line) == item.title)
        }
    }
}
