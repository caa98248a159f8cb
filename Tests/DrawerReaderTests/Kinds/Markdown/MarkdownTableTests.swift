import DrawerCanvas
import Testing

@testable import DrawerReader

struct MarkdownTableTests {
    private let table = """
        | Name | Use | Count |
        |:-----|:---:|------:|
        | one | the first of them all, with many words | 1 |
        | **two** | short | 2000 |
        """

    private func rows(_ markdown: String, _ width: Int) throws -> [String] {
        try PageLook(markdown: markdown, width: width).rows
    }

    @Test func whereItFitsEachRowIsOneRow() throws {
        #expect(
            try rows(table, 60) == [
                "Name │                  Use                   │ Count",
                "─────┼────────────────────────────────────────┼──────",
                "one  │ the first of them all, with many words │     1",
                "two  │                 short                  │  2000",
            ])
    }

    @Test func cellsAreWrappedInTheirColumns() throws {
        #expect(
            try rows(table, 30) == [
                "Name │       Use       │ Count",
                "─────┼─────────────────┼──────",
                "one  │  the first of   │     1",
                "     │ them all, with  │",
                "     │   many words    │",
                "─────┼─────────────────┼──────",
                "two  │      short      │  2000",
            ])
    }

    @Test func whereColumnsAreHopelessRowsBecomeRecords() throws {
        #expect(
            try rows("|a|b||\n|-|-|-|\n|long words|more words|3|\n|x|y||\n", 12)
                == ["a", "long words", "b", "more words", "3", "", "a", "x", "b", "y"])
        #expect(try rows("|long a|long b|\n|-|-|\n", 8) == ["long a", "long b"])
    }

    @Test func theHeaderIsStrong() throws {
        let look = try PageLook(markdown: table)
        #expect(look.inks(0).hasPrefix("{strong}Name{}{rule} │ {}"))
        #expect(look.inks(3).hasPrefix("{strong}two{} {rule} │ {}"))
    }

    @Test func marginsStandBeforeEachRow() throws {
        let narrow = "|a|b|\n|-|-|\n|c<br>d|e|\n"
        let listed = "- " + narrow.split(separator: "\n").joined(separator: "\n  ")
        #expect(try rows(listed, 30) == ["• a │ b", "  ──┼──", "  c │ e", "  d │"])
        let quoted = narrow.split(separator: "\n").map { "> \($0)\n" }.joined()
        #expect(try rows(quoted, 30) == ["▎ a │ b", "▎ ──┼──", "▎ c │ e", "▎ d │"])
    }

    @Test func linksInCellsLeadOn() throws {
        let look = try PageLook(markdown: "|a|\n|-|\n|[words to wrap](x)|\n", width: 9)
        #expect(look.rows.prefix(4) == ["a", "─────────", "words to", "wrap[1]"])
        let links = look.page.links.prefix(2)
        #expect(links.map(\.line) == [2, 3] && links.map(\.bytes) == [0..<8, 0..<7])
    }

    @Test func rowsAreFromTheirLines() throws {
        let look = try PageLook(markdown: "above\n|a|b|\n|-|-|\n|c|d|\n\n|e|\n|-|\n", width: 40)
        #expect((0..<look.page.extent).map(look.page.sourceLine) == [0, 0, 1, 1, 3, 4, 5, 5])
    }

    @Test func roomIsSharedFairly() {
        #expect(TableColumns.widths([4, 100, 100], within: 44) == [4, 20, 20])
        #expect(TableColumns.widths([50, 3, 9], within: 20) == [9, 3, 8])
        #expect(TableColumns.widths([30, 30, 30], within: 20) == [6, 7, 7])
        #expect(TableColumns.widths([0, 9], within: 4) == [1, 3])
    }
}
