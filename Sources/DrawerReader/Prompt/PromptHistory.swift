/// What was typed at a prompt before, to be taken up again.
struct PromptHistory: Hashable, Sendable {
    private static let most = 100

    private var lines: [String] = []
    /// The line that is shown of these; behind the last one it is the one that is being typed.
    private var index = 0
    private var draft = ""

    /// Keeps a line, as the last one.
    mutating func keep(_ line: String) {
        lines.removeAll { $0 == line }
        lines.append(line)
        if lines.count > Self.most { lines.removeFirst() }
        startOver()
    }

    /// Begins behind the last line.
    mutating func startOver() {
        index = lines.count
        draft = ""
    }

    /// The line before the one that is shown, in place of `text`; nil where there is none.
    mutating func earlier(than text: String) -> String? {
        guard index > 0 else { return nil }
        if index == lines.count { draft = text }
        index -= 1
        return lines[index]
    }

    /// The line after the one that is shown, at last what was being typed; nil behind that.
    mutating func later() -> String? {
        guard index < lines.count else { return nil }
        index += 1
        return index < lines.count ? lines[index] : draft
    }
}
