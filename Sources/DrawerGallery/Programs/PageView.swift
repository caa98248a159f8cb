internal import DrawerCanvas
internal import DrawerModel

/// A page of headings and paragraphs, wrapped to a column that is easy to read.
struct PageView {
    /// A piece of a page.
    enum Block: Hashable, Sendable {
        case heading(String)
        case paragraph(String)
        case detail(String)
    }

    /// From the top.
    var blocks: [Block]
    /// The first row shown.
    private(set) var top = 0

    private static let widest = 72

    init(_ blocks: [Block]) { self.blocks = blocks }

    /// Scrolls, on an area of this size, as far as there is something to show.
    mutating func scroll(by rows: Int, on size: Size) {
        top = max(0, top + rows)
        guard top > 0 else { return }
        top = max(0, min(top, self.rows(width: Self.width(size)).count - size.height))
    }

    /// Draws what fits into `area`.
    func draw(on surface: inout Surface, in area: Rect, theme: Theme) {
        surface.fill(area, with: Cell(.blank, theme.text))
        let width = Self.width(area.size)
        let x = area.minX + (area.size.width - width) / 2
        let rows = rows(width: width).dropFirst(top).prefix(area.size.height)
        for (offset, row) in rows.enumerated() {
            let style = style(of: row.block, theme)
            surface.write(row.text, at: Point(x: x, y: area.minY + offset), style: style)
        }
    }

    private static func width(_ size: Size) -> Int { max(1, min(widest, size.width - 6)) }

    private func style(of block: Block, _ theme: Theme) -> Style {
        switch block {
        case .heading: theme.text.with(.bold)
        case .paragraph: theme.text
        case .detail: theme.textDetail
        }
    }

    /// All rows at this width, with a blank one before each block.
    private func rows(width: Int) -> [(text: String, block: Block)] {
        blocks.flatMap { block in
            [("", block)] + Self.wrapped(Self.text(of: block), width: width).map { ($0, block) }
        }
    }

    private static func text(of block: Block) -> String {
        switch block {
        case .heading(let text), .paragraph(let text), .detail(let text): text
        }
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            var rows: [String] = []
            var next = 0
            repeat {
                let row = LineBreaker.row(of: bytes, from: next, width: width)
                rows.append(String(decoding: bytes[row.bytes], as: UTF8.self))
                next = row.next
            } while next < bytes.count
            return rows
        }
    }
}
