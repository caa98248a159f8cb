/// A commit in a list of commits, from its hash up to its subject.
struct DiffCommit {
    private let line: Int
    private let hash: String
    private var author = ""
    private var subject = ""

    /// Begins with the line that has the hash; nil where a line has none.
    init?(_ text: LineBytes, at line: Int) {
        guard let hash = DiffLine.commit(text) ?? DiffLine.mail(text) else { return nil }
        self.line = line
        self.hash = Self.short(text, hash)
    }

    /// What it is called in a table of contents: by its subject, or else by its hash.
    var item: OutlineItem {
        OutlineItem(
            subject.isEmpty ? hash : subject, detail: author.isEmpty ? hash : hash + " " + author,
            line: line)
    }

    /// Takes the next line; true where that is the subject.
    mutating func read(_ text: LineBytes) -> Bool {
        if text.hasPrefix("Author: ") {
            author = Self.name(text.piece(from: 8))
        } else if text.hasPrefix("From: ") {
            author = Self.name(text.piece(from: 6))
        } else if text.hasPrefix("Subject: ") {
            subject = OutlineItem.title(Self.withoutTag(text.piece(from: 9)))
        } else if text.hasPrefix("    ") {
            subject = OutlineItem.title(text)
        }
        return !subject.isEmpty
    }

    /// The first seven digits of the hash in `range` of a line.
    static func short(_ text: LineBytes, _ range: Range<Int>) -> String {
        String(decoding: text.piece(range).prefix(7), as: UTF8.self)
    }

    /// The name of an author, without the address.
    private static func name(_ text: LineBytes) -> String {
        OutlineItem.title(text.piece(0..<(text.firstIndex(of: UInt8(ascii: "<")) ?? text.count)))
    }

    /// A subject without the `[PATCH 1/2]` before it.
    private static func withoutTag(_ text: LineBytes) -> LineBytes {
        guard text.hasPrefix("[PATCH"), let end = text.firstIndex(of: UInt8(ascii: "]")) else {
            return text
        }
        return text.piece(from: end + 1)
    }
}
