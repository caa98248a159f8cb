/// What universal-ctags is asked, and what its answer means.
enum Ctags {
    /// A line of the answer.
    private struct Tag {
        var name = ""
        var kind = ""
        var language = ""
        var scope = ""
        var line = 0
    }

    /// The command that lists what the file at `path` declares. No file of options is read, and a
    /// path never looks like an option.
    static func command(for path: String) -> [String] {
        [
            "ctags", "--options=NONE", "--quiet=yes", "--output-format=json", "--sort=no",
            "--fields=+nlsK", "--kinds-C=+p", "--kinds-C++=+p", "-f", "-",
            path.hasPrefix("/") ? path : "./" + path,
        ]
    }

    /// The table of contents of a document of `lineCount` lines.
    static func outline(_ answer: [UInt8], lineCount: Int) -> [OutlineItem] {
        var tags = answer.split(separator: UInt8(ascii: "\n")).compactMap { line in
            line.withUnsafeBufferPointer(tag)
        }
        tags = tags.filter { $0.line >= 1 && $0.line <= lineCount && isListed($0) }
        let order = tags.indices.sorted { (tags[$0].line, $0) < (tags[$1].line, $1) }
        var open: [Tag] = []
        var builder = OutlineBuilder()
        for tag in order.lazy.map({ tags[$0] }) {
            while let last = open.last, !isScope(last, of: tag) { open.removeLast() }
            builder.append(
                OutlineItem(
                    title(tag, isNested: !open.isEmpty), detail: tag.kind, level: open.count,
                    line: tag.line - 1))
            open.append(tag)
        }
        return builder.finished()
    }

    private static func tag(_ line: LineBytes) -> Tag? {
        var tag = Tag()
        let isWhole = JSONFields.read(line) { key, value in
            if key.equals("name") { tag.name = JSONFields.text(value) }
            if key.equals("kind") { tag.kind = JSONFields.text(value) }
            if key.equals("language") { tag.language = JSONFields.text(value) }
            if key.equals("scope") { tag.scope = JSONFields.text(value) }
            if key.equals("line") { tag.line = Int(JSONFields.text(value)) ?? 0 }
        }
        return isWhole ? tag : nil
    }

    /// Whether it is a type, a function or a part of a program. In Python a method is called a
    /// member, and a module that is imported a namespace; in makefiles a variable is a macro; in
    /// Perl a package holds what follows it.
    private static func isListed(_ tag: Tag) -> Bool {
        switch tag.kind {
        case "member": tag.language == "Python"
        case "namespace": tag.language != "Python"
        case "macro": tag.language != "Make"
        case "package": tag.language == "Perl"
        default: kinds.contains(tag.kind)
        }
    }

    private static func isScope(_ outer: Tag, of tag: Tag) -> Bool {
        let separators = outer.scope.isEmpty ? 0...0 : 1...2
        return tag.scope.hasPrefix(outer.scope) && tag.scope.hasSuffix(outer.name)
            && separators.contains(
                tag.scope.utf8.count - outer.scope.utf8.count - outer.name.utf8.count)
    }

    /// A name; with that of its type where that is declared elsewhere.
    private static func title(_ tag: Tag, isNested: Bool) -> String {
        if tag.name.hasPrefix("__anon") { return "(anonymous)" }
        if isNested || tag.scope.isEmpty { return tag.name }
        return tag.scope + (tag.language == "Go" ? "." : "::") + tag.name
    }

    private static let kinds: Set<String> = [
        "block", "class", "constructor", "enum", "func", "function", "generator", "getter",
        "implementation", "interface", "message", "method", "module", "object", "procedure",
        "program", "protocol", "prototype", "record", "rpc", "section", "service", "setter",
        "singletonMethod", "struct", "subroutine", "submodule", "table", "target", "task", "trait",
        "type", "typedef", "union", "view",
    ]
}
