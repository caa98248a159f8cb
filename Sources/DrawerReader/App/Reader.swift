public import DrawerCanvas
public import DrawerModel

/// The program behind the command: a text with a title bar, and a drawer with the list of texts.
public typealias Reader = DrawerHost<ReaderScene>

extension DrawerHost where Scene == ReaderScene {
    /// A reader of `library`, which must not be empty, on a screen of `size`; `drawer` is as for
    /// those who read from the left. From `permanentAt` columns on it stands beside the text.
    public init(
        library: Library, drawer: DrawerConfiguration, permanentAt: Int? = nil, size: Size,
        direction: LayoutDirection = .leftToRight
    ) {
        let drawer = direction == .leftToRight ? drawer : drawer.mirrored
        self.init(
            ReaderScene(library: library, edge: drawer.edge, direction: direction, size: size),
            drawers: [drawer], permanentAt: permanentAt, size: size)
    }
}

/// What a reader shows beside its drawer.
public struct ReaderScene: DrawerScene {
    static let leastSize = Size(width: 20, height: 6)
    static let titleHeight = 1

    var library: Library
    let edge: Edge
    let direction: LayoutDirection
    var page = Page.problem("")
    var current = 0
    /// The outline of what is shown.
    var outline: [OutlineItem] = []
    var history = History()
    var view: TextView
    var size: Size
    var showsHelp = false
    /// What is asked about a link, on a card over everything.
    var question: LinkQuestion?
    var linkTap = TapRecognizer()
    var tappedLink: PageLink?
    var buttonTap = TapRecognizer()
    /// The row of the scrollbar's thumb that the pointer has hold of.
    var thumbGrip: Int?
    var sidewaysGrip: SidewaysGrip?

    init(library: Library, edge: Edge, direction: LayoutDirection, size: Size) {
        precondition(!library.entries.isEmpty, "a reader needs something to read")
        self.library = library
        self.edge = edge
        self.direction = direction
        self.size = size
        view = TextView(size: Self.textSize(size))
        show(0)
    }

    /// Shows a document of the list, from its start.
    mutating func show(_ index: Int) {
        current = index
        do {
            let entry = library.entries[index]
            let typeset = Typeset(try library.read(entry), name: entry.name)
            page = .text(typeset)
            outline = typeset.outline(name: entry.name)
        } catch {
            page = .problem(String(describing: error))
            outline = []
        }
        view.startOver()
        _ = page.fit(to: view)
    }

    /// The table of contents.
    public func makePanel(at edge: Edge) -> ContentsPanel {
        ContentsPanel(
            ContentsTree(documents: library.entries, current: current, outline: outline),
            section: section, direction: direction)
    }

    // MARK: Size

    static func textSize(_ size: Size) -> Size {
        Size(width: size.width, height: max(1, size.height - titleHeight))
    }

    var isTooSmall: Bool {
        size.width < Self.leastSize.width || size.height < Self.leastSize.height
    }

    /// Keeps the place in the text.
    public mutating func resize(to size: Size) {
        guard size != self.size else { return }
        self.size = size
        changeWindow { $0.resize(to: Self.textSize(size), in: $1) }
    }

    /// Changes the window, and sets the text anew where it has another width then; what is at the
    /// top stays there, or at least its line of the source.
    mutating func changeWindow(_ change: (inout TextView, any PageText) -> Void) {
        let before = page.source
        let line = view.top.line < before.lineCount ? before.sourceLine(of: view.top.line) : 0
        change(&view, before)
        guard page.fit(to: view) else { return }
        let after = page.source
        if view.top.line < after.lineCount, after.sourceLine(of: view.top.line) == line {
            view.resize(to: view.size, in: after)
        } else {
            view.go(to: TextPlace(line: after.line(ofSource: line)), in: after)
        }
    }

    // MARK: Drawing

    /// Draws the title bar and the text.
    public mutating func drawContent(on surface: inout Surface, theme: Theme) {
        let title = printable(library.entries[current].title)
        TitleBar(title: title, detail: position, direction: direction)
            .draw(on: &surface, theme: theme)
        view.draw(page.source, on: &surface, at: Point(x: 0, y: Self.titleHeight), theme: theme)
    }

    /// Draws the card of keys, or why there is nothing else to see.
    public func drawOver(_ frame: inout Surface, theme: Theme) {
        if isTooSmall {
            drawTooSmall(into: &frame, theme: theme)
        } else if let question {
            question.card(width: frame.size.width).draw(on: &frame, theme: theme)
        } else if showsHelp {
            Card(heading: "Keys and mouse", lines: ReaderCommand.keyTable(direction))
                .draw(on: &frame, theme: theme)
        }
    }

    private func drawTooSmall(into frame: inout Surface, theme: Theme) {
        frame.reset(size: frame.size, filledWith: Cell(.blank, theme.text))
        let least = Self.leastSize
        for (y, line) in ["Too small:", "needs", "\(least.width)x\(least.height)"].enumerated() {
            frame.write(line, at: Point(x: 0, y: y), style: theme.text)
        }
    }

    /// Where in the document the window stands, in words.
    private var position: String {
        let source = page.source
        let lines = view.visibleLines(in: source)
        guard source.lineCount > 0, case .text = page else { return "" }
        let isAll = view.scrollbar(in: source) == nil
        let share = 100 * lines.upperBound / source.lineCount
        return isAll
            ? source.lineCount == 1 ? "1 line" : "\(source.lineCount) lines"
            : "\(lines.lowerBound + 1)–\(lines.upperBound) of \(source.lineCount)  \(share)%"
    }
}
