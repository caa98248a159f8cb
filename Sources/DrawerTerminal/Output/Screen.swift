internal import DrawerCanvas
internal import DrawerModel

/// The terminal's screen: takes whole frames and says which bytes bring the terminal there.
final class Screen {
    /// Whether the cursor is shown where a frame has a place for it.
    var showsCursor = false

    private let terminal: Capabilities
    private var encoder: FrameEncoder
    private var size: Size
    private var hasBegun = false

    /// A screen whose contents are unknown; nothing is sent.
    init(_ terminal: Capabilities, size: Size) {
        self.terminal = terminal
        self.size = size
        encoder = FrameEncoder(terminal, size: size)
    }

    /// The colours in use.
    var depth: ColorDepth { terminal.depth }

    /// Fits the screen to the terminal's new size; the next frame is painted whole.
    func resize(to size: Size) {
        self.size = size
        encoder = FrameEncoder(terminal, size: size)
    }

    /// Has the next frame painted whole, as when the terminal's contents are unknown.
    func forget() { encoder.forget() }

    /// Appends to `bytes` what makes the terminal show `frame`, which has the screen's size, with its
    /// cursor at a cell of it, or anywhere where that is nil. Afterwards there is another one in it.
    func present(_ frame: inout Surface, cursor: Point? = nil, into bytes: inout [UInt8]) {
        if !hasBegun {
            hasBegun = true
            bytes += terminal.begin
        }
        encoder.encode(&frame, cursor: cursor, showsCursor: showsCursor, into: &bytes)
    }

    /// Appends what gives the screen back. Frames may follow all the same.
    func stop(into bytes: inout [UInt8]) {
        guard hasBegun else { return }
        hasBegun = false
        encoder.forget()
        var brush = Brush(terminal, size: size)
        bytes += terminal.unstyle
        brush.move(to: Point(x: 0, y: size.height - 1), &bytes)
        bytes += leaveSequence
    }

    /// What gives the screen back, wherever the cursor is.
    ///
    /// The cursor is shown last: with the normal screen a terminal may bring back a hidden one.
    var leaveSequence: [UInt8] { terminal.end + terminal.showCursor }
}
