public import DrawerCanvas
public import DrawerModel

/// The program behind the command: a text with a title bar, a drawer with the table of contents, and
/// at the other side one with what was searched for.
public typealias Reader = DrawerHost<ReaderScene>

extension DrawerHost where Scene == ReaderScene {
    /// A reader of `library`, which must not be empty, on a screen of `size`. Its first document may
    /// be on its way in `loader`, and is shown from `start`. `drawer` is as for those who read from
    /// the left. From `permanentAt` columns on it stands beside the text. With `showsSource` texts
    /// are shown as they are written. `keys` says what keys mean, `editor` which program edits files,
    /// and `recall` what was remembered of a file when it was read last.
    public init(
        library: Library, loader: Loader = Loader(), start: StartPosition = .top,
        drawer: DrawerConfiguration, permanentAt: Int? = nil, size: Size,
        direction: LayoutDirection = .leftToRight, usesMouse: Bool = true,
        showsSource: Bool = false, keys: KeyMap = KeyMap(), editor: [String] = ["vi"],
        recall: @escaping (FilePath) -> Bookmarks? = { _ in nil }
    ) {
        let drawer = direction == .leftToRight ? drawer : drawer.mirrored
        self.init(
            ReaderScene(
                library: library, loader: loader, start: start, edge: drawer.edge,
                direction: direction, showsSource: showsSource, keys: keys, editor: editor,
                recall: recall, size: size),
            drawers: [drawer, drawer.mirrored], permanentAt: permanentAt, size: size)
        scene.usesMouse = usesMouse
    }
}

/// What a reader shows beside its drawers.
public struct ReaderScene: DrawerScene {
    static let leastSize = Size(width: 20, height: 6)
    static let titleHeight = 1

    var library: Library
    let edge: Edge
    let direction: LayoutDirection
    /// Whether documents are shown as they are written, not as pages.
    let showsSource: Bool
    let loader: Loader
    /// How much of the loader's news is shown.
    var seenNews = 0
    /// What the page shows of the document.
    var shownExtent: Extent?
    var page = Page.problem("")
    var current = 0
    /// The outline of what is shown.
    var outline: [OutlineItem] = []
    var history = History()
    /// What is remembered of each document that was shown.
    var bookmarks: [Int: Bookmarks] = [:]
    /// What was remembered of a file before.
    let recall: (FilePath) -> Bookmarks?
    /// Whether `start` is where one was another day.
    var isResuming = false
    var view: TextView
    /// Where the view is to go when that much of the document has come.
    var start: StartSearch?
    /// The heading that a link leads to, until the page that has it is there.
    var wantedHeading: String?
    var size: Size
    /// What keys mean, and the number typed before the next one.
    let keys: KeyMap
    var count = KeyCount()
    /// The command that waits for the letter of a mark.
    var letterCommand: ReaderCommand?
    /// What there is to say in a few words, until something else is done.
    var message = ""
    /// What edits files: a program and its first arguments.
    let editor: [String]
    /// The card of keys, over everything.
    var help: HelpCard?
    /// What is asked about a link, on a card over everything.
    var question: LinkQuestion?
    /// The link that the keyboard has marked.
    var marked: PageLink?
    var linkTap = TapRecognizer()
    var tappedLink: PageLink?
    /// Whether the mouse is the reader's; else it selects text, as the title bar says.
    var usesMouse = true
    var buttonTap = TapRecognizer()
    /// The row of the scrollbar's thumb that the pointer has hold of.
    var thumbGrip: Int?
    var sidewaysGrip: SidewaysGrip?
    /// What is searched for, the search for one match that is on its way, and what is searched.
    var search = ReaderSearch()
    var seeking: Seeking?
    /// Whether to go to the first match of all when it has come.
    var wantsFirstHit = false
    var searchedPage: SearchedPage?
    /// What is typed in the bottom row.
    var prompt: Prompt?
    var typed = PromptHistory()

    init(
        library: Library, loader: Loader, start: StartPosition, edge: Edge,
        direction: LayoutDirection, showsSource: Bool, keys: KeyMap, editor: [String],
        recall: @escaping (FilePath) -> Bookmarks?, size: Size
    ) {
        precondition(!library.entries.isEmpty, "a reader needs something to read")
        self.library = library
        self.loader = loader
        self.edge = edge
        self.direction = direction
        self.showsSource = showsSource
        self.keys = keys
        self.editor = editor
        self.recall = recall
        self.size = size
        view = TextView(size: Self.textSize(size, hasBottomRow: false))
        if loader.loaded?.entry != library.entries[0] { loader.load(library.entries[0]) }
        let last = lastPlace(in: 0)
        begin(from: start == .top ? nil : start, last)
    }

    /// The table of contents, or at the other side what was found.
    public func makePanel(at edge: Edge) -> ReaderPanel {
        guard edge == self.edge else { return ReaderPanel(HitsPanel(listing, direction)) }
        return ReaderPanel(
            ContentsPanel(
                ContentsTree(documents: library.entries, current: current, outline: outline),
                section: section, direction: direction))
    }

