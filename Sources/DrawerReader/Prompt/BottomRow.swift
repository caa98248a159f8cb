internal import DrawerCanvas
internal import DrawerModel

/// The row at the bottom of the text, in which a line is being typed.
struct BottomRow {
    private static let margin = 1
    /// The columns that a remark leaves to what is typed at least.
    private static let leastRoom = 12

    private let mark: String
    private let line: LineEditor
    private let remark: String

    /// What is typed after `mark`, with a remark at the right.
    init(_ mark: String, _ line: LineEditor, remark: String) {
        self.mark = mark
        self.line = line
        self.remark = remark
    }

    /// The column of the cursor in a row of `width` columns.
    func cursor(width: Int) -> Int { Self.margin + mark.columns + visible(width).columns }

    /// Draws it over the last row of a surface.
    func draw(on surface: inout Surface, theme: Theme) {
        let width = surface.size.width
        let y = surface.size.height - 1
        if y < 0 || width == 0 { return }
        surface.fill(
            Rect(x: 0, y: y, width: width, height: 1), with: Cell(.blank, theme.title))
        let start = Point(x: Self.margin, y: y)
        let text = mark + visible(width) + printable(line.after)
        let room = width - Self.margin - remarkRoom(width)
        surface.write(text, at: start, style: theme.title, limit: room)
        let end = width - Self.margin - remarkRoom(width) + 2
        surface.writeShortened(
            remark, at: Point(x: end, y: y), style: theme.titleDetail,
            limit: remarkRoom(width) - 2)
        let column = cursor(width: width)
        if column < width {
            let style = surface[column, y].style
            surface[column, y].style = style.with(style.attributes.symmetricDifference(.reverse))
        }
    }

    /// What is seen of the text before the cursor: its end, where it is long.
    private func visible(_ width: Int) -> String {
        let room = max(1, width - Self.margin - mark.columns - remarkRoom(width) - 1)
        var text = printable(line.before)[...]
        while text.count > 1, String(text).columns > room { text = text.dropFirst() }
        return String(text)
    }

    /// The columns of the remark, with a gap before it and the margin behind it.
    private func remarkRoom(_ width: Int) -> Int {
        guard !remark.isEmpty else { return 0 }
        let room = width - Self.leastRoom
        return room < Self.leastRoom ? 0 : min(room, remark.columns + 2 + Self.margin)
    }
}
