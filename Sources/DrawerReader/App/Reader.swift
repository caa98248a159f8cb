public import DrawerCanvas
public import DrawerModel

/// The program behind the command: a text with a title bar, and a drawer with the list of texts.
public struct Reader: Program {
    static let leastSize = Size(width: 20, height: 6)
    static let titleHeight = 1

    var library: Library
    var page = Page.problem("")
    var current = 0
    var menu: Menu
    var drawers: DrawerSet
    var view: TextView
    var size: Size
    var showsHelp = false
    var buttonTap = TapRecognizer()
    /// The row of the scrollbar's thumb that the pointer has hold of.
    var thumbGrip: Int?

    var content: Surface
    var panel: Surface
    var isContentStale = true
    var isPanelStale = true
    private var drawnTheme: Theme?

    /// A reader of `library`, which must not be empty, on a screen of `size`.
    public init(library: Library, drawer: DrawerConfiguration, size: Size) {
        precondition(!library.entries.isEmpty, "a reader needs something to read")
        self.library = library
        self.size = size
        menu = Menu(
            rows: library.entries.map {
                Menu.Row(label: printable($0.title), detail: printable($0.directory))
            })
        drawers = DrawerSet([drawer], screen: size)
        view = TextView(size: Self.textSize(size))
        content = Surface(size: size)
        panel = Surface(size: Size(width: 0, height: 0))
        fitPanel()
        show(0)
    }

    /// Whether the drawer moves by itself.
    public var isAnimating: Bool { drawers.isAnimating }

    /// When a pan of the wheel ends by itself.
    public var deadline: Timestamp? { drawers.deadline }

    /// Brings the drawer to where it is at `time`.
    public mutating func advance(to time: Timestamp) { drawers.advance(to: time) }

    // MARK: Texts

    /// Shows a document of the list, from its start.
    mutating func show(_ index: Int) {
        current = index
        do {
            page = .text(try library.read(library.entries[index]))
        } catch {
            page = .problem(String(describing: error))
        }
        view = TextView(size: Self.textSize(size))
        menu.setCurrent(index)
        isContentStale = true
        isPanelStale = true
    }

    // MARK: Sizes

    static func textSize(_ size: Size) -> Size {
        Size(width: size.width, height: max(1, size.height - titleHeight))
    }

    var isTooSmall: Bool {
        size.width < Self.leastSize.width || size.height < Self.leastSize.height
    }

    /// Gives the panel the drawer's length, and the menu the rows that fit on it.
    mutating func fitPanel() {
        let length = drawers.drawers[0].length
        let wanted = Size(width: length, height: size.height)
        if panel.size != wanted { panel.reset(size: wanted) }
        menu.height = MenuView.rows(on: wanted)
        isPanelStale = true
    }

    mutating func resize(to size: Size) {
        self.size = size
        content.reset(size: size)
        view.resize(to: Self.textSize(size), in: page.source)
        fitPanel()
        isContentStale = true
    }

    // MARK: Drawing

    /// Draws the screen: the content, and the drawer where it is out.
    public mutating func draw(into frame: inout Surface, theme: Theme) {
        if drawnTheme != theme {
            drawnTheme = theme
            isContentStale = true
            isPanelStale = true
        }
        if isTooSmall { return drawTooSmall(into: &frame, theme: theme) }
        if isContentStale { drawContent(theme) }
        if let front = drawers.front, let stage = Stage(front) {
            if isPanelStale { drawPanel(theme) }
            Compositor(theme: theme).compose(
                content: content, panel: panel, stage: stage, into: &frame)
        } else {
            frame.copy(content)
        }
        if showsHelp {
            Card(heading: "Keys and mouse", lines: ReaderCommand.keyTable)
                .draw(on: &frame, theme: theme)
        }
    }

    private mutating func drawContent(_ theme: Theme) {
        let source = page.source
        TitleBar(title: printable(library.entries[current].title), detail: position)
            .draw(on: &content, theme: theme)
        view.draw(
            source, on: &content, at: Point(x: 0, y: Self.titleHeight), theme: theme)
        isContentStale = false
    }

    private mutating func drawPanel(_ theme: Theme) {
        let count = library.entries.count
        MenuView(heading: "Contents", caption: count == 1 ? "1 document" : "\(count) documents")
            .draw(menu, on: &panel, theme: theme)
        isPanelStale = false
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
