public import DrawerModel

extension DrawerHost {
    /// What the scene's title says.
    public var title: String { scene.title }

    /// The cursor of the panel or the content, whichever has the keyboard, where that is now.
    public var cursor: Point? {
        let screen = drawers.set.screen
        if let edge = drawers.permanent?.edge, drawers.isStanding(edge), drawers.hasFocus(edge) {
            let start = edge == .left ? 0 : screen.width
            return shown(drawers[edge]?.cursor, from: Point(x: start, y: 0))
        }
        let target = drawers.set.focus
        let place = drawers.set.location(Location(x: 0, y: 0), in: target)
        let isBeside = drawers.permanent.map { $0.isStanding && $0.edge == .left } ?? false
        let start = Point(
            x: (isBeside ? size.width - screen.width : 0) - Int(place.x.rounded()),
            y: -Int(place.y.rounded()))
        switch target {
        case .content: return shown(scene.cursor, from: start)
        case .menu(let edge): return shown(drawers[edge]?.cursor, from: start)
        }
    }

    /// A cell of a layer that begins at `start`, or the cell of the screen that is nearest to it.
    private func shown(_ cell: Point?, from start: Point) -> Point? {
        cell.map {
            Point(
                x: max(0, min(size.width - 1, start.x + $0.x)),
                y: max(0, min(size.height - 1, start.y + $0.y)))
        }
    }
}
