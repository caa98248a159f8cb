extension Stage {
    /// A place on the screen in the cells of the content.
    public func contentLocation(_ location: Location) -> Location {
        location.moved(by: -contentShift.rounded(), from: edge)
    }

    /// A place on the screen in the cells of a panel that is `length` cells long.
    public func panelLocation(_ location: Location, length: Int, screen: Size) -> Location {
        let place = location.moved(by: -Double(panelCells()), from: edge)
        let rest = Double(screen[edge.axis] - length)
        switch edge {
        case .left, .top: return place
        case .right: return Location(x: place.x - rest, y: place.y)
        case .bottom: return Location(x: place.x, y: place.y - rest)
        }
    }

    /// How far the panel is drawn from its place in an open drawer, in whole cells.
    ///
    /// Its last cell is the one that the moving edge runs through: text is not cut by it. `finely`
    /// says whether the edge is drawn to an eighth of a cell, as it mostly is.
    public func panelCells(finely: Bool = true) -> Int {
        let parts = finely ? 8.0 : 1
        return Int(((panelShift * parts + 0.5).rounded(.down) / parts).rounded(.up))
    }
}

extension Location {
    /// How far into a screen of `size` a pointer is, in cells from `edge` to the pointer's middle.
    public func distance(from edge: Edge, of size: Size) -> Double {
        switch edge {
        case .left: x + 0.5
        case .right: Double(size.width) - x - 0.5
        case .top: y + 0.5
        case .bottom: Double(size.height) - y - 0.5
        }
    }

    /// This place moved by `cells` away from `edge`, into the screen.
    fileprivate func moved(by cells: Double, from edge: Edge) -> Location {
        let way = cells * edge.openingSign
        return edge.axis == .horizontal ? Location(x: x + way, y: y) : Location(x: x, y: y + way)
    }
}
