extension DrawerSet {
    /// Whose layer a pointer at `location` is over; of content that is under a drawer, or beside one
    /// as a snapshot, nobody's.
    public func target(at location: Location) -> Target? {
        guard drawers.contains(where: \.isShown) else { return .content }
        guard let front, let stage = Stage(front), front.isShown else { return nil }
        if distance(of: location, from: front.edge) < stage.boundary { return .menu(front.edge) }
        return front.leavesContentLive ? .content : nil
    }

    /// A place on the screen in the cells of a layer, wherever that layer is now.
    public func location(_ location: Location, in target: Target) -> Location {
        switch target {
        case .content:
            guard let front, let stage = Stage(front) else { return location }
            return location.moved(by: -stage.contentShift.rounded(), from: front.edge)
        case .menu(let edge):
            guard let drawer = self[edge], let stage = Stage(drawer) else { return location }
            let place = location.moved(by: -stage.panelShift.rounded(), from: edge)
            let rest = Double(screen[edge.axis] - drawer.length)
            switch edge {
            case .left, .top: return place
            case .right: return Location(x: place.x - rest, y: place.y)
            case .bottom: return Location(x: place.x, y: place.y - rest)
            }
        }
    }

    /// How far into the screen a pointer is, in cells from `edge` to the pointer's middle.
    func distance(of location: Location, from edge: Edge) -> Double {
        switch edge {
        case .left: location.x + 0.5
        case .right: Double(screen.width) - location.x - 0.5
        case .top: location.y + 0.5
        case .bottom: Double(screen.height) - location.y - 0.5
        }
    }

    /// Forwards a report in the receiver's own cells.
    func forward(_ report: MouseReport, to target: Target) -> Outcome {
        var report = report
        report.location = location(report.location, in: target)
        return .forward(target, .mouse(report))
    }
}

extension Location {
    /// This place moved by `cells` away from `edge`, into the screen.
    fileprivate func moved(by cells: Double, from edge: Edge) -> Location {
        let way = cells * edge.openingSign
        return edge.axis == .horizontal ? Location(x: x + way, y: y) : Location(x: x, y: y + way)
    }
}

extension Drawer {
    /// Whether what it leaves uncovered of the content is the content itself and takes input.
    var leavesContentLive: Bool {
        configuration.content == .live && configuration.style != .cover
    }
}
