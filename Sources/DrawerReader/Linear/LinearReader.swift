internal import DrawerCanvas
public import DrawerModel

/// A reader of lines in and lines out, for those who have the screen read to them: nothing moves,
/// nothing is drawn over anything, and no cursor is placed.
///
/// A fold like the other one: `begin`, then `take` for each line that was typed.
public struct LinearReader {
    /// What to print, and whether that was the last of it.
    public struct Answer: Hashable, Sendable {
        /// Lines of text without control characters; the last one may wait for what is typed.
        public var text: String
        /// Whether the reader is done.
        public var isLast = false
    }

    /// A document as it is opened: its text, or why there is none, and its outline.
    typealias Opened = (page: Page, outline: [OutlineItem])

    private let read: (Library.Entry) -> Opened
    private let size: Size
    private var tree: ContentsTree
    private var page = Page.problem("")
    private var sheet = LinearSheet(TextLines([]))

    /// A reader of `library`, which must not be empty, on a screen of `size`. It waits for the end
    /// of each document that is opened.
    public init(_ library: Library, _ loader: Loader, size: Size) {
        self.init(library.entries, size: size) { entry in
            loader.load(entry)
            loader.wait { _ in false }
            return (Page(loader.loaded), loader.loaded?.outline ?? [])
        }
    }

    /// A reader of `documents`; `read` opens one of them.
    init(
        _ documents: [Library.Entry], size: Size, read: @escaping (Library.Entry) -> Opened
    ) {
        precondition(!documents.isEmpty, "a reader needs something to read")
        self.read = read
        self.size = size
        tree = ContentsTree(documents: documents, current: 0)
        open(0)
    }

    /// The contents to choose from, or the text where there is no choice.
    public mutating func begin() -> Answer {
        let hasChoice = tree.documents.count > 1 || !tree.outline.isEmpty
        return hasChoice ? showContents() : showText()
    }

    /// Takes a line that was typed, without its line feed.
    public mutating func take(_ line: String) -> Answer {
        switch line.filter({ !$0.isWhitespace }).lowercased() {
        case "": return goOn()
        case "c": return showContents()
        case "q": return Answer(text: "", isLast: true)
        case let word:
            guard let number = Int(word), numbered.indices.contains(number - 1) else {
                return Answer(text: "There is no such choice.\n" + prompt)
            }
            return choose(numbered[number - 1].target)
        }
    }

    // MARK: Choosing

    /// What can be chosen, the first by number 1.
    private var numbered: [ContentsTree.Entry] {
        tree.entries.filter { if case .directory = $0.target { false } else { true } }
    }

    private mutating func choose(_ target: ContentsTree.Target) -> Answer {
        switch target {
        case .directory: return showContents()
        case .document(let index):
            if index != tree.current { open(index) }
            return showText()
        case .item(let item): return showText(from: tree.outline[item].line)
        }
    }

    private mutating func open(_ index: Int) {
        tree.current = index
        (page, tree.outline) = read(tree.documents[index])
        _ = page.fit(to: TextView(size: size))
    }

    // MARK: Showing

    private mutating func showContents() -> Answer {
        sheet = LinearSheet(TextLines(contents))
        return goOn()
    }

    private mutating func showText(from line: Int = 0) -> Answer {
        let text = page.source
        let start = line == 0 ? 0 : text.line(ofSource: line)
        sheet = LinearSheet(text, from: start)
        let name = printable(tree.documents[tree.current].title)
        let number = start == 0 ? nil : text.number(of: start)
        return goOn(under: name + (number.map { ", line \($0)" } ?? ""))
    }

    /// The next page of what is shown, which leaves room for a heading and for what is typed.
    private mutating func goOn(under heading: String? = nil) -> Answer {
        let rows = sheet.next(rows: max(1, size.height - 2), width: max(1, size.width))
        let lines = (heading.map { [$0] } ?? []) + rows
        return Answer(text: lines.map { $0 + "\n" }.joined() + prompt)
    }

    private var prompt: String {
        (sheet.isAtEnd ? "End. " : "Enter goes on, ")
            + "a number chooses, c lists the contents, q leaves: "
    }

    private var contents: [String] {
        var number = 0
        return ["Contents"]
            + tree.entries.map { entry in
                let indent = String(repeating: "  ", count: entry.level)
                let detail = entry.detail.isEmpty ? "" : ", " + entry.detail
                if case .directory = entry.target { return indent + entry.label }
                number += 1
                let isHere = entry.target == .document(tree.current)
                return "\(indent)\(number). \(entry.label)\(detail)" + (isHere ? ", open" : "")
            }
    }
}
