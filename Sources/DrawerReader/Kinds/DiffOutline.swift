/// Reads a difference or a list of commits line by line. Within a hunk its counts say what belongs
/// to it, so that a changed line is never taken for anything else.
struct DiffOutline {
    /// A file while its hunks are read.
    private struct File {
        var line: Int
        var added = 0
        var removed = 0
        var hasHunks = false
    }

    private var builder = OutlineBuilder()
    private var hasCommits = false
    /// The commit whose subject is not known yet.
    private var commit: DiffCommit?
    private var file: File?
    /// The hunk that is read, with the lines that are left of it.
    private var hunk: DiffHunk?
    /// The title of the line before, which may be the subject of a commit, or a file's old name.
    private var shortCommit: OutlineItem?
    private var oldName: OutlineItem?

    /// Takes the next line.
    mutating func read(_ line: LineBytes, at index: Int) {
        if isInHunk(line) { return }
        if let hunk = DiffHunk(line), file != nil {
            begin(hunk, line, at: index)
        } else if !readFile(line, at: index), file == nil || !line.hasPrefix(" ") {
            readCommit(DiffLine.withoutGraph(line), at: index)
        }
    }

    /// The items that were found.
    mutating func finished() -> [OutlineItem] {
        endCommit()
        endFile()
        return builder.finished()
    }

    private var fileLevel: Int { hasCommits ? 1 : 0 }

    // MARK: Hunks

    private mutating func begin(_ hunk: DiffHunk, _ line: LineBytes, at index: Int) {
        self.hunk = hunk
        file?.hasHunks = true
        let context = OutlineItem.title(line.piece(hunk.context))
        let title = context.isEmpty ? (hunk.new > 1 ? "Lines " : "Line ") + hunk.lines : context
        builder.append(
            OutlineItem(
                title, detail: context.isEmpty ? "" : hunk.lines, level: fileLevel + 1, line: index)
        )
    }

    /// Takes a line of the hunk; false where it is none.
    private mutating func isInHunk(_ line: LineBytes) -> Bool {
        guard let hunk else { return false }
        let isOver = hunk.parents == 1 && hunk.old <= 0 && hunk.new <= 0
        let marks = line.prefix(hunk.parents)
        guard !isOver, marks.allSatisfy({ " +-".utf8.contains($0) }) else {
            let isRemark = line.first == UInt8(ascii: "\\")
            if !isRemark { self.hunk = nil }
            return isRemark
        }
        let isAdded = marks.contains(UInt8(ascii: "+"))
        let isRemoved = marks.contains(UInt8(ascii: "-"))
        if isAdded { file?.added += 1 } else { self.hunk?.old -= 1 }
        if isRemoved { file?.removed += 1 } else { self.hunk?.new -= 1 }
        return true
    }

    // MARK: Files

    /// Takes a line that says something of a file; false where it does not.
    private mutating func readFile(_ line: LineBytes, at index: Int) -> Bool {
        let old = oldName.flatMap { $0.line == index - 1 ? $0 : nil }
        oldName = nil
        if line.hasPrefix("diff -") && DiffLine.hasName(line) || line.hasPrefix("Index: ") {
            beginFile(OutlineItem(DiffLine.fileName(line), line: index))
        } else if line.hasPrefix("--- ") {
            oldName = OutlineItem(DiffLine.fileName(line), line: index)
        } else if line.hasPrefix("+++ "), let old {
            name(DiffLine.fileName(line), old: old)
        } else if file != nil, line.hasPrefix("rename to ") {
            revise { $0.title = OutlineItem.title(line.piece(from: 10)) }
        } else if file != nil, line.hasPrefix("Binary files ") || line.equals("GIT binary patch") {
            revise { $0.detail = "binary" }
        } else {
            return false
        }
        return true
    }

    private mutating func beginFile(_ item: OutlineItem) {
        if let shortCommit, shortCommit.line == item.line - 1 {
            hasCommits = true
            builder.append(shortCommit)
        }
        endCommit()
        endFile()
        var item = item
        item.level = fileLevel
        file = File(line: item.line)
        builder.append(item)
    }

    /// Takes the names in front of the hunks, which are surer than those in `diff --git`.
    private mutating func name(_ new: LineBytes, old: OutlineItem) {
        if file == nil || file?.hasHunks == true { beginFile(old) }
        let title = new.equals("/dev/null") ? old.title : OutlineItem.title(new)
        revise { $0.title = title }
    }

    private mutating func revise(_ change: (inout OutlineItem) -> Void) {
        if let file { builder.revise(line: file.line, change) }
    }

    private mutating func endFile() {
        guard let file else { return }
        if file.hasHunks { revise { $0.detail = "+\(file.added) −\(file.removed)" } }
        self.file = nil
        hunk = nil
    }

    // MARK: Commits

    private mutating func readCommit(_ line: LineBytes, at index: Int) {
        if let next = DiffCommit(line, at: index) {
            endCommit()
            endFile()
            hasCommits = true
            commit = next
        } else if commit != nil {
            if commit?.read(line) == true { endCommit() }
        } else if let hash = DiffLine.shortCommit(line) {
            shortCommit = OutlineItem(
                line.piece(from: hash.upperBound), detail: DiffCommit.short(line, hash),
                line: index)
        }
    }

    private mutating func endCommit() {
        if let commit { builder.append(commit.item) }
        commit = nil
    }
}
