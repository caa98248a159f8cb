internal import DrawerCanvas
internal import DrawerModel

/// Says which bytes bring a terminal from the frame that it shows to the next one.
///
/// A value that knows no terminal but by its capabilities. What it needs for a frame it keeps for
/// the next, so that from the third one on frames of one size allocate nothing.
struct FrameEncoder {
    let size: Size
    var brush: Brush
    private var fitting: Fitting
    private var isKnown = false
    private var isCursorShown = false

    /// The frame that the terminal shows, in styles that it has, unless it shows nothing.
    private(set) var shown: [Cell] = []
    private(set) var showsNothing = false
    /// A row that shows nothing.
    let blankRow: [Cell]
    var runs: [Run] = []
    var groups: [RunGroup] = []

    /// An encoder for a terminal whose screen shows anything.
    init(_ terminal: Capabilities, size: Size) {
        self.size = size
        brush = Brush(terminal, size: size)
        fitting = Fitting(terminal)
        blankRow = Array(repeating: Cell(), count: size.width)
    }

    /// Has the next frame painted whole.
    mutating func forget() { isKnown = false }

    /// Appends what makes the terminal show `frame`, which has the encoder's size, with its cursor at
    /// `cursor`, shown or not; anywhere where that is nil. What is in the frame afterwards is another
    /// one: its cells are kept as those that are shown.
    mutating func encode(
        _ frame: inout Surface, cursor: Point?, showsCursor: Bool, into bytes: inout [UInt8]
    ) {
        if !isKnown { clear(&bytes) }
        frame.cells.withUnsafeMutableBufferPointer { fitting.fit($0) }
        frame.withCells { cells in
            findRuns(in: cells)
            paintRuns(of: cells, &bytes)
        }
        // There are two lists of cells from the second frame on.
        if shown.isEmpty { shown = frame.cells } else { swap(&shown, &frame.cells) }
        showsNothing = false
        place(cursor, isShown: showsCursor, &bytes)
    }

    private mutating func clear(_ bytes: inout [UInt8]) {
        isKnown = true
        isCursorShown = false
        bytes += brush.terminal.hideCursor
        brush.clear(&bytes)
        showsNothing = true
    }

    private mutating func place(_ cursor: Point?, isShown: Bool, _ bytes: inout [UInt8]) {
        if let cursor { brush.move(to: cursor, &bytes) }
        let isShown = isShown && cursor != nil
        guard isShown != isCursorShown else { return }
        isCursorShown = isShown
        bytes += isShown ? brush.terminal.showCursor : brush.terminal.hideCursor
    }
}
