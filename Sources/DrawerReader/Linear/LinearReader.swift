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

    /// A document as far as it has come: its text, or why there is none, and its outline.
    struct Opened {
        var page: Page
        var outline: [OutlineItem] = []
        /// Where the lines end that are as they will be, where more may come; nil where all is there.
        var end: Int?
    }

    /// How long a document is waited for before what has come of it is shown, in seconds.
    private static let patience = 1.0

    private let read: (Library.Entry, Int) -> Opened
    private let size: Size
    private var tree: ContentsTree
    private var page = Page.problem("")
    /// The end of what has come of the text, where more may come; nil where all is there. What was
    /// not when it was opened is shown line by line, never set as a page.
    private var end: Int?
    /// The contents or the text, as far as it is printed.
    private var sheet = LinearSheet(TextLines([]))
    private var showsContents = false

    /// A reader of `library`, which must not be empty, on a screen of `size`. Of a document that has
    /// not ended after a second it shows what has come.
    public init(_ library: Library, _ loader: Loader, size: Size) {
        self.init(library.entries, size: size) { entry, place in
            if loader.loaded?.entry != entry { loader.load(entry) }
            loader.wait(seconds: Self.patience) { $0.isThere(upTo: place) }
            if loader.loaded?.hasEnded == true { loader.waitForContents(seconds: Self.patience) }
            let loaded = loader.loaded
            return Opened(
                page: Page(loaded), outline: loaded?.outline ?? [],
                end: loaded.flatMap { $0.hasEnded ? nil : $0.document.wholeExtent })
        }
    }

    /// A reader of `documents`; `read` waits until one of them has come up to a place, or for a while.
    init(
        _ documents: [Library.Entry], size: Size, read: @escaping (Library.Entry, Int) -> Opened
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
        case "":
            lookForMore()
            return goOn()
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
        take(read(tree.documents[index], .max))
        var view = TextView(size: size)
        if end == nil { _ = page.fit(to: &view) }
    }

    private mutating func take(_ opened: Opened) {
        page = opened.page
        tree.outline = opened.outline
        end = opened.end
    }

    /// Waits a while for another page of what is still coming.
    private mutating func lookForMore() {
        guard !showsContents, end != nil else { return }
        let before = page.document ?? Document()
        take(read(tree.documents[tree.current], sheet.place.line + pageRows))
        if let document = page.document { sheet.move { document.place(of: $0, in: before) } }
        sheet.show(page.source, upTo: end)
    }

    /// A page leaves room for a heading and for what is typed.
    private var pageRows: Int { max(1, size.height - 2) }

    // MARK: Showing

    private mutating func showContents() -> Answer {
        if end != nil { take(read(tree.documents[tree.current], 0)) }
        showsContents = true
        sheet = LinearSheet(TextLines(contents))
        return goOn()
    }

    private mutating func showText(from line: Int = 0) -> Answer {
        let text = page.source
        let start = line == 0 ? 0 : text.line(ofSource: line)
        showsContents = false
        sheet = LinearSheet(text, from: start)
        sheet.show(text, upTo: end)
        let name = printable(tree.documents[tree.current].title)
        let number = start == 0 ? nil : text.number(of: start)
        return goOn(under: name + (number.map { ", line \($0)" } ?? ""))
    }

    /// The next page of what is shown.
    private mutating func goOn(under heading: String? = nil) -> Answer {
        let rows = sheet.next(rows: pageRows, width: max(1, size.width))
        let lines = (heading.map { [$0] } ?? []) + rows
        return Answer(text: lines.map { $0 + "\n" }.joined() + prompt)
    }

    private var prompt: String {
        (!sheet.isAtEnd
            ? "Enter goes on, "
            : end == nil || showsContents ? "End. " : "So far. Enter looks for more, ")
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

extension LoadedDocument {
    /// Whether whole lines have come up to a place, or all that there are of a followed file.
    fileprivate func isThere(upTo place: Int) -> Bool {
        state == .following || document.wholeExtent >= place
    }
}
