internal import DrawerModel

/// A surface taken apart into what a picture of it is made of, from back to front.
struct Picture: Hashable {
    /// Where the cells are.
    let grid: PictureGrid
    private let scheme: ColorScheme
    /// Backgrounds other than the picture's own; no two of them overlap.
    private(set) var papers: [PictureRect] = []
    /// Blocks and lines.
    private(set) var shapes: [PictureRect] = []
    /// Everything else.
    private(set) var texts: [PictureText] = []

    /// The picture of a surface in exact colours.
    init(of surface: Surface, scheme: ColorScheme) {
        grid = PictureGrid(size: surface.size)
        self.scheme = scheme
        for y in 0..<surface.size.height {
            for x in 0..<surface.size.width {
                let isWide = x + 1 < surface.size.width && surface[x + 1, y].glyph == .continuation
                add(surface[x, y], at: Point(x: x, y: y), columns: isWide ? 2 : 1)
            }
        }
        papers = PictureRect.merged(papers)
        shapes = PictureRect.merged(shapes)
    }

    private mutating func add(_ cell: Cell, at place: Point, columns: Int) {
        let (ink, paper) = scheme.seen(cell.style)
        if paper != scheme.background {
            papers.append(PictureRect(area: grid.bleed(Self.whole, in: place), color: paper))
        }
        if cell.style.attributes.contains(.underline) {
            shapes.append(PictureRect(area: grid.place(Self.underline, in: place), color: ink))
        }
        if cell.glyph == .blank || cell.glyph == .continuation { return }
        if let block = BlockShape(cell.glyph) {
            let color = paper.mixed(with: ink, block.strength)
            shapes += block.parts.map { PictureRect(area: grid.bleed($0, in: place), color: color) }
        } else if let line = LineShape(cell.glyph) {
            shapes += line.parts.map { PictureRect(area: grid.place($0, in: place), color: ink) }
        } else {
            let lettering = Lettering(
                cell.glyph, columns: columns, attributes: cell.style.attributes)
            add(PictureText(lettering, at: place, color: ink))
        }
    }

    private mutating func add(_ text: PictureText) {
        if texts.isEmpty || !texts[texts.count - 1].join(text) { texts.append(text) }
    }

    private static let whole = Rect(
        x: 0, y: 0, width: PictureGrid.cell.width, height: PictureGrid.cell.height)
    private static let underline = Rect(
        x: 0, y: PictureGrid.baseline + 3, width: PictureGrid.cell.width, height: 2)
}

extension ColorScheme {
    /// The exact colours in which a style is seen.
    fileprivate func seen(_ style: Style) -> (ink: Color, paper: Color) {
        var ink = exact(foreground: style.foreground)
        var paper = exact(background: style.background)
        if style.attributes.contains(.reverse) { swap(&ink, &paper) }
        if style.attributes.contains(.faint) { ink = ink.mixed(with: paper, 0.5) }
        return (ink, paper)
    }
}
