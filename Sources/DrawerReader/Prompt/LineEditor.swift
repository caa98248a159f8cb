internal import DrawerModel

/// A line of text that is being typed, with a cursor in it.
struct LineEditor: Hashable, Sendable {
    /// What became of a key.
    enum Outcome: Hashable, Sendable {
        /// The text is another now.
        case edited
        /// Only the cursor has moved.
        case moved
        /// There was nothing left to take away.
        case emptied
        /// It is none of the editor's keys.
        case ignored
    }

    /// More is not taken, in characters.
    static let longest = 1000

    /// What is before the cursor, and what behind it.
    private(set) var before = ""
    private(set) var after = ""

    /// A line with the cursor at its end.
    init(_ text: String = "") { before = text }

    var text: String { before + after }

    /// Takes a key.
    mutating func handle(_ press: KeyPress) -> Outcome {
        switch (press.key, press.modifiers) {
        case (.backspace, []), (.character("h"), .control):
            if text.isEmpty { return .emptied }
            return edit { _ = $0.before.popLast() }
        case (.delete, []), (.character("d"), .control):
            return edit { $0.after = String($0.after.dropFirst()) }
        case (.character("w"), .control): return edit { $0.dropWord() }
        case (.character("u"), .control): return edit { $0.before = "" }
        case (.character("k"), .control): return edit { $0.after = "" }
        case (.left, []), (.character("b"), .control): return move { $0.stepBack() }
        case (.right, []), (.character("f"), .control): return move { $0.stepOn() }
        case (.home, []), (.character("a"), .control):
            return move { $0 = LineEditor(before: "", after: $0.text) }
        case (.end, []), (.character("e"), .control): return move { $0 = LineEditor($0.text) }
        case (.character(let scalar), []): return insert(String(Character(scalar)))
        default: return .ignored
        }
    }

    /// Inserts text at the cursor: the first line of it, without control characters.
    mutating func insert(_ text: String) -> Outcome {
        let line =
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .first ?? ""
        let plain = line.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return edit {
            $0.before += String(String.UnicodeScalarView(plain))
            if $0.text.count > Self.longest {
                $0 = LineEditor(String($0.text.prefix(Self.longest)))
            }
        }
    }

    private init(before: String, after: String) {
        self.before = before
        self.after = after
    }

    private mutating func edit(_ change: (inout LineEditor) -> Void) -> Outcome {
        change(&self)
        return .edited
    }

    private mutating func move(_ change: (inout LineEditor) -> Void) -> Outcome {
        change(&self)
        return .moved
    }

    private mutating func stepBack() {
        if let last = before.popLast() { after = String(last) + after }
    }

    private mutating func stepOn() {
        guard let first = after.first else { return }
        before.append(first)
        after = String(after.dropFirst())
    }

    /// Takes the blanks before the cursor away, and the word before them.
    private mutating func dropWord() {
        while before.last?.isWhitespace == true { before.removeLast() }
        while let last = before.last, !last.isWhitespace { before.removeLast() }
    }
}
