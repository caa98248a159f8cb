internal import DrawerCanvas
internal import DrawerModel

/// A picture between two panels, each a list of pictures; the buttons for both stay alive while
/// the centre is moved aside.
struct BrowserScene: DrawerScene {
    private static let albums = [Album.animals, Album.places]

    private var album = 0
    private var index = 0
    private var size = Size(width: 0, height: 0)
    private var buttons = [TitleButton(), TitleButton()]
    /// The picture as it was last drawn, which takes longer than a frame may.
    private var canvas = Canvas()

    private struct Canvas {
        var surface = Surface(size: Size(width: 0, height: 0))
        var theme: Theme?
        var picture = (-1, -1)
    }

    private var picture: Picture { Self.albums[album].pictures[index] }

    func makePanel(at edge: Edge) -> MenuPanel {
        let side = edge == .left || edge == .top ? 0 : 1
        return MenuPanel(
            Self.albums[side].title, caption: "\(Self.albums[side].pictures.count) pictures",
            rows: Self.albums[side].pictures.enumerated().map { place, picture in
                Menu.Row(
                    label: picture.title, detail: picture.credit,
                    isCurrent: side == album && place == index)
            })
    }

    mutating func resize(to size: Size) { self.size = size }

    // MARK: Drawing

    mutating func drawContent(on surface: inout Surface, theme: Theme) {
        drawBar(on: &surface, theme: theme)
        let area = Rect(x: 0, y: 1, width: size.width, height: max(0, size.height - 3))
        refresh(area.size, theme)
        surface.draw(canvas.surface, at: area.origin)
        let foot = Rect(x: 0, y: size.height - 2, width: size.width, height: 2)
        surface.fill(foot, with: Cell(.blank, theme.text))
        surface.writeCentred(picture.title, y: size.height - 2, style: theme.text.with(.bold))
        surface.writeCentred(
            picture.note + "  " + picture.credit, y: size.height - 1, style: theme.textDetail)
    }

    private func drawBar(on surface: inout Surface, theme: Theme) {
        TitleBar(title: Self.albums[0].title, detail: Self.albums[1].title + "  ☰")
            .draw(on: &surface, theme: theme)
    }

    private mutating func refresh(_ size: Size, _ theme: Theme) {
        guard
            canvas.surface.size != size || canvas.theme != theme
                || canvas.picture != (album, index)
        else { return }
        canvas.surface.reset(size: size)
        canvas.theme = theme
        canvas.picture = (album, index)
        PictureView(picture).draw(
            on: &canvas.surface, in: Rect(x: 0, y: 0, width: size.width, height: size.height),
            theme: theme)
    }

    // MARK: Events

    private var leftButton: Range<Int> { 0..<(4 + Self.albums[0].title.columns) }
    private var rightButton: Range<Int> {
        max(0, size.width - Self.albums[1].title.columns - 5)..<size.width
    }

    /// The buttons in the title row.
    func claim(at cell: Point) -> DrawerSet.Claim {
        cell.y == 0 && (leftButton.contains(cell.x) || rightButton.contains(cell.x)) ? .control : []
    }

    mutating func handle(_ event: InputEvent, _ drawers: inout Drawers<MenuPanel>) -> Reaction {
        for (place, columns) in [leftButton, rightButton].enumerated()
        where buttons[place].isPressed(by: event, in: columns) {
            drawers.toggle(drawers.set.drawers[place].edge)
            return .redraw
        }
        if case .key(let press) = event, press.modifiers.isEmpty {
            if press.key == .down { return step(1) }
            if press.key == .up { return step(-1) }
        }
        return .none
    }

    /// The next or the previous picture of the album.
    private mutating func step(_ way: Int) -> Reaction {
        let count = Self.albums[album].pictures.count
        index = (index + way + count) % count
        return .redraw
    }

    mutating func chose(
        row: Int, at edge: Edge, _ drawers: inout Drawers<MenuPanel>
    ) -> Reaction {
        album = edge == .left || edge == .top ? 0 : 1
        index = row
        drawers.move(edge, to: .closed)
        return .redraw
    }
}

extension Surface {
    /// Writes one row of text in the middle.
    fileprivate mutating func writeCentred(_ text: String, y: Int, style: Style) {
        let width = min(text.columns, size.width)
        writeShortened(
            text, at: Point(x: (size.width - width) / 2, y: y), style: style, limit: size.width)
    }
}
