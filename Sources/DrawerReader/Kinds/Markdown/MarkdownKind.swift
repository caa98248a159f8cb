internal import DrawerCanvas

/// Markdown, with GitHub's extensions: tables, task lists, struck text, bare addresses, footnotes.
public enum MarkdownKind: DocumentKind {
    private static let suffixes = [".md", ".markdown", ".mdown", ".mkd"]

    /// By the end of its name; a README without one where it has headings and links or code.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        if suffixes.contains(where: head.name.base.hasSuffix) { return true }
        return head.name.base == "readme"
            && looksLikeMarkdown(String(decoding: head.bytes, as: UTF8.self))
    }

    /// Its headings.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        MarkdownDocument(document)?.outline ?? []
    }

    /// As a page of text; nil where the document is too large for it.
    public static func text(of document: Document, width: Int) -> (any PageText)? {
        MarkdownDocument(document).map { MarkdownText($0, width: width) }
    }

    private static func looksLikeMarkdown(_ head: String) -> Bool {
        let lines = head.split(whereSeparator: \.isNewline)
        let hasHeading = lines.contains { $0.drop { $0 == "#" }.first == " " && $0.first == "#" }
        return hasHeading && lines.contains { $0.contains("](") || $0.hasPrefix("```") }
    }
}
