import DrawerCanvas
import Testing

@testable import DrawerReader

struct DiffKindTests {
    private let log = """
        commit 0123456789abcdef0123456789abcdef01234567 (HEAD -> main)
        Merge: 1111111 2222222
        Author: A. Writer <a@example.org>
        Date:   Mon Jan 1 10:00:00 2024 +0000

            Say what changed

            diff --git is mentioned here.

        diff --git a/old name.c b/new name.c
        similarity index 90%
        rename from old name.c
        rename to new name.c
        index 1111111..2222222 100644
        --- a/old name.c
        +++ b/new name.c
        @@ -1,3 +1,4 @@ int main(void)
         one
        --- two
        +++ two
        +@@ -1 +1 @@
         three
        \\ No newline at end of file
        @@ -9 +10,0 @@
        -gone
        diff --git a/gone b/gone
        deleted file mode 100644
        --- a/gone
        +++ /dev/null
        @@ -1 +0,0 @@
        -diff --git a/x b/x
        diff --git a/p.png b/p.png
        new file mode 100644
        Binary files /dev/null and b/p.png differ

        commit fedcba9876543210fedcba9876543210fedcba98
        Author: B <b@example.org>

            Empty
        """

    private let contents = [
        "Say what changed [0123456 A. Writer]: 1", "  new name.c [+2 −2]: 10",
        "    int main(void) [1–4]: 17", "    Line 10: 24", "  gone [+0 −1]: 26",
        "    Line 0: 30", "  p.png [binary]: 32", "Empty [fedcba9 B]: 36",
    ]

    @Test func commitsFilesAndHunksAreItems() {
        #expect(DiffKind.contents(log) == contents)
        #expect(DiffKind.recognizes(log))
    }

    @Test func coloursAreNotSeen() {
        let coloured = log.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "\u{1B}[1;31m\($0)\u{1B}[m" }.joined(separator: "\n")
        #expect(DiffKind.contents(coloured) == contents)
        #expect(DiffKind.recognizes(coloured))
        #expect(DiffKind.layout(of: 0, in: Document(bytes: Array(coloured.utf8))) == nil)
    }

    @Test func aDifferenceWithoutCommitsBeginsWithItsFiles() {
        let text = """
            diff -ru a/x.c b/x.c
            --- a/x.c\t2024-01-01 10:00:00
            +++ b/x.c\t2024-01-02 10:00:00
            @@ -1,2 +1,2 @@
            -a
            +b

            --- y.c
            +++ y.c
            @@ -5 +5,2 @@
             a
            +b
            """
        #expect(
            DiffKind.contents(text) == [
                "x.c [+1 −1]: 1", "  Lines 1–2: 4", "y.c [+1 −0]: 8", "  Lines 5–6: 10",
            ])
    }

    @Test func aMergeHasTwoColumnsOfMarks() {
        let text = """
            diff --cc name
            index 1111111,2222222..3333333
            --- a/name
            +++ b/name
            @@@ -1,2 -1,2 +1,3 @@@ where
              both
             +mine
            + theirs
            --neither
            diff --cc other
            --- a/other
            +++ b/other
            """
        #expect(
            DiffKind.contents(text) == ["name [+2 −1]: 1", "  where [1–3]: 5", "other: 10"])
    }

    @Test func patchesAsMailAreCommits() {
        let text = """
            From 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001
            From: "A. Writer" <a@example.org>
            Date: Mon, 1 Jan 2024 10:00:00 +0000
            Subject: [PATCH 1/2] Say what changed

            ---
             a | 2 +-
            diff --git a/a b/a
            --- a/a
            +++ b/a
            @@ -1 +1 @@
            -a
            +b
            --\u{20}
            2.39
            """
        #expect(DiffKind.recognizes(text))
        #expect(
            DiffKind.contents(text) == [
                "Say what changed [0123456 \"A. Writer\"]: 1", "  a [+1 −1]: 8", "    Line 1: 11",
            ])
    }

    @Test func graphsAndShortFormsAreRead() {
        let graph = """
            *   commit 0123456789abcdef0123456789abcdef01234567
            |\\  Merge: 1111111 2222222
            | | Author: A <a@example.org>
            | |
            | |     Join
            | |
            | * commit fedcba9876543210fedcba9876543210fedcba98
            |/  Author: B <b@example.org>
            |
            |       Begin
            """
        #expect(DiffKind.contents(graph) == ["Join [0123456 A]: 1", "Begin [fedcba9 B]: 7"])
        #expect(DiffKind.recognizes(graph))
        let short = """
            0123456 Say what changed
            diff --git a/a b/a
            index 1111111..2222222 100644
            """
        #expect(DiffKind.contents(short) == ["Say what changed [0123456]: 1", "  a: 2"])
        #expect(DiffKind.recognizes(short))
    }

    @Test(arguments: [
        "# Title\n\ndiff --git a/a b/a\nindex 1..2\n", "diff -u shows changes\nin one form\n",
        "commit early\nand often\n", "commit 0123456 broke it\nso it was undone\n",
        "--- a rule\n\ntext\n", "0123456 words\nmore\n", "From me to you\n", "", "Index: a\nb\n",
        "d41d8cd98f00b204e9800998ecf8427e  file\n", "diff --git is a command\nthat shows changes",
    ]) func proseIsNoDifference(text: String) {
        #expect(!DiffKind.recognizes(text))
        #expect(DiffKind.recognizes(text, name: "fix.patch"))
        #expect(DiffKind.recognizes(text, name: "dir/FIX.DIFF.gz"))
    }

    @Test func linesSayWhatTheyAre() {
        let document = Document(bytes: Array(log.utf8))
        let roles = (0..<document.lineCount).map { line in
            DiffKind.layout(of: line, in: document)?.runs.first?.ink.role
        }
        let named: [Int: TextRole] = [
            0: .heading, 9: .file, 14: .file, 15: .file, 16: .hunk, 20: .added, 23: .hunk,
            24: .removed, 25: .file, 27: .file, 28: .file, 29: .hunk, 30: .removed, 31: .file,
            35: .heading,
        ]
        for (line, role) in named { #expect(roles[line] == role, "line \(line + 1)") }
        #expect(roles[5] == nil && roles[7] == nil && roles[17] == nil)
    }

    /// What git itself counts in this repository is what the outline says.
    @Test func thisHistoryIsReadWhole() throws {
        guard let log = Machine.history("log", "-p", "--no-ext-diff", "-n", "20"),
            let numbers = Machine.history("log", "--numstat", "--format=commit", "-n", "20"),
            log.lineCount > 0
        else { return }
        #expect(log.kind(named: "standard input") == "DiffKind")
        let items = DiffKind.outline(of: log, name: "standard input")
        var expected: [String] = []
        for index in 0..<numbers.lineCount {
            let words = numbers.visible(index).split(separator: "\t")
            guard words.count == 3 else { continue }
            expected.append(words[0] == "-" ? "binary" : "+\(words[0]) −\(words[1])")
        }
        let details = items.filter { $0.level == 1 }.map(\.detail)
        #expect(details.filter { !$0.isEmpty } == expected.filter { $0 != "+0 −0" })
        for item in items where item.level == 0 {
            #expect(log.visible(item.line).hasPrefix("commit " + item.detail.prefix(7)))
        }
    }
}
