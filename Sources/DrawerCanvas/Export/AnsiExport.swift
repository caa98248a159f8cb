internal import DrawerModel

/// A surface as text with its colours and attributes, for a terminal that shows it as a text.
///
/// Of all control sequences it has only those that set the style. Each line begins and ends in the
/// terminal's own style, so that lines can be cut out, and nothing is left behind.
public struct AnsiExport: Hashable, Sendable {
    /// The colours that the terminal has.
    public var depth: ColorDepth

    /// An export for a terminal with so many colours.
    public init(depth: ColorDepth) { self.depth = depth }

    /// The text of the surface; each line ends with a line feed.
    public func text(of surface: Surface) -> String {
        var reducer = ColorReducer(to: depth)
        var text: [UInt8] = []
        for y in 0..<surface.size.height {
            let row = (0..<surface.size.width).map { surface[$0, y].reduced(by: &reducer) }
            Self.append(row, to: &text)
            text.append(UInt8(ascii: "\n"))
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func append(_ cells: [Cell], to text: inout [UInt8]) {
        var style = Style()
        let end = cells.lastIndex { !$0.isUnseen } ?? -1
        for cell in cells[...end] where cell.glyph != .continuation {
            let next = cell.style(after: style)
            StyleChange(from: style, to: next).append(to: &text)
            text += cell.glyph.printed.utf8
            style = next
        }
        StyleChange(from: style, to: Style()).append(to: &text)
    }
}

extension Cell {
    fileprivate func reduced(by reducer: inout ColorReducer) -> Cell {
        Cell(glyph, reducer.reduce(style))
    }

    /// Whether it looks like a place where nothing was written.
    fileprivate var isUnseen: Bool { glyph == .blank && style(after: Style()) == Style() }
}
