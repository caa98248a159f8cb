public import DrawerCanvas

/// Changes: a unified difference, and what `git log`, `git show` and `git diff` print.
public enum DiffKind: DocumentKind {
    /// By its name, or by what its first lines are; a difference further down says nothing.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        if ["diff", "patch"].contains(head.name.ending) { return true }
        return head.withText { lines in
            guard let first = lines.first else { return false }
            return begins(first, next: lines.dropFirst().first ?? LineBytes(start: nil, count: 0))
        }
    }

    /// Its commits, their files, and the files' hunks.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        var outline = DiffOutline()
        for index in 0..<document.lineCount {
            document.withSeenLine(index) { outline.read($0, at: index) }
        }
        return outline.finished()
    }

    /// What the first byte of a line says, unless the line has colours of its own.
    public static func layout(of line: Int, in document: Document) -> LineLayout? {
        document.withLine(line) { text in
            guard AnsiLine.isPlain(text), let role = role(of: line, text, in: document)
            else { return nil }
            return LineLayout(runs: [TextRun(0..<text.count, TextInk(role))])
        }
    }

    private static func begins(_ first: LineBytes, next: LineBytes) -> Bool {
        if first.hasPrefix("diff -") { return DiffLine.hasName(first) && isFileHeader(next) }
        if first.hasPrefix("--- ") { return next.hasPrefix("+++ ") }
        if first.hasPrefix("Index: ") { return next.hasPrefix("=====") }
        if first.hasPrefix("tag ") { return next.hasPrefix("Tagger: ") }
        if DiffLine.shortCommit(first) != nil { return next.hasPrefix("diff --git ") }
        let next = DiffLine.withoutGraph(next)
        let isCommit = DiffLine.commit(DiffLine.withoutGraph(first)) != nil
        return DiffLine.mail(first) != nil
            || (isCommit && (next.hasPrefix("Author: ") || next.hasPrefix("Merge: ")))
    }

    /// Whether a line is one that git or diff print right after a file's names.
    private static func isFileHeader(_ line: LineBytes) -> Bool {
        let marks: [StaticString] = [
            "index ", "--- ", "new file ", "deleted file ", "old mode ", "similarity ",
            "dissimilarity ", "Binary files ",
        ]
        return marks.contains { line.hasPrefix($0) }
    }

    private static func role(
        of line: Int, _ text: LineBytes, in document: Document
    ) -> TextRole? {
        switch text.first {
        case UInt8(ascii: "+")?:
            isHeader(text, "+++ ", other: document.line(before: line), "--- ", in: document)
                ? .file : .added
        case UInt8(ascii: "-")?:
            isHeader(text, "--- ", other: document.line(after: line), "+++ ", in: document)
                ? .file : .removed
        case UInt8(ascii: "@")?: text.hasPrefix("@@") ? .hunk : nil
        case UInt8(ascii: "d")?:
            text.hasPrefix("diff -") && DiffLine.hasName(text) ? .file : nil
        case UInt8(ascii: "c")?: DiffLine.commit(text) != nil ? .heading : nil
        default: nil
        }
    }

    /// Whether a line names a file; a removed line may look like it, but then the other name is
    /// not beside it.
    private static func isHeader(
        _ text: LineBytes, _ mark: StaticString, other: Int?,
        _ otherMark: StaticString, in document: Document
    ) -> Bool {
        guard let other, text.hasPrefix(mark) else { return false }
        return document.withLine(other) { $0.hasPrefix(otherMark) }
    }
}
