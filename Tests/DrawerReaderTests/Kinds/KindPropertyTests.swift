import DrawerCanvas
import Testing

@testable import DrawerReader

/// What holds for every kind and every text, sensible or not.
struct KindPropertyTests {
    private static let pieces = [
        "\n", "\n", "\n", "\n\n", " ", "   ", "       ", "\t", "\r\n", "\u{1B}[1m", "\u{1B}",
        "\u{8}",
        "\u{1B}]8;;", "\u{7}", "_\u{8}", "LS(1)   a   LS(1)", "NAME", "-x, --long=V", "--[no-]a",
        "commit 0123456789abcdef", "Author: A <a>", "diff --git a/x b/y", "--- a/x", "+++ b/x",
        "@@ -1,2 +1,2 @@ f", "@@@ -1 -1 +1 @@@", "@@ -999999999,999999999 +1 @@", "+a", "-a",
        "Subject: [PATCH] a", "Binary files ", "====", "----", "~~~~~~~~", "Title", "= T", "== T",
        "|===", "[[a]]T", "1. One", "2. Two", "1.1 A", "A. B", "* S", "** S", "ALL CAPS", "漢字",
        "2024-05-17 10:00:00 ERROR ", "May 17 10:00:00 ", "{\"level\":\"error\",\"msg\":\"", "\"}",
        "\\u00e9", "\\", "[error] ", "E0517 10:00:00.1 ", "\u{9B}2J", "\u{202E}", "\0", "e\u{301}",
    ].map { Array($0.utf8) }

    private func text(_ noise: inout SplitMix64) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...60, using: &noise) {
            if Int.random(in: 0..<6, using: &noise) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &noise))
            } else {
                bytes += Self.pieces.randomElement(using: &noise) ?? []
            }
        }
        return bytes
    }

    private func check(_ kind: any DocumentKind.Type, _ document: Document) {
        let items = kind.outline(of: document, name: "standard input")
        #expect(items.allSatisfy { (0..<document.lineCount).contains($0.line) && $0.level >= 0 })
        #expect(zip(items, items.dropFirst()).allSatisfy { $0.line <= $1.line })
        for item in items {
            let scalars = (item.title + item.detail).unicodeScalars
            #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
            #expect(!item.title.isEmpty && item.title.utf8.count < 700)
        }
        for line in 0..<document.lineCount {
            let count = document.withLine(line) { $0.count }
            let runs = kind.layout(of: line, in: document)?.runs ?? []
            #expect(runs.allSatisfy { $0.bytes.lowerBound >= 0 && $0.bytes.upperBound <= count })
        }
    }

    @Test(arguments: 0..<8) func anyBytesHaveAnOutline(part: Int) {
        var noise = SplitMix64(seed: UInt64(part))
        for _ in 0..<60 {
            let bytes = text(&noise)
            let document = Document(bytes: bytes)
            for kind in DocumentKinds.all {
                _ = kind.recognizes(DocumentHead(bytes[...], name: "standard input"))
                check(kind, document)
            }
            _ = Ctags.outline(bytes, lineCount: 10)
        }
    }

    /// Real pages and changes, cut off anywhere and with bytes that were flipped.
    @Test func damagedDocumentsHaveAnOutline() {
        var noise = SplitMix64(seed: 99)
        let documents = [Machine.manual("ls"), Machine.history("show", "HEAD~1", "--color=always")]
        for bytes in documents.compactMap({ $0?.bytes }) {
            for _ in 0..<4 {
                var bytes = Array(
                    bytes.prefix(Int.random(in: 0...min(8000, bytes.count), using: &noise)))
                for _ in 0..<bytes.count / 50 {
                    let place = Int.random(in: bytes.indices, using: &noise)
                    bytes[place] = UInt8.random(in: 0...255, using: &noise)
                }
                for kind in DocumentKinds.all { check(kind, Document(bytes: bytes)) }
            }
        }
    }

    @Test(arguments: [
        ("standard input", "plain words\n", "PlainKind"),
        ("notes.rst", "T\n=\n", "ReStructuredTextKind"),
        ("a.adoc", "= T\n", "AsciiDocKind"),
        ("standard input", "LS(1)  a  LS(1)\n", "ManualPageKind"),
        ("standard input", "--- a\n+++ b\n@@ -1 +1 @@\n", "DiffKind"),
        ("a.c", "commit", "CodeKind"),
        ("a.log", "text", "LogKind"), ("README", "Text\n\ndiff --git a/a b/a\n", "PlainKind"),
    ]) func theFirstKindThatKnowsADocumentHasIt(name: String, text: String, kind: String) {
        let found = DocumentKinds.kind(name: name, head: Array(text.utf8)[...])
        #expect("\(found)" == kind)
    }
}