    // MARK: Size

    private static func textSize(_ size: Size, hasBottomRow: Bool) -> Size {
        let others = titleHeight + (hasBottomRow ? 1 : 0)
        return Size(width: size.width, height: max(1, size.height - others))
    }

    /// Gives the text what the title and the bottom row leave.
    mutating func fitView() {
        let wanted = Self.textSize(size, hasBottomRow: prompt != nil)
        if view.size != wanted { changeWindow { $0.resize(to: wanted, in: $1) } }
    }

    var isTooSmall: Bool {
        size.width < Self.leastSize.width || size.height < Self.leastSize.height
    }

    /// Keeps the place in the text.
    public mutating func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        fitView()
    }

    /// Changes the window, and sets the text anew where it has another width then; what is at the
    /// top stays there, or at least its line of the source.
    mutating func changeWindow(_ change: (inout TextView, any PageText) -> Void) {
        let before = page.source
        let line = view.top.line < before.extent ? before.sourceLine(of: view.top.line) : 0
        change(&view, before)
        guard page.fit(to: &view) else { return }
        let after = page.source
        if view.top.line < after.extent, after.sourceLine(of: view.top.line) == line {
            view.resize(to: view.size, in: after)
        } else {
            view.go(to: TextPlace(line: after.line(ofSource: line)), in: after)
        }
        searchPage()
    }

    // MARK: Drawing

    /// Draws the title bar, the text with what was found in it, and the bottom row.
    public mutating func drawContent(on surface: inout Surface, theme: Theme) {
        let lines = view.draw(
            page.source, on: &surface, at: Point(x: 0, y: Self.titleHeight), theme: theme,
            marks: marks)
        TitleBar(
            title: printable(library.entries[current].title), detail: detail(lines),
            progress: loader.loaded?.progress, direction: direction
        )
        .draw(on: &surface, theme: theme)
        prompt?.row.draw(on: &surface, theme: theme)
    }

    /// The margin of the first row of the text, or of the row of the link that is marked; or where
    /// one types.
    public var cursor: Point? {
        if let prompt {
            return Point(x: prompt.row.cursor(width: size.width), y: size.height - 1)
        }
        let row = marked.flatMap { view.row(showing: $0.place, in: page.source) } ?? 0
        return Point(
            x: direction == .leftToRight ? 1 : size.width - 2, y: Self.titleHeight + row)
    }

    /// The document that is shown.
    public var title: String { printable(library.entries[current].title) + " - drawer" }

    /// Draws the card of keys, or why there is nothing else to see.
    public func drawOver(_ frame: inout Surface, theme: Theme) {
        if isTooSmall {
            drawTooSmall(into: &frame, theme: theme)
        } else if let question {
            question.card(width: frame.size.width).draw(on: &frame, theme: theme)
        } else {
            help?.draw(on: &frame, theme: theme)
        }
    }

    private func drawTooSmall(into frame: inout Surface, theme: Theme) {
        frame.reset(size: frame.size, filledWith: Cell(.blank, theme.text))
        let least = Self.leastSize
        for (y, line) in ["Too small:", "needs", "\(least.width)x\(least.height)"].enumerated() {
            frame.write(line, at: Point(x: 0, y: y), style: theme.text)
        }
    }

    /// What there is to say, or else what is typed and where one is: at these lines. That the document
    /// is another by now is said in any case.
    private func detail(_ lines: Range<Int>) -> String {
        let change = loader.loaded.flatMap { $0.isChanged ? $0.words : nil } ?? ""
        let words = message.isEmpty ? otherWords(lines) : [message, searchWords, change]
        return words.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private func otherWords(_ lines: Range<Int>) -> [String] {
        let counted = count.value.map { "\($0)▏" } ?? ""
        let mouse = usesMouse ? "" : "F2: the mouse selects"
        if let marked {
            return [counted, mouse, searchWords, "Enter: " + printable(marked.target)]
        }
        return [counted, mouse, searchWords, place(lines), loader.loaded?.words ?? ""]
    }

    /// Where in the document the window stands, in words.
    private func place(_ lines: Range<Int>) -> String {
        let source = page.source
        guard !lines.isEmpty, case .text = page else { return "" }
        let last = source.line(at: lines.upperBound - 1)
        let share = "\(100 * (source.line(after: last) ?? source.extent) / source.extent)%"
        guard let all = source.number(of: source.lastLine),
            let first = source.number(of: lines.lowerBound), let end = source.number(of: last)
        else { return share }
        let isAll =
            source.line(after: last) == nil && view.top == TextPlace()
            && view.scrollbar(in: source) == nil
        if isAll { return all == 1 ? "1 line" : "\(all) lines" }
        return "\(first)–\(end) of \(all)  \(share)"
    }
}
