/// What single lines of a difference or of a list of commits say.
enum DiffLine {
    /// Where the hash of a commit is, in a line such as `commit 0123abcd (HEAD)`.
    static func commit(_ line: LineBytes) -> Range<Int>? {
        line.hasPrefix("commit ") ? hash(line, from: 7) : nil
    }

    /// The same in the first line of a patch as mail: `From 0123abcd… Mon Sep 17 00:00:00 2001`.
    static func mail(_ line: LineBytes) -> Range<Int>? {
        guard line.hasPrefix("From "), let hash = hash(line, from: 5), hash.count >= 40 else {
            return nil
        }
        return line.piece(from: hash.upperBound).hasPrefix(" Mon Sep 17 00:00:00 2001")
            ? hash : nil
    }

    /// The same in a line of a commit that takes one line: `0123abcd Subject`.
    static func shortCommit(_ line: LineBytes) -> Range<Int>? {
        hash(line, from: 0).flatMap { $0.upperBound + 1 < line.count ? $0 : nil }
    }

    /// Whether a line that begins with `diff` has names in it, after its options.
    static func hasName(_ line: LineBytes) -> Bool {
        line.split(separator: UInt8(ascii: " ")).dropFirst()
            .drop { $0.first == UInt8(ascii: "-") }.count >= 1
    }

    /// The line without the lines that `git log --graph` draws before it.
    static func withoutGraph(_ line: LineBytes) -> LineBytes {
        var rest = line
        var isCommit = false
        while let first = rest.first, "*|\\/_".utf8.contains(first) {
            isCommit = isCommit || first == UInt8(ascii: "*")
            rest = rest.piece(from: rest.count > 1 && rest[1] == UInt8(ascii: " ") ? 2 : 1)
        }
        return isCommit || rest.indent < 4 ? rest.trimmed : rest
    }

    /// What a file is called in a line such as `diff --git a/name b/name` or `+++ b/name`.
    static func fileName(_ line: LineBytes) -> LineBytes {
        if line.hasPrefix("+++ ") || line.hasPrefix("--- ") {
            let name = line.piece(from: 4)
            return withoutSide(
                name.piece(0..<(name.firstIndex(of: UInt8(ascii: "\t")) ?? name.count)))
        }
        if line.hasPrefix("diff --git ") {
            let names = line.piece(from: 11)
            return withoutSide(names.piece(from: names.count / 2 + 1))
        }
        if line.hasPrefix("Index: ") { return line.piece(from: 7) }
        let start = line.lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
        return line.piece(from: start)
    }

    /// A name without the letter that says which side it is of, such as `a/` or `"b/`.
    private static func withoutSide(_ name: LineBytes) -> LineBytes {
        let isQuoted = name.count > 1 && name.first == quote && name.last == quote
        let name = isQuoted ? name.piece(1..<name.count - 1) : name
        guard name.count > 2, name[1] == UInt8(ascii: "/"), "abciwo".utf8.contains(name[0]) else {
            return name
        }
        return name.piece(from: 2)
    }

    private static func hash(_ line: LineBytes, from start: Int) -> Range<Int>? {
        let digits = line.piece(from: start).prefix { $0.isHexadecimal }.count
        let end = start + digits
        guard (7...64).contains(digits), end == line.count || line[end] == UInt8(ascii: " ") else {
            return nil
        }
        return start..<end
    }

    private static let quote = UInt8(ascii: "\"")
}
