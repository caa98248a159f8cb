import Foundation

@testable import DrawerReader

/// A table of contents as a person would write it down: a line for an item, two blanks for a level,
/// the detail in brackets, and the line of the source, from 1, after a colon.
func written(_ items: [OutlineItem]) -> [String] {
    items.map { item in
        String(repeating: "  ", count: item.level) + item.title
            + (item.detail.isEmpty ? "" : " [\(item.detail)]") + ": \(item.line + 1)"
    }
}

extension DocumentKind {
    /// The table of contents of a text, written down.
    static func contents(_ text: String, name: String = "standard input") -> [String] {
        written(outline(of: Document(bytes: Array(text.utf8)), name: name))
    }

    /// Whether a document that begins with `text` is of this kind.
    static func recognizes(_ text: String, name: String = "standard input") -> Bool {
        recognizes(
            DocumentHead(Array(text.utf8).prefix(FileAccess.sampleSize), name: name))
    }
}

/// Documents of this machine, as they are at the time of the test.
enum Machine {
    /// What a command prints, or nil where it cannot be run.
    static func output(_ words: String...) -> Document? {
        CommandOutput.read(words, limit: 64 << 20, milliseconds: 20_000)
            .flatMap { $0.isEmpty ? nil : Document(bytes: $0) }
    }

    /// A manual page with its overstrike, 80 columns wide.
    static func manual(_ page: String) -> Document? {
        output("env", "MANWIDTH=80", "MAN_KEEP_FORMATTING=1", "man", "-P", "cat", page)
    }

    /// A file, decompressed where it has to be.
    static func text(_ path: String) -> Document? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return path.hasSuffix(".gz") ? output("zcat", path) : output("cat", path)
    }

    /// The history of the repository that the tests are in, or nil where it is none.
    static func history(_ options: String...) -> Document? {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        return CommandOutput.read(
            ["git", "-C", folder, "--no-pager"] + options, limit: 64 << 20, milliseconds: 20_000
        ).map { Document(bytes: $0) }
    }
}

extension Document {
    /// The name of its kind.
    func kind(named name: String) -> String {
        "\(DocumentKinds.kind(name: name, head: bytes.prefix(FileAccess.sampleSize)))"
    }

    /// A line as it is seen.
    func visible(_ index: Int) -> String {
        withSeenLine(index) { String(decoding: $0, as: UTF8.self) }
    }
}
