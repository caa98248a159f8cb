import DrawerCanvas
import Foundation
import Testing

@testable import DrawerReader

/// What no one writes by hand, and what people did write.
struct MarkdownHostileTests {
    private static let pieces = [
        "# ", "## ", "> ", "- ", "1. ", "10) ", "* ", "    ", "\t", "```\n", "~~~", "***", "**",
        "*",
        "_", "`", "~~", "[", "](", ")", "![", "[^1]", "[^1]: ", "[a]: b", "|", "|-|-|\n", "\n",
        "\n\n",
        "  \n", "\\", "<br>", "<b ", "<!--", "-->", "<p>\n", "&amp;", "&#0;", "- [ ] ", "- [x] ",
        "---\n",
        "===\n", "word", "two words", "漢字", "e\u{301}", "\u{1B}[31m", "\0", "\u{202E}",
        "http://a.b/c",
        "a@b.cd", "\r", "a: b\n",
    ]

    private func text(_ numbers: inout SplitMix64) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...60, using: &numbers) {
            bytes += Array((Self.pieces.randomElement(using: &numbers) ?? "").utf8)
            if Int.random(in: 0..<30, using: &numbers) == 0 { bytes.append(0xFF) }
        }
        return bytes
    }

    @Test func everyPageKeepsTheRules() throws {
        var numbers = SplitMix64(seed: 11)
        for _ in 0..<2000 {
            let document = Document(bytes: text(&numbers))
            let width = [1, 2, 5, 30, 60, 100].randomElement(using: &numbers) ?? 1
            let page = try #require(MarkdownKind.text(of: document, width: width))
            let defects = PageLook(page, width: width).defects(sourceLines: document.lineCount)
            #expect(defects == [], "\(width): \(String(decoding: document.bytes, as: UTF8.self))")
        }
    }

    @Test func depthCostsNoStack() throws {
        let deep = [">", "- ", "[", "![", "*a ", "_", "**", "~~a ", "<b>", "`", "1. "]
        for piece in deep {
            let look = try PageLook(markdown: String(repeating: piece, count: 10_000) + "x\n")
            #expect(look.page.extent > 0 && look.defects(sourceLines: 1) == [], "\(piece)")
        }
        let nested = (0..<1000).map { String(repeating: " ", count: $0) + "- a\n" }.joined()
        #expect(try PageLook(markdown: nested).defects(sourceLines: 1000) == [])
    }

    @Test func whatWouldGrowBeyondBoundsIsNotRead() {
        let header = String(repeating: "|a", count: 2000) + "\n"
        let delimiter = String(repeating: "|-", count: 2000) + "\n"
        let table = header + delimiter + String(repeating: "|\n", count: 1000)
        let definition = "[a]: /" + String(repeating: "x", count: 100_000) + "\n\n"
        let references = definition + String(repeating: "[a] ", count: 3000)
        let large = String(repeating: "words and more of them\n", count: 800_000)
        let words = String(repeating: "a@", count: 30_000) + "\n"
        let addresses = String(repeating: words, count: 50)
        for text in [table, "> " + table, references, large, addresses] {
            let document = Document(bytes: Array(text.utf8))
            #expect(MarkdownKind.text(of: document, width: 80) == nil)
            #expect(MarkdownKind.outline(of: document, name: "a.md") == [])
        }
        let usual = header + delimiter + String(repeating: "|\n", count: 100) + "\n" + definition
        #expect(MarkdownKind.text(of: Document(bytes: Array(usual.utf8)), width: 80) != nil)
    }

    // MARK: Real files

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardizedFileURL.path

    @Test(arguments: [30, 60, 100]) func ownPagesKeepTheRules(width: Int) throws {
        for name in ["README.md", "CHANGELOG.md", "docs/architecture.md", "docs/feel.md"] {
            try check(Self.root + "/" + name, width: width)
        }
    }

    /// The Markdown that the system's packages brought, where there is any; of a long page enough.
    @Test(arguments: [30, 60, 100]) func pagesOfOthersKeepTheRules(width: Int) throws {
        let folder = "/usr/share/doc"
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        for name in (names ?? []).filter({ $0.hasSuffix(".md") }).sorted() {
            try check(folder + "/" + name, width: width, limit: 8192)
        }
    }

    private func check(_ path: String, width: Int, limit: Int = .max) throws {
        guard let bytes = try? FileAccess.read(FilePath(path)).prefix(limit) else { return }
        let document = Document(bytes: Array(bytes))
        let page = try #require(MarkdownKind.text(of: document, width: width), "\(path)")
        let defects = PageLook(page, width: width).defects(sourceLines: document.lineCount)
        #expect(defects == [], "\(path)")
        for item in MarkdownKind.outline(of: document, name: path) {
            let line = page.line(ofSource: item.line)
            #expect(page.sourceLine(of: line) == item.line, "\(path): \(item)")
        }
    }
}
